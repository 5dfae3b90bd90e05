"""The front door for people who write Python: a match in one object, files of matches, bots compared, deals solved.

Each function is one line to call and stands on the functional core, which stays open beneath it: a match here is a
:class:`bidwhist.core.match.Match` too, and every function of the core takes it and gives it back.
"""
