"""Standings: finished matches settled into grades, league, experience and chips; boards and people's pages."""
