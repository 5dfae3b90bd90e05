"""Rate limits by address and person, wrong-password delays, and admission of requests."""
