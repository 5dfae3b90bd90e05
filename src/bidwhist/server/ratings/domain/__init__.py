"""Ratings, the league, experience and chips as values: what one match moves, and how a season ends."""
