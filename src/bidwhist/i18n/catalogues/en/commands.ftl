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
cli-not-text = not UTF-8, so nothing is called that: { $word }

## Files of records.
cli-in-line = { $file }, line { $line }: { $fault }
cli-no-match = --match is 1 to { $last } in { $file }: { $match }
cli-no-deal = --deal is 1 to { $last } in { $file }: { $deal }
cli-no-seat = --seat is 0 to { $last } in match { $match }: { $seat }
cli-nothing-dealt = { $file }: no cards have been dealt yet
cli-left-over = { $file } was left by a run that was stopped; continue it with --resume, or delete it
cli-same-file = { $file } would be overwritten while it is read; name another file with --out
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
    [points-less] points, less luck
    [matches] matches won
    [matches-less] matches, less luck
    [equity] chance by bids alone
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
cli-arena-less-luck = Less luck: the luck of the cards is taken out, told by { $count } reference deals a deal; nobody's mean moves by it.
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
cli-daily-waits = { $file } keeps an unfinished deal with other rules, another name or another seed; finish it as it was begun, or name another file with --save
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

## Servers: start, cluster, workers.
cli-stopped-tables = stopped; every table is kept
cli-no-store = { $kind ->
    [file] there is no server's file; name it with --db: { $place }
   *[database] no server has been there: { $place }
 }
cli-not-changed = { $fault }; nothing has changed: { $place }
cli-bus-key = a bus on the network needs a key of the cluster, the same at every server and worker: { $command }
cli-one-postgresql = several servers need one PostgreSQL between them: give --store postgresql://...
cli-serve-path = letters, digits, - and _ between slashes, as in /whist, not { $named }
cli-serve-contact = mailto: with an address, or an https:// page, not { $named }
cli-serve-node = an address as people reach it, as in http://10.0.0.5:8642, not { $named }
cli-serve-count = this limit is a number, as in { $example }: { $named }
cli-serve-limit = a limit is { $rate }, so many a second and at once, or { $count }: { $named }
cli-serve-other = another server of yours has it open
cli-serve-no-bot = no table can have it: { $fault }
cli-serve-rows = { $count } rows read
cli-serve-no-export = there is no store to export: { $place }
cli-serve-open = the table is open at { $page }
cli-serve-aside = Ctrl-C ends it; tables are kept in { $place }
cli-serve-friends = friends on your network open { $page }
cli-serve-no-browser = hint: no browser was found here; open that address in one
cli-cluster-started = { $program } is started at { $url }
cli-cluster-no-nats = NATS is not installed, so servers learn of each other through PostgreSQL alone, some seconds later
cli-cluster-install = hint: apt install nats-server, and pip install nats-py
cli-cluster-nats = NATS is started at { $url }; workers may join with the key of { $file }:
cli-cluster-open = a server is open at { $url }
cli-cluster-not-started = a server could not start: { $url }; what it says is above
cli-cluster-again = { $what ->
    [nats] note: NATS has ended, and is started again
   *[server] note: a server has ended, and is started again: { $url }
 }
cli-cluster-restarted = restarted: { $url }
cli-cluster-port = nothing can listen there, { $fault }; choose another --port: { $port }
cli-nats-missing = NATS is not installed here; install nats-server, or name one with --bus
cli-nats-not-started = NATS could not start at { $url }; is the port taken?
cli-postgres-root = { $why ->
    [nobody] PostgreSQL does not run as root, and here is no user postgres; run this as another user
    [folder] PostgreSQL does not run as root, and postgres cannot enter { $folder }; run this as another user
   *[plain] PostgreSQL does not run as root; run this as another user, or name one with --store postgresql://...
 }
cli-postgres-missing = PostgreSQL is not installed here; install it, or name one with --store postgresql://...
cli-postgres-failed = { $log ->
    [yes] PostgreSQL's { $program } could not work in { $folder }: { $said }; its log is { $file }
   *[no] PostgreSQL's { $program } could not work in { $folder }: { $said }
 }
cli-says-nothing = it says nothing
cli-worker-bus = where are the servers? give --bus nats://HOST:4222, the same as to bidwhist serve
cli-worker-stopped = stopped; nothing is kept here
cli-offline-folder = offline FOLDER: where shall the files be?
cli-offline-packed = packed; a browser fetches { $size } MB of it
cli-offline-serve = offer it with: { $command }

## Events and the desk.
cli-in-file = { $file }: { $fault }
cli-director-title = a title has 1 to { $last } letters
cli-director-no-event = there is no event to print: { $file }
cli-director-stopped = stopped; the event is kept in { $file }
cli-director-entered = there are entries already; --entries is left out
cli-director-other-draw = the draw of row { $row } is another one when it is made again: { $file }
cli-director-checked = { $count } rows; every draw is the same when it is made again
cli-director-open = the director's desk is open at { $page }
cli-director-aside = Ctrl-C ends it; all is kept in { $file }
cli-director-phones = phones and the big screen open { $page }
cli-event-pairs = an event is played by two sides of two, with fixed partners
cli-event-name = an event needs a name that can be shown
cli-event-reason = a reason is needed; the log shows it
cli-no-account = no account has that name: { $name }
cli-no-event = there is no such event: { $event }
cli-event-line = { $won ->
    [yes] { $name }: { $form }, { $stage }, { $pairs }, round { $round }, won by { $winner }
   *[no] { $name }: { $form }, { $stage }, { $pairs }, round { $round }
 }
cli-event-form = { $rated ->
    [yes] { $form }, rated
   *[no] { $form }
 }
cli-event-stage = { $stage ->
    [entries] entries
    [playing] playing
    [between] between
   *[closed] closed
 }
cli-event-pairs-entered = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
 }
cli-event-enter = people enter at { $page } of the page
cli-event-head = { $column ->
    [round] round
    [table] table
    [first] first
    [second] second
    [points] points
    [why] why
    [place] place
    [pair] pair
    [wins] wins
   *[hands] hands
 }
cli-event-meeting = { $state ->
    [playing] playing
    [entered] entered
    [disputed] disputed
   *[settled] settled
 }

## Programs that play.
cli-bot-done = { $matches }, { $decisions }, { $faults } of them by a { $bot } bot
cli-bot-would = { $table ->
    [this] { $name } at { $server }: the table of { $invite }
   *[any] { $name } at { $server }: wherever it is asked to
 }
cli-bot-no-token = no token: name its file with --token, set { $variable }, or make a bot account with --new NAME
cli-bot-new = --new needs --account, who answers for the bot, and --token, the file to keep its token in
cli-bot-token-there = { $file } exists already; a token in it would be lost
cli-bot-password = The password of { $name }
cli-engine-not = { $program } is not an engine: { $fault }
cli-engine-came = { $came ->
    [passed] passed
   *[failed] FAILED
 }
cli-engine-failed = { $program } failed: { $trials }
cli-engine-name-it = name it where a bot is named: { $command }

## Looking after a server.
cli-owner-link = { $count ->
    [one] for { $count } hour this address makes the person who has it the owner: keep it to yourself
   *[other] for { $count } hours this address makes the person who has it the owner: keep it to yourself
 }
cli-owner-keys = { $count ->
    [one] { $count } key ends
   *[other] { $count } keys end
 }
cli-no-person = there is no such person: { $person }
cli-owner-place = { $kind ->
    [match] match { $id }
   *[table] table { $id }
 }
cli-owner-report = { $name } ({ $person }) at { $place }, step { $step }
cli-owner-told = { $who } is told: { $words }
cli-owner-no-ban = there is no such ban; bidwhist owner bans lists them: { $who }
cli-standings-again = { $count } matches and gifts settled again
cli-standings-empty = nobody is on this board yet: rated tables fill it
cli-standings-no-board = there is no such board: { $board }
cli-standings-head = { $column ->
    [place] place
    [who] who
    [worth] worth
    [played] played
   *[won] won
 }
cli-store-moved = { $rows } rows moved, { $own } of them of { $logs } logs; counted and compared
cli-store-replayed = { $logs } logs replayed by the rules; sha256 of all logs { $hash }
cli-store-damaged = the log of table { $table } cannot be replayed; it was copied unchanged
cli-store-start = start the server with --store { $new }; { $old } is unchanged
cli-store-whole = every log is whole
cli-store-stays = { $count ->
    [one] { $count } step stays
   *[other] { $count } steps stay
 }
cli-store-cut = { $done ->
    [would] table { $table }: { $stays }, { $cut } would be cut
   *[is] table { $table }: { $stays }, { $cut } cut
 }
cli-store-closed = { $done ->
    [would] table { $table } would be closed: a match that ended in them is kept as finished
   *[is] table { $table } is closed: a match that ended in them is kept as finished
 }
cli-store-progress = { $what ->
    [rows-copied] { $done } of { $count } rows copied
   *[logs-replayed] { $done } of { $count } logs replayed
 }
