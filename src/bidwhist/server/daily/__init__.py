"""Daily deals: eight a day for everybody, scored against the field when the day is over."""
