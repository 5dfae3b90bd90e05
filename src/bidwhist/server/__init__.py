"""The online table: features side by side, on a platform that knows nothing of the game.

app/           the application put together: routes, startup, shutdown, peers; worker/: a worker on another host
offline/       a table without a server, in a browser: what of the server runs there, and what packs it
privacy/       export and erasure of personal data
tournaments/   events and the hall desk; daily/: eight deals a day; social/: friends and clubs
http/          requests, responses, a connection's messages
state/         what one process has in memory: services, tables, connections
moderation/    bans, reports, word filter, fair play
history/       finished matches: replays, statistics, the coach, export and import of logs
tables/        a table: domain/ (its log, what a command does: pure), views/, the session that runs it, bots, access
ratings/       grades, league, experience and chips
accounts/      guests, accounts, sign-in, clubs
protocol/      what goes over the wire
platform/      transport, database, jobs, cluster, bus, limits, clock, metrics
web/           the built page, which git ignores

A feature has a pure domain, a service, a repository, routes and messages, as far as it needs them. Each folder imports
only from rows below its own; only routes may also import http and state.
"""
