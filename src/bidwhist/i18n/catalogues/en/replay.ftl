### Replays.

embed = Embed
embed-hint = Paste this into your own page to show this moment there.
embed-code = Code for a page
copy = Copy
copied = It is copied.
open-file = Open a file as a replay
open-hint = Choose a record of a match, or drop it anywhere on this page: a download from this site, a text record, or a deal of Trickster Cards. The server reads it and does not keep it.
open-choose = The file
open-busy = The file is being read.
open-large = This file is too large for a record of one match.
see-whole = See the whole match

## The moments of a match.
chance = { $by ->
    [you] Your chance to win the match
   *[name] { $name }’s chance to win the match
 }
chance-is = { $figure } %
moment = Moment
steps = Steps
step-first = First
step-back = Back
step-next = Next
step-last = Last
play = Play
stop = Stop
deal-now = deal { $deal }
deal-choose = Deal
where-phase = { $phase ->
    [auction] bidding
    [declare] naming
   *[discard] the kitty
 }
where-book = book { $book } of { $books }
share-moment = Share this moment
moment-copied = The link to this moment is copied.
copy-address = Copy the address of this page, please.
copy-code = Please copy the code by hand.
being-found = Loading the cards.
broke-off = This match was abandoned while the deals were mixed, before the first card.
download-record = Download the record

## The story of a deal.
books = Books
the-auction = The auction
nobody-called = Nobody has bid or passed yet.
nobody-bids = Nobody bids: the last card dealt was turned up.
no-kitty = There was no kitty to take.
book = Book
no-card = No card was played.
card-in-book = { $did ->
    [led_won] { $card }, led, wins the book
    [led] { $card }, led
    [won] { $card }, wins the book
   *[followed] { $card }
 }
joker = { $card ->
    [BJ] Big
   *[LJ] Little
 }
is-to-act = { $name } is to act
holds = holds { $cards }
holds-none = holds no cards

## The coach.
coach-title = What did each choice cost?
coach-looking = The coach is looking at every choice. This takes a few seconds.
coach-so-far = { $done } of { $decisions } choices looked at, { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
 } so far.
coach-whose = Whose choices
coach-sum = { $mattered } of { $decisions } decisions mattered; in { $good } of them nothing was better. Each deal gave away { $cost } of 100 matches on average.
coach-nothing-hung = No decision mattered much in this match.
coach-no-fault = There is nothing to improve.
coach-fault-free = The coach found no mistakes.
coach-cost = { $cost } in 100
coach-see = See it
coach-see-where = See it in { $where }
coach-more = { $count ->
    [one] And { $count } smaller one
   *[other] And { $count } smaller ones
 }
coach-judged = Judged by { $judge } from what the player could see, without the hidden cards. The figure is how many matches in 100 the choice gave away. A mistake gives away more than 1, and more than chance explains.
coach-offer = A strong bot reviews every bid and card, from what you could see and nothing more.
looking = One moment …
mistakes = Mistakes
mistakes-found = Mistakes { $count }

## What if?
what-if = What if
what-if-title = What if?
chose = { $name } chose { $way }. Choose another, and the deal is played on from there.
chose-else = something else
figure-means = The figure is how many books the declarer's team ends with if everybody saw all hands and played their best.
they-need = They need { $books }.
choices = Choices
as-it-was = as it was
choices-sought = Loading the choices.
played-on = { $way }: playing the deal on. This takes a few seconds.
moves-so-far = { $done } of about { $moves } moves played.
really = As it was played
taken-on = { $way }, { $bot } from there
tried-on = { $way } instead, { $bot } from there

## Were the deals fair?
fair-title = Were the deals fair?
fair-hint = Your browser mixes the cards again from the parts that the server and the table gave, and compares every hand.
fair-check = Check the deals
fair-holds = The deals are fair.
fair-all =
    { $deals ->
        [one] All cards of the deal are those that the mixing gives, and the server kept its promise.
       *[other] All cards of { $deals } deals are those that the mixing gives, and the server kept its promise.
    }
fair-mixed = { $names } took part in the mixing, so the server could not choose the cards.
fair-nobody-mixed = Nobody at the table took part in the mixing, so you have to trust the server for it.
fair-withheld = { $names } promised a part and did not send it.
fair-broken = This check failed.

## What does not hold; a stop is set behind it.
fault-size =
    { $whose ->
        [server] The server’s bytes: not 32 bytes
        [given] The bytes of { $name }: not 32 bytes
       *[promised] The commitment of { $name }: not 32 bytes
    }
fault-order = The chairs are out of order
fault-other-bytes = { $name } gave other bytes than committed to
fault-dealer = { $by ->
    [nobody] Deal { $deal }: the dealer is nobody at this table
   *[name] Deal { $deal }: { $name } was not to deal
 }
fault-cards = { $whose ->
    [kitty] Deal { $deal }: the seed gives the kitty other cards ({ $cards })
   *[player] Deal { $deal }: the seed gives { $name } other cards ({ $cards })
 }
fault-missing = some are missing
fault-no-block = This match has no fairness data: you have to trust the server for its cards
fault-old-way = This match was mixed the old way; bidwhist verify can check it
fault-chairs = The chairs are not those of the table
fault-server = The server’s bytes are not those it promised before the first card
fault-seed = The seed is not the one that these bytes make
fault-players = The players are not those who mixed
fault-record = This record is not complete
