### What the document of the page says before any script runs.

description = Le Bid Whist à la table de la cuisine : jouez avec des robots, la famille et les amis.
no-script = Cette page a besoin de JavaScript. On peut aussi jouer dans un terminal : bidwhist play.

## Where it is played without a connection.
offline-starting = La table se prépare, sans connexion…
offline-broken = On ne peut pas jouer ainsi dans ce navigateur. Revenez en arrière et téléchargez de nouveau dans les réglages.
offline-elsewhere = La table sans connexion est ouverte dans une autre fenêtre. Continuez là-bas, ou fermez-la et rechargez celle-ci.
offline-lost = Les tables gardées ici ne peuvent être ni lues ni écrites. Les nouvelles ne vous attendront peut-être pas.
