"""Rule sets as data: options, presets, the order of cards, scoring."""
