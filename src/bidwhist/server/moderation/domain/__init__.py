"""Fair-play statistics: pure functions over recorded deals."""
