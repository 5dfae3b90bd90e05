"""The online table: features side by side, on a platform that knows no game.

app/           the application put together: routes, start, end, peers; worker/: a worker on another host
privacy/       people who leave for good
tournaments/   events and the hall desk; daily/: eight deals a day; social/: friends and clubs
http/          a request, an answer, a connection's messages
state/         what one process has in memory: services, tables, connections
moderation/    bans, reports, words, fair play
history/       finished matches: replays, figures, the coach, logs exported and imported
tables/        a table: domain/ (its log, what a command does: pure), views/, the session that runs it, bots, access
ratings/       grades, league, experience and chips
accounts/      who people are
protocol/      what goes over the wire
platform/      transport, database, jobs, cluster, bus, limits, clock, metrics
web/           the built page, which git ignores

A feature has a pure domain, a service, a repository, routes and messages, as far as it needs them. Each folder imports
only from rows below its own; routes alone may look up, to the request that calls them.
"""
