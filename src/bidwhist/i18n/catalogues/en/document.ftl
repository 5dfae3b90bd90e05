### What the document of the page says before any script runs.

description = Bid Whist at the kitchen table: play with bots, family and friends.
no-script = This page needs JavaScript. You can also play in a terminal: bidwhist play.

## Where it is played without a connection.
offline-starting = Getting the table ready, without a connection…
offline-broken = The table can't be played in this browser. Go back, and fetch it again in the settings.
offline-elsewhere = The table without a connection is open in another window. Go on there, or close it and reload this one.
offline-lost = The tables that were kept here can't be read or written. New ones may not wait for you.
