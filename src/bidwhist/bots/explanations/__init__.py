"""Why a bot does what it does: reasons as values, their words, and the proof of each from what the seat sees."""
