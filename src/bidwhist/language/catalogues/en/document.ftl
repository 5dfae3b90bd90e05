### What the document of the page says before any script runs.

description = Bid Whist at the kitchen table: play with bots, family and friends.
no-script = The table needs JavaScript. The same game plays in a terminal: bidwhist play.
