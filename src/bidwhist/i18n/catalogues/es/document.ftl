### What the document of the page says before any script runs.

description = Bid Whist en la mesa de la cocina: juega con bots, familia y amigos.
no-script = Esta página necesita JavaScript. También se puede jugar en un terminal: bidwhist play.

## Where it is played without a connection.
offline-starting = Preparando la mesa, sin conexión…
offline-broken = La mesa no funciona en este navegador. Vuelve atrás y descárgala de nuevo en los ajustes.
offline-elsewhere = La mesa sin conexión está abierta en otra ventana. Sigue allí, o ciérrala y recarga esta.
offline-lost = Las mesas guardadas aquí no se pueden leer ni escribir. Puede que las nuevas no te esperen.
