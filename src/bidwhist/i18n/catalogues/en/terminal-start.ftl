### The start of the terminal: its menu, the settings, the palette of commands.

tui-start = { $item ->
    [resume] Go on
    [new] New match
    [rules] Rules
    [bots] Bots
    [name] Your name
    [learn] Learn
    [settings] Settings
   *[leave] Leave
 }
tui-start-says = { $item ->
    [new] you and three bots
    [kept] the waiting match is kept as a record
    [learn] a lesson, exercises, pictures, a first deal
   *[settings] language, colours, pace
 }
tui-start-waiting = { $table }: { $score }, deal { $deal }
tui-choose = { $what ->
    [rules] Which rules?
    [bots] How strong are the bots?
    [name] What are you called?
    [learn] Learn the game
    [settings] Settings
    [language] Language
    [theme] Colours
    [suits] Suits
   *[pace] How quickly the bots act
 }
tui-named = { $setting }: { $value }
tui-draft = { $language } (draft)
tui-theme = { $theme ->
    [dark] dark
    [light] light
    [contrast] high contrast
   *[plain] without colours
 }
tui-suits = { $suits ->
    [four] a colour for each suit
   *[two] two colours
 }
tui-pace = { $pace ->
    [slow] slowly
    [usual] as people do
    [quick] quickly
   *[at-once] at once
 }
tui-search = Search commands …
tui-none-found = No such command
tui-name-needs = a name needs a letter or two: { $name }
tui-lesson-over = That is the game. Now a first deal with three bots?
