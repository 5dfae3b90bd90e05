### What the document of the page says before any script runs.

description = Le Bid Whist à la table de la cuisine : jouez avec des robots, la famille et les amis.
no-script = Cette page a besoin de JavaScript. On peut aussi jouer dans un terminal : bidwhist play.
