"""The same deals at many tables: dealt from one secret, scored against the field, and the grade that comes of it."""
