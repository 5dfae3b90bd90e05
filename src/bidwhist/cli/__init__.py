"""The ``bidwhist`` command: one module for each subcommand."""
