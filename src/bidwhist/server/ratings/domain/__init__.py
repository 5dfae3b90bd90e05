"""Ratings, the league, experience and chips as values: what one match changes, and how a season ends."""
