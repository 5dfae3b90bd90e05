### What the document of the page says before any script runs.

description = Bid Whist en la mesa de la cocina: juega con bots, familia y amigos.
no-script = Esta página necesita JavaScript. También se puede jugar en una terminal: bidwhist play.
