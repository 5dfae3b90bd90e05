"""Ratings: finished matches settled into grades, league, experience and chips; leaderboards and people's pages."""
