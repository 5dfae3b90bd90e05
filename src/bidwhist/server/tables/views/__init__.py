"""What each seat and each watcher is shown of a table."""
