"""Tables that are played: sessions, the connections that follow them, their bots, and the repository of their logs."""
