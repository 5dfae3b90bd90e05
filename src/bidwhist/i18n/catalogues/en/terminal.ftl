### The terminal: its start, the table, the sheets over it, and the lines of the plain dialogue.

## Keys and answers.
tui-key = { $key ->
    [hint] Hint
    [hurry] Hurry
    [undo] Undo
    [claim] Claim
    [last] Last
    [books] Books
    [score] Score
    [rules] Rules
    [renege] Renege
    [colours] Suits
    [commands] Commands
    [help] Help
    [choose] Choose
    [sheet] Read them
    [back] Back
    [next] Next
    [first-deal] First deal
    [exercises] Exercises
    [skip] Skip
   *[quit] Quit
 }
tui-does = { $key ->
    [arrows] walk your cards or the bid box; up and down change the suit
    [enter] bids, names, plays, discards; a mouse click does the same
    [bid] 4 then d bids 4 downtown; p passes
    [done] ends the discard
    [hint] what a steady player would do, and why; Enter takes it
    [hurry] hurries the bots until it is your turn
    [undo] takes your last decision back
    [claim] claims every book that is left; granted if that is certain
    [last] the last book again
    [books] all books so far
    [score] the score sheet
    [rules] the rules of this table
    [renege] calls a renege, at tables that play by honour
    [colours] two or four colours for the suits
    [commands] every command, found by a few letters
    [help] this page (F1 too)
   *[quit] leaves; the match is saved
 }
tui-help-signs = What is raised or in brackets is allowed. (D) deals. ▸ is to act. ★ took the book. • came from the kitty. ★ BIG is the Big Joker, ☆ LITTLE the Little Joker.
tui-help-books = Players say book for a trick: six books, then every one counts. After a deal, c asks the coach which of your decisions cost something. Everything is saved as you go: close the window and the match waits here.
tui-answer = { $answer ->
    [deal] Deal
    [resume] Go on with it
    [new] New match
    [leave] Leave
    [close] Close
    [next] Next deal
    [match] See the match
    [coach] Coach
    [renege] Renege
    [undo] Undo
    [table] Table
    [rematch] Rematch
    [result] Back to the result
   *[none] None
 }
tui-title = { $sheet ->
    [last] Last book
    [books] Books so far
    [score] Score sheet
    [rules] Rules of this table
    [help] Help
    [coach] The coach
    [renege] Call a renege
    [back] Welcome back
   *[new] A new match
 }
tui-deal = Deal { $deal }
tui-too-small = The table needs { $columns } by { $rows };
    this window has { $width } by { $height }.
    Make it larger, or press { $key } to leave.
    The match is saved.
tui-needs-no-room = needs no room.

## The table.
tui-not-saved = NOT SAVED
tui-to-and-deal = to { $target } · deal { $deal }
tui-auction-stands = Auction: { $bid } stands
tui-auction-none = Auction: nobody has bid yet
tui-way = { $way ->
    [U] uptown
    [D] downtown
    [N] no-trump
   *[none] bid
 }
tui-suit = { $suit ->
    [C] ♣ clubs
    [D] ♦ diamonds
    [H] ♥ hearts
    [S] ♠ spades
   *[N] no-trump
 }
tui-jokers-must-go = jokers must go in no-trump
tui-aside-full = { $count ->
    [one] One card is discarded; take it back first.
   *[other] { $count } cards are discarded; take one back first.
 }
tui-aside = { $done } of { $all } discarded
tui-kitty-marks = • from the kitty
tui-nothing-yet = nothing yet
tui-done = Done
tui-face = { $face ->
    [LJ] LITTLE
    [BJ] BIG
    [lit] LIT
    [big] BIG
    [joker] JOKER
    [jack] JACK
    [queen] QUEEN
   *[king] KING
 }
tui-role = { $role ->
    [declarer] declarer
   *[partner] partner
 }
tui-to-do = { $phase ->
    [auction] to bid
    [declare] to name it
    [discard] to discard
   *[play] to play
 }
tui-takes-it = takes it
tui-passed = passed
tui-has-bid = bid { $bid }
tui-kitty = { $count ->
    [one] kitty, { $count } card
   *[other] kitty, { $count } cards
 }
tui-kitty-sported = the kitty, sported
tui-hint = Hint: { $words }
tui-hint-discard = Hint, Enter takes it: { $words }
tui-which-renege = In which book did they renege? Press its number; a is 10, b is 11 and so on.
tui-advised = { $what }.

## The sheet beside the table, and the score.
tui-score = Score
tui-to = to { $target }
tui-thrown-in = thrown in
tui-trumps = Trumps
tui-trumps-turned = trumps { $suit }, turned up
tui-turned-up = { $card } turned up
tui-came = { $came ->
    [boston] Boston
    [made] made
    [swept] set, Boston
   *[set] set
 }
tui-auction = Auction
tui-books = Books
tui-last-book = Last book
tui-before-it = Before it
tui-led-by = led by
tui-taker-last = the cards, the taker last
tui-conventions = Conventions
tui-no-deal-yet = No deal is finished yet.
tui-score-line = score
tui-times-set = times set
tui-deal-line = deal
tui-goal = First to { $target }
tui-goal-floor = { $goal }, or { $floor } loses
tui-goal-sets = { $goal }, or who is set { times } loses
tui-goal-deals = { $deals ->
    [one] { $goal }, or after { $deals } deal
   *[other] { $goal }, or after { $deals } deals
 }
tui-no-book-yet = No book is finished yet.
tui-put-aside = Discarded: { $cards }
tui-took-book = { $by ->
    [you] ★ You took book { $book }.
   *[name] ★ { $name } took book { $book }.
 }
tui-score-stands = Score: { $score }.
tui-in-kitty = kitty
tui-in-aside = aside
tui-match-waits = A match waits for you by { $table }: { $score }, deal { $deal }.
tui-clockwise = Clockwise from your left: { $names }.
tui-your-partner = { $name } is your partner.
tui-by-honour = Played by honour: any card may be laid; g calls a renege.
tui-taken-back = Taken back.
tui-nothing-to-take-back = there is nothing to take back in this deal

## Saving.
tui-cannot-save = This match cannot be saved ({ $why }). Play goes on; saving is tried at every step.
tui-saved-again = The match is saved again.
tui-played-elsewhere = this match is being played elsewhere; go on there, or use --save: { $file }
tui-damaged = the saved match is damaged and was set aside as { $aside }: { $why }
tui-only-file = a match can be saved in a file only: { $file }
tui-record-lost = The record of the match could not be kept ({ $why }).
tui-set-aside = The record of the match could not be kept ({ $why }), so the match was set aside as { $aside }.
tui-goes-on = Saved. { $command } goes on from here.
tui-is-kept = The match is kept. To see what each decision cost: { $command }
tui-own-rules = It goes on by its own rules; a new match goes by { $options }.
tui-no-pictures = this terminal draws no pictures (TERM={ $kind })
tui-no-signs = this terminal has no signs for cards (it writes { $encoding }, and { $needed } is needed)
tui-by-lines = note: { $why }, so the game is printed line by line, as with --plain

## The coach.
tui-coach-begins = The coach sits down with your cards …
tui-coach-progress = { $count ->
    [one] The coach has looked at { $done } of your { $count } decision …
   *[other] The coach has looked at { $done } of your { $count } decisions …
 }
tui-coach-nothing = Nothing to find fault with.
tui-coach-where = { $where ->
    [bid] The bidding
    [naming] The naming
    [discard] The kitty
   *[play] Book { $book }
 }
tui-coach-found = { $where }: { $words }
tui-coach-in-all = Decisions with a choice: { $judged }. As good as any, or nearly: { $good }.
tui-coach-cost = { $count ->
    [one] The others gave away { $count } chance in 100 to win the match.
   *[other] The others gave away { $count } chances in 100 to win the match.
 }
tui-coach-judge = The judge is a bot, { $level }, and goes by what you could see, not by the others' cards.
tui-level = { $level ->
    [random] random
    [beginner] beginner
    [casual] casual
    [steady] steady
    [strong] strong
    [champion] champion
   *[other] { $level }
 }
tui-coach-later = The coach looks at a deal when it is over.

## The plain dialogue. The words to type are the same in every language.
tui-go-on = Go on with it? yes or no.
tui-yes-or-no = Please write yes or no.
tui-a-call = { $who }: { $call }.
tui-new-match = A new match.
tui-you-may = You may: { $what }.
tui-discard-these = discard and { $count } of { $hand }
tui-among-them = { $cards } among them
tui-renege-and-book = renege and a book
tui-name-the-book = Name the book, as in: renege 3.
tui-not-over = The match is not over.
tui-played-once = A deal that is compared with others is played once.
tui-your-hand = Your hand: { $hand }.
tui-no-cards-left = no cards left
tui-on-the-table = On the table: { $cards }.
tui-nothing = nothing
tui-nothing-to-decide = There is nothing to decide.
tui-dialogue-help =
    Bids: 4u, 4d, 4n, or 4 where bids are numbers alone; pass.
    Naming: spades, hearts downtown, no-trump uptown, or downtown where the suit is settled.
    Kitty: discard 2c 3c 4d and so on. Cards are rank and suit, as ah, td, 9c; bj and lj are the jokers.
    Play: ah.
    At any time: hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
    After a deal: next, coach. After a match: rematch, coach.
    Players say book for a trick. The match is saved at every decision.
