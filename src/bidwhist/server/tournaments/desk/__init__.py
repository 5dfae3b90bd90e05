"""The director's desk: one event on one laptop, with the hall's phones as score cards and no internet."""
