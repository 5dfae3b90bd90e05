### What the document of the page says before any script runs.

description = Le Bid Whist à la table de la cuisine : jouez avec des robots, la famille et les amis.
no-script = La table a besoin de JavaScript. Le même jeu se joue dans un terminal : bidwhist play.
