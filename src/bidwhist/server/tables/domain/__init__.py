"""A table as a value without socket, file or clock: its log, what a row changes, what a command decides."""
