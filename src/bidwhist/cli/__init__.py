"""The ``bidwhist`` command: a module a subcommand, each one a reader of the core."""
