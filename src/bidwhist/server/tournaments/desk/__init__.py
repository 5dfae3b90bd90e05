"""The director's desk: one event on one laptop, phones of the hall as score cards, nothing from the internet."""
