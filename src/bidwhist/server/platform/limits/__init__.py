"""Rate limits: how much each address and person may ask of the server, and when they are admitted."""
