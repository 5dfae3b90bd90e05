### Solve a deal.

what-it-does = With all hands open and best play by everybody: how many books does each declarer make? Your browser works it out, and sends nothing to the server.
the-deal = The deal
deal-text = A deal as text
deal-hint = The first seat, then four hands clockwise: spades.hearts.diamonds.clubs, then jokers as B and L.
solve-it = Solve
seed = Or a seed
deal-it = Deal
seed-hint = A seed always deals the same cards: those of a match’s first deal by the classic rules. The kitty stays out.
no-deal = Write the first seat and four hands, as in N:AK..3. QJ..4. T9..5. 87..6.
no-hand = A hand is spades.hearts.diamonds.clubs, with a fifth part for jokers: { $word }
no-such-card = There is no such card in a hand: { $word }
card-twice = This card is there twice: { $word }
other-sizes = The hands have different sizes: { $word }
no-cards = The hands have no cards.
who-leads = Who leads first
leader = { $who ->
    [declarer] The declarer
   *[left] The player left of the declarer
 }
aces-low = Aces are low in downtown
seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
 }
seat-brief = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] W
 }
books = { $count ->
    [one] { $count } book
   *[other] { $count } books
 }
figure-of = { $seat }, { $plan }: { $books }
not-yet = { $seat }, { $plan }: not solved yet
declarer = Declarer
solving = Solved so far: { $done } of { $all }
all-solved = All { $all } contracts are solved.
choose-one = Choose a number to play that contract card by card.
hands = The hands
holds-none = no cards
lies = on the table: { $card }
contract = { $seat } plays { $plan }
value-means = The number beside a card is how many books the declaring team makes in all if it is played now. A star marks the best.
to-play = { $seat } to play
so-far = Books so far: declaring team { $won }, defenders { $lost }
is-over = It is over. The declaring team has { $books }.
card-value = { $card }: { $books }
best = best
played = { $seat }: { $card }
takes = { $seat } wins the book.
back = Back
play-best = Play a best card
to-start = To the start
copy-link = Copy the link
cannot = This browser cannot run the solver, or this page was built without it. Where bidwhist is installed, this command does the same:
broke = The solver could not be loaded. Reload the page to try again.
