### Événements : pourquoi deux paires se rencontrent, et pourquoi quelque chose est impossible.

## Pourquoi deux paires se rencontrent, ou l'une se repose.
why-lot = tiré au sort
why-never-met = pas de revanche
why-rematch = { $times ->
    [one] elles se sont déjà rencontrées ; c'était inévitable
   *[other] elles se sont déjà rencontrées { $times } fois ; c'était inévitable
 }
why-same-score = le même score
why-near-score = le score le plus proche, à { $wins } près
why-apart = ni le même club ni la même ville
why-one-city = de la même ville ; c'était inévitable
why-one-club = du même club ; c'était inévitable
why-bracket = les gagnants de tables voisines
why-schedule = tour { $round } du calendrier où chacun rencontre chacun
why-same-table = les deux vont à la table { $table }
why-near-table = elles vont aux tables { $table } et { $other }
why-next-in-line = la prochaine de la file
why-holds = la paire en place a gagné { $streak } fois de suite
why-bye-lowest = un nombre impair de paires ; la dernière sans exemption est exemptée
why-bye-table = un nombre impair de paires ; la dernière table sans exemption est exemptée
why-bye-odd = un nombre impair de paires, et toutes ont déjà été exemptées
why-bye-schedule = personne à rencontrer à cette place du calendrier
why-bye-bracket = pour que le tableau tombe juste
why-bye-first = sa première exemption
why-bye-again = pas sa première exemption ; c'était inévitable

## Pourquoi quelque chose est impossible.
event-closed = L'événement est clos.
event-needs-reason = Donnez une raison, en { $most } caractères au plus ; elle reste au journal.
event-full = Un événement a { $most } inscriptions au plus.
event-late-knockout = Une élimination directe ne prend plus d'inscription après son premier tirage.
event-late-robin = Chaque place du calendrier est prise ; on peut encore devenir remplaçant.
event-two-names = Une paire a deux noms.
event-two-names-room = Donnez un nom, ou les deux noms d'une paire.
event-name-length = Un nom a de 1 à { $most } caractères.
event-same-name = Les deux noms d'une paire doivent être différents.
event-doubled = { $names } : inscription déjà faite.
event-no-entrant = Il n'y a pas cette paire dans l'événement.
event-as-many-names = Donnez autant de noms que la paire en avait.
event-round-runs = Un tour se joue ; attendez qu'il finisse.
event-is-paused = Les pendules sont arrêtées ; relancez-les d'abord.
event-not-paused = Les pendules tournent.
event-no-next-round = Il n'y a pas de tour à tirer : trop peu de paires, ou le dernier tour est fini.
event-no-meeting = Cette table n'existe plus.
event-settled = Le score de cette table est acquis ; seule la direction peut le changer.
event-who-won = Dites qui a gagné.
event-needs-winner = Ici, quelqu'un doit gagner.
event-points = Les points vont de -{ $most } à { $most }.
event-hands = Les donnes et les Boston vont de 0 à { $most }.
event-bostons = Il ne peut y avoir plus de Boston que de donnes gagnées.
event-notice-long = Dites-le en { $most } caractères au plus.
event-in-dispute = Le score est contesté ; la direction arrive.
event-nothing-entered = Aucun score n'est encore saisi.
event-own-score = C'est à l'autre camp de confirmer.
event-score-changed = Le score a changé entre-temps ; regardez encore, s'il vous plaît.
event-bracket-went-on = Le tour suivant a été tiré de ce score ; annulez d'abord ce tour.
event-nothing-to-undo = Il n'y a pas de tour à annuler.
event-undone-often = Après { $most } tirages, plus aucun tour n'est annulé.
event-lots-lost = Ce dont le tirage dépend manque ou a changé sur le serveur : finissez cet événement et annoncez-le de nouveau.
event-bots-alone = Un événement est pour des personnes : quelqu'un doit s'inscrire avant le tirage d'un tour.
event-file-long = La liste est trop longue : { $most } caractères au plus.
event-file-torn = La liste ne se lit pas comme du CSV.
event-row = La ligne { $row } ne se lit pas. Il lui faut deux noms, ou Ann & Bob, puis club et ville.
