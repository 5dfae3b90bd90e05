"""What a finished match teaches the people who played it.

errands    work that waits, one piece after another in a process, and what came of it
coach      matches that wait for the coach, and what was found
lessons    one match gone through, in a process of its own
"""
