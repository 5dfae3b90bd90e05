### Daily deals.

what = { $deals } deals, the same for everybody, with the rules of { $rules }. Three bots ({ $bots }) play with you. You get the deals in your own order, each of them once.
what-guest = { $deals } deals, the same for all guests, with the rules of { $rules }. Three bots ({ $bots }) play with you. Each deal is played once.
until = You have until { $time }, which is midnight UTC. Then everybody sees how the others did.
players = { $count ->
    [0] Nobody has played yet.
    [one] One person has played.
   *[other] { $count } people have played.
 }
begin = Play the first deal
go-on = Go on with deal { $next } of { $deals }
all-played = You have played all your deals. The results come when the day is over.
is-ranked = { $played ->
    [0] You have an account: the deals you play today are ranked.
   *[other] Your result is ranked.
 }
is-guest = As a guest you play eight deals that are the same for all guests, and at midnight you see how the others did. To be ranked, make an account before your first deal. If you make it later, you are ranked from tomorrow.
began-as-guest = You began today as a guest, so you go on with the guests' deals. From tomorrow your result is ranked.
promise = How you know that the deals were fixed in advance
promise-hint = All deals of a day come from one secret. Its hash is published the day before, the secret when the day is over. Then anybody can deal the cards again and compare.
promise-today = Today:
promise-tomorrow = Tomorrow:
archive = Earlier days
no-days = No day is over yet.
places = Ranking
places-hint = The share is of all matchpoints: two for each other table that a result beats, one for each that it equals. When few tables played a deal, the share moves toward half. A deal that was not played counts nothing. Guests and the bots of the house are shown without a place.
place = Place
name = Name
share = Share
difference = Points from the mean
deals = Deals
nobody = Nobody played on this day.
you-are = { $name } (you)
the-house = The house ({ $bots } in every chair)
grade = Your field rating is { $grade }, over { $count } deals.
boards = The deals
board = Deal { $board }
your-line =
    { $contract }, { $count ->
         [one] { $points } point
        *[other] { $points } points
    }, { $share }
passed = Everybody passed
guests = Guests
guests-hint = Guests have eight deals of their own, the same for all of them. They are compared with each other and with the house.
guest-boards = The guests' deals
secret = The secret of this day
secret-hint = First the secret that all deals came from, then its hash, which was shown the day before. The page on daily deals in the documentation says how to check them.
cards = The cards
kitty = Kitty
dealer = dealt
joker = { $card ->
    [BJ] Big Joker
   *[LJ] Little Joker
 }
seat = { $seat ->
    [player] Player
    [left] Left
    [partner] Partner
   *[right] Right
 }
lines = Results
came = { $contract } by { $seat }, { $came ->
    [made] made
   *[set] set
 } with { $books ->
    [one] one book
   *[other] { $books } books
 }.
worth =
    { $count ->
         [one] { $points } point
        *[other] { $points } points
    }, { $share } of the matchpoints.
dummy = With all hands open: { $count ->
    [one] one book
   *[other] { $count } books
 }.
replay = Replay
coach = Ask the coach
tile-hint = The same eight deals for everybody, and three bots at your table. At midnight UTC you see how the others did.
tile-played = You have played { $played } of { $deals }.
tile-go = Today's deals
tile-latest = The last results
your-day = Your day: { $share }
your-place = Place { $place } of { $count }.
deal-share = Deal { $board }: { $share }
deal-missed = Deal { $board }: not played
half-line = The dashes mark half of the matchpoints.
field = How everybody did
field-words =
    { $count ->
         [one] One result
        *[other] { $count } results
    }, from { $low } to { $high }; the middle is { $middle }.
field-you = Yours is { $share }.
share-day = Share
average-table = An average table
share-title = Bid Whist, the eight deals of { $day }
day-copied = Copied. It gives no card away.
copy-failed = Please copy it by hand: { $words }
