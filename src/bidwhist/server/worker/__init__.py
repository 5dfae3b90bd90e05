"""A worker on a host of its own: it takes bots' and the coach's work from the bus, and has no tables.

kinds       what it can do, by name
workshop    it takes as much as it has processes for, and says how far it is
running     its life, from the command line to its end
"""
