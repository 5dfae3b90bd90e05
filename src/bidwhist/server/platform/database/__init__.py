"""The store: SQLite or PostgreSQL, group commit, and no answer before a write is on the disk.

=====================  ==================================================================
store, executor        what a server asks; where its work is done, in threads or the loop
group_commit           many writes in one transaction, and the answer to each
loop_writer            short writes into a file, committed in the event loop
database               what both databases are; sqlite, postgres; paths and opening
database_file          the file: private, locked, and the one that was opened
migrations             the schema, step by step
confusables            names that look alike
=====================  ==================================================================
"""
