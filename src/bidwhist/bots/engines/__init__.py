"""Engines: bots that are programs of their own, in any language, spoken to by JSON lines.

messages       what is said to an engine, and what it answers
positions      a view as text that any language reads, and back
process        a program that answers lines: started, limited in time and memory, stopped
separate       a bot of another package in a process of its own
engine         a program as a bot: its faults cost its own seat one decision each
"""
