### What the document of the page says before any script runs.

description = Bid Whist en la mesa de la cocina: juega con robots, familia y amigos.
no-script = La mesa necesita JavaScript. El mismo juego se juega en una terminal: bidwhist play.
