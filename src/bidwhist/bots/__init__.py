"""Players that are programs: each is given a View and nothing else, and can say why it plays as it does."""
