### What the document of the page says before any script runs.

description = Bid Whist at the kitchen table: play with bots, family and friends.
no-script = This page needs JavaScript. You can also play in a terminal: bidwhist play.
