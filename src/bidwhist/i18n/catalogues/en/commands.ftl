### The command line: what commands say to people. What programs read (JSON, CSV) has no words from here.

cli-error = error: { $words }
cli-note = note: { $words }
cli-stopped = stopped
cli-output = output
cli-own-fault = a fault in bidwhist itself, { $fault } (BIDWHIST_DEBUG=1 shows where)
cli-more = { $words } ({ $command } --help tells more)
cli-percent = { $number } %

## Counts.
cli-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
 }
cli-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
 }
cli-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
cli-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## What is wrong with a command line, where the library of command lines finds it.
cli-no-option = No such option: { $option }
cli-near-option = No such option: { $option }. Did you mean { $near }?
cli-no-command = No such command: { $command }
cli-missing = Missing: { $parameter }
cli-missing-command = Missing command.
cli-too-much = Got unexpected extra arguments: { $words }
cli-needs-value = { $option } requires an argument.
cli-needs-values = { $option } requires { $count } arguments.
cli-takes-no-value = { $option } does not take a value.
cli-not-one-of = Invalid value for { $parameter }: { $value } is not one of { $known }.
cli-not-in-range = Invalid value for { $parameter }: { $value } is not in the range { $range }.
cli-no-integer = Invalid value for { $parameter }: { $value } is not a valid integer.
cli-no-number = Invalid value for { $parameter }: { $value } is not a valid number.
cli-invalid-value = Invalid value for { $parameter }: { $words }
cli-goes-with = { $switch } goes with { $other }

## Files of records.
cli-in-line = { $file }, line { $line }: { $fault }
cli-no-match = --match is 1 to { $last } in { $file }: { $match }
cli-no-deal = --deal is 1 to { $last } in { $file }: { $deal }
cli-no-seat = --seat is 0 to { $last } in match { $match }: { $seat }
cli-nothing-dealt = { $file }: no cards have been dealt yet
cli-left-over = { $file } was left by a run that was stopped; continue it with --resume, or delete it
cli-two-on-stdout = the records and --json cannot both go to standard output; name a file for { $file }
cli-one-record = a .json file holds one record; end OUT in .jsonl for several
cli-which-form = say what to write with --to json or text, or end OUT in .json, .jsonl or .txt
cli-values-of-decisions = values are a column of decisions, not of { $table }
cli-all-right = { $ended ->
    [all] { $file }: { $matches }, { $deals }, all right
    [none] { $file }: { $matches }, { $deals }, all right, unfinished
   *[some] { $file }: { $matches }, { $deals }, all right, { $unfinished } unfinished
 }
cli-fair-deals = fair deals: { $words }
cli-fair-seeds = server and seats together made the seed of { $count } of these matches
cli-fair-withheld = in { $count } of them somebody withheld promised bytes
cli-fair-weak = { $count } of the blocks are of version 1; { $unbound }

## Replays.
cli-side-of = { $name }'s side
cli-match-is = Match { $match }.
cli-deal-is = Deal { $deal } of { $count }.
cli-score-is = Score: { $score }.
cli-match-not-over = The match is not over.
cli-hand-of = { $name }: { $hand }.
cli-kitty-is = Kitty: { $hand }.
cli-book = Book { $number }: { $cards }.
cli-of-match = { $file }, match { $match }
cli-film-title = Deal { $deal } of { $count }, { $table }, { $file }
cli-film-score = Score: { $score }
cli-film-no-auction = Nobody bids.
cli-film-auction = Auction: { $calls }
cli-film-begins = begins
cli-film-key = { $key ->
    [n] n next
    [p] p back
    [t] t T trick
    [d] d D deal
    [m] m M match
    [s] s seat
   *[q] q quit
 }
cli-film-dealer = { $name } (dealer)
cli-film-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
cli-film-face-down = face down
cli-film-heap = { $heap ->
    [kitty] Kitty:
   *[aside] Aside:
 }
cli-film-no-contract = { $over ->
    [no] Contract: none yet
   *[yes] Contract: none, thrown in
 }
cli-film-contract = { $name }: { $contract }. Books: { $taken }
cli-film-books = Books: { $taken }

## Deals solved.
cli-way = { $way ->
    [U] uptown
    [D] downtown
   *[B] downtown aces low
 }
cli-doing = { $what ->
    [contracts] looking at every contract
    [solving] solving
   *[playing] playing
 }
cli-solved-table = { $lead ->
    [declarer] { $direction }, lead: declarer
    [forehand] { $direction }, lead: forehand
   *[left] { $direction }, lead: left
 }
cli-solved-kitty = kitty { $cards }
cli-solved-aside = { $who } lays away { $cards }
cli-solved-contract = { $count ->
    [one] { $contract } by { $who }: { $count } trick
   *[other] { $contract } by { $who }: { $count } tricks
 }
cli-solved-seats = books for each seat with the kitty
cli-solved-nobody = nobody can make the lowest bid
cli-solved-best = { $count ->
    [one] best: { $contract } by { $who }, { $count } book for { $points }
   *[other] best: { $contract } by { $who }, { $count } books for { $points }
 }
cli-solved-where = { $place ->
    [match] match { $match }, deal { $deal }
   *[deal] deal { $deal }
 }
cli-solved-worth = { $count ->
    [one] { $where }: { $contract } by seat { $seat }, worth { $count } trick after the first lead
   *[other] { $where }: { $contract } by seat { $seat }, worth { $count } tricks after the first lead
 }
cli-solved-trick = trick { $number }:
cli-solved-gave = { $count ->
    [one] seat { $seat } { $card } gave away { $count } trick; { $better } kept it
   *[other] seat { $seat } { $card } gave away { $count } tricks; { $better } kept it
 }
cli-solved-none = no card gave anything away
cli-only-for = { $source ->
    [file] { $switches }: only for a FILE of records; a DEAL is one deal
   *[deal] { $switches }: only for a DEAL; records say it themselves
 }
cli-declarer-of-contract = --declarer goes with --contract; without it every seat is shown
cli-rules-say-so = the rules say so already: leave out { $switch }, or --rules
cli-four-hands = a deal here has four hands, and these rules are for { $count } players
cli-rules-without = these rules play without { $cards }; hint: try other --rules

## The coach.
cli-coach-no-hindsight = there is no hindsight without the compiled kernel
cli-coach-other-file = { $file }, line { $line }: not a match of the coach; delete the file, or name another
cli-coach-other-run = { $file }, line { $line }: judged by { $judge } with --seed { $seed }, not as asked now
cli-kept = kept: { $matches }; the same command with --resume goes on from there
cli-coach-several = several seats are called that; say which, 0 to { $last }: { $player }
cli-coach-nobody = nobody here is called that; there are { $names }: { $player }
cli-coach-looking = { $judge } is looking at every decision
cli-coach-found = match { $match }, { $place }: { $words }
cli-coach-to-go = { $done } of { $decisions }, about { $minutes } to go
cli-coach-title = { $tables }: { $counts } judged by { $judge } from what each could see
cli-coach-no-fault = Nothing to find fault with: no decision cost more than noise.
cli-coach-head = { $column ->
    [where] where
    [who] who
    [chances] in 100
    [books] books
    [points] points
    [hindsight] hindsight
    [all] all
    [bids] bids
    [naming] naming
    [aside] aside
    [cards] cards
    [right] decisions that were right
   *[given] given away a deal
 }
cli-coach-place = m{ $match }, { $place }
cli-coach-spoken = { $name }, { $words }
cli-coach-not-judged = { $where ->
    [book] Not judged: deal { $deal }, book { $book }, { $name }: { $action }; { $why }.
   *[deal] Not judged: deal { $deal }, { $name }: { $action }; { $why }.
 }
cli-coach-more = … and { $count } more; --json lists them all.
cli-coach-legend = { $what ->
    [right] Right: of the decisions that something hung on, those as good as the best, or nearly.
    [chances] In 100: chances to win the match; books and points: what went with them.
   *[hindsight] Hindsight: books with all cards open, which nobody could see; luck, more than mistakes.
 }

## Bots that play many matches, and the arena.
cli-contracts-head = { $column ->
    [contract] contract
    [deals] deals
    [made] made
    [set] set
    [share] made %
    [points] points a deal
   *[all] all
 }
cli-played = { $matches }, { $deals } ({ $thrown } thrown in), { $mean } deals a match, { $least } to { $most }
cli-side-won = side { $side } { $count }
cli-won-by = { $drawn ->
    [0] won by { $sides }
   *[other] won by { $sides }; drawn { $drawn }
 }
cli-ended-by = ended by { $reasons }
cli-ended = { $reason ->
    [target] target { $count }
    [floor] floor { $count }
    [boston] boston { $count }
    [deals] deals { $count }
    [sets] sets { $count }
    [renege] renege { $count }
    [set] set { $count }
   *[unfinished] unfinished { $count }
 }
cli-no-kernel = played without the compiled kernel, without which strong bots search less; every record says so
cli-kept-matches = { $done } of { $count } matches are kept in { $file }; the same command with --resume goes on from there
cli-resume-no-file = --resume continues a file, and this is not a file: { $file }
cli-other-settings = { $file } was started with other settings: in match { $match }, { $fault }
cli-more-matches = { $file } has more matches than the { $count } that are wanted
cli-bots-needed = --bots needs 1, { $sides } or { $players } names at this table: { $given }
cli-arena-head = { $column ->
    [ahead] A above B
    [deals] deals
    [declaring] tricks: declaring
    [defending] defending
    [together] together
    [points] points a deal
    [matches] matches won
    [contracts] same contracts
    [a-b] made: A v B
    [b-b] B v B
    [b-a] B v A
    [gap] sees all above B
    [share] A's share of it
    [bids] bids
    [count] contracts
    [made] made
    [no-trump] no-trump
    [at] at (made)
    [shortfall] tricks below double dummy
    [ms] ms a decision
    [mean] mean
    [longest] longest
    [auction] auction
    [declare] declare
    [discard] discard
   *[play] play
 }
cli-arena-verdict = { $name }: { $verdict } ({ $interval }, an interval that holds whenever one stops)
cli-arena-legend = A is { $first }, B is { $second }. Intervals are 95 % (Student's t over deals).
cli-arena-done = { $name }: { $done } of { $deals }
cli-arena-stopped = { $kept ->
    [yes] stopped after { $deals }; --resume { $file } goes on from here
   *[no] stopped after { $deals }
 }
cli-arena-measures = --measure takes each of { $measures } once, or { $all }: { $given }
cli-arena-one-end = either --until-ci or --sprt ends a run, not both
cli-arena-one-measure = --until-ci and --sprt need one --measure: { $measures }
cli-arena-two-bots = --bots takes two bots: { $given }; there are { $names }

## The deals of a day.
cli-daily-address = a server is named by its address, as in https://whist.example/: { $server }
cli-daily-not-over = the server has no results of that day; a day is over at midnight UTC: { $path }
cli-daily-silent = the server does not answer, { $reason }; is its address right? { $server }
cli-daily-no-table = the server does not answer as a table does: { $server }
cli-daily-no-server = results are on a server; name it, as in --server https://whist.example/
cli-daily-results = { $day }, { $table }: place, name, share of the matchpoints, deals
cli-daily-played = The day is played: { $share } of the matchpoints.
cli-daily-open = { $count ->
    [one] Your contract with all hands open: { $count } book.
   *[other] Your contract with all hands open: { $count } books.
 }
cli-daily-bots = The bots
cli-daily-line = { $came ->
    [passed] { $who }: everybody passed.
    [made] { $who }: { $contract }, made, { $points } points.
   *[set] { $who }: { $contract }, set, { $points } points.
 }

## Rules, agreements, a saved match.
cli-option = { $topic }: { $values }
cli-rules-from-to = From { $mine } to { $other }
cli-rules-alike = { $mine } and { $other } play the same.
cli-bots-play-them = Bots play them as in: { $command }
cli-saved-bots = the saved match is played by { $bots }; continue with --bots { $bots }, or start another with --new
cli-not-saved = the last steps could not be saved: { $file }
