### Le bureau de la direction : le bureau, les feuilles de score sur téléphone, le grand écran, le papier, le journal.

## Où en est l'événement.
hall-entries-open = Les inscriptions sont ouvertes : { $count } pour l'instant
hall-room-open = Rise and fly
hall-round-runs = Le tour { $round } se joue
hall-round-runs-of = Le tour { $round } sur { $rounds } se joue
hall-round-is-over = Le tour { $round } est fini
hall-round-is-over-of = Le tour { $round } sur { $rounds } est fini
hall-closed = L'événement est fini
hall-paused = Les pendules sont arrêtées : { $reason }
hall-champion = { $names } ont gagné. Bien joué !
hall-play-until = On joue jusqu'à { $time }

## Les tables.
hall-tables = Tables
hall-table = Table
hall-table-number = Table { $table }
hall-table-in-round = Table { $table }, tour { $round }
hall-round = Tour { $round }
hall-against = contre
hall-rests = Exemption : { $names } ({ $why })
hall-nothing-drawn = Rien n'est encore tiré.
hall-earlier = Tours précédents
hall-why = Pourquoi elles se rencontrent
hall-final = Finale
hall-semifinals = Demi-finales
hall-quarterfinals = Quarts de finale
hall-bracket = Tableau
hall-scan = Scannez pour suivre
hall-next-round = Ensuite : tour { $round }
hall-last-round = Le dernier tour
hall-drawn-soon = La direction tire le tour suivant.
hall-still-playing =
    { $count ->
        [one] { $count } table joue encore
       *[other] { $count } tables jouent encore
    }
hall-leaf = { $leaf } sur { $leaves }
hall-said = « { $words } »
hall-drawn = Match nul
hall-won-by = { $names } ont gagné

## Où en est une table.
hall-state-playing = on joue
hall-state-one-here = un camp attend l'autre
hall-state-entered = un score est saisi ; il est acquis à { $time }
hall-state-disputed = contesté
hall-how-confirmed = Le score est confirmé.
hall-how-locked = Personne n'a rien dit en cinq minutes ; le score est acquis.
hall-how-ruled = La direction a tranché.
hall-how-time = Aucun score à temps : match nul.
hall-how-absent = Une paire n'est pas venue.
hall-how-withdrawn = Une paire a quitté l'événement.
hall-how-unruled = La contestation n'a pas été tranchée à temps : match nul.

## Le classement.
hall-standings = Classement
hall-rank = Rang
hall-pair = Paire
hall-wins = Victoires
hall-hands = Donnes
hall-points = Points
hall-bostons = Boston
hall-streak = De suite
hall-best-streak = Plus longue série
hall-boston-tally = Les Boston
hall-boston-count = { $names } : { $count }

## Une salle.
hall-line = La file
hall-next-up = À suivre : { $names }
hall-line-empty = Personne n'attend.
hall-waits-for-partner = { $name } (attend un partenaire)
hall-streak-of =
    { $count ->
        [one] { $names } gardent la table
       *[other] { $names } gardent la table : { $count } de suite
    }

## Une feuille de score.
hall-you = Vous
hall-they = Eux
hall-us = Nous
hall-them = Eux
hall-we-are-here = Nous sommes à la table
hall-they-are-missing = L'autre camp n'est pas là
hall-call-them = Nous sommes là et les attendons
hall-we-wait = Vous les attendez. Sans réponse, vous gagnez à { $time }.
hall-they-wait = Ils sont à la table et vous attendent. Sans réponse, ils gagnent à { $time }.
hall-enter-score = Saisir le score
hall-change-score = Changer le score
hall-enter = Saisir
hall-who-won = Qui a gagné ?
hall-draw-result = Personne : match nul
hall-they-entered = Ils ont saisi ce score. Sans réponse, il est acquis à { $time }.
hall-waits-for-them = L'autre camp est prié de le confirmer. Sans réponse, il est acquis à { $time }.
hall-confirm = Oui, c'est juste
hall-dispute = Non, c'est faux
hall-what-is-wrong = Qu'est-ce qui est faux ?
hall-call-director = Appeler la direction
hall-director-called = Contesté. La direction vient à votre table.
hall-next-table = Votre prochaine table : { $table }
hall-your-place = { $names } : place { $place } dans la file
hall-card-of = Feuille de score : { $names }
hall-card-gone = Ce tour a été annulé
hall-ask-director = Scannez le code de votre nouvelle table, ou demandez à la direction.
hall-no-card = Aucune feuille de score n'a cette adresse. Scannez le code encore une fois.
hall-number = Les nombres s'écrivent en chiffres.

## Le bureau.
hall-desk = Le bureau de la direction
hall-screen = Grand écran
hall-screen-code = Un code pour le grand écran
hall-pages = Pages
hall-log = Journal
hall-print-pairings = Imprimer les rencontres
hall-print-sheets = Imprimer les feuilles de table
hall-print-standings = Imprimer le classement
hall-csv-standings = Classement en CSV
hall-csv-results = Résultats en CSV
hall-what-now = Et maintenant ?
hall-draw-round = Tirer le tour { $round }
hall-open-room = Ouvrir la salle
hall-pause = Arrêter les pendules
hall-resume = Relancer les pendules
hall-undo = Annuler le tour
hall-close = Finir l'événement
hall-reason = Raison
hall-rule = Trancher à cette table
hall-entries = Inscriptions
hall-name = Nom
hall-partner = Partenaire
hall-partner-may = Partenaire, s'il y en a un
hall-club = Club
hall-city = Ville
hall-enter-pair = Ajouter
hall-import = Une liste d'inscriptions
hall-import-hint = Une ligne chacune : nom, partenaire, club, ville
hall-from-file = Ou d'un fichier
hall-import-all = Tout ajouter
hall-tell = Dire à tous
hall-tell-words = Affiché sur toutes les pages ; laissez vide pour l'enlever
log-told = À tous : { $words }
hall-withdraw = Retirer
hall-substitute = Quelqu'un d'autre joue
hall-left = Retirés : { $names }
hall-not-director = Le bureau de la direction s'ouvre avec l'adresse qu'il a affichée en démarrant.
hall-form-torn = Le formulaire ne se lit pas.
hall-not-written = Cela n'a pas pu être écrit sur le disque, donc rien n'a été fait. Essayez encore.
hall-nothing-here = Il n'y a rien ici.
hall-back = Retour

## Le papier.
hall-pairings-of = Rencontres du tour { $round }
hall-sheets = Feuilles de table
hall-sheet-of = Table { $table }, tour { $round }
hall-print = Imprimer
hall-signed = Signé

## Le journal.
log-opened = { $name } commence.
log-entered = Inscription : { $names }.
log-paired = { $count ->
    [one] Le tour { $round } est tiré : { $count } table.
   *[other] Le tour { $round } est tiré : { $count } tables.
 }
log-seated = { $table } : un camp est assis.
log-reported = { $table } : { $score } est saisi.
log-confirmed = { $table } : { $score } est acquis.
log-disputed = { $table } : { $score } est contesté.
log-ruled = { $table } : la direction tranche : { $score }.
log-defaulted = { $table } : la pendule tranche.
log-withdrawn = { $names } s'en vont : { $reason }
log-substituted = Quelqu'un d'autre joue pour { $names } : { $reason }
log-resumed = Les pendules repartent.
log-undone = Le tour { $round } est annulé : { $reason }
log-round-over = Le tour { $round } est fini.
log-lots = Ce dont le tirage dépend est montré : { $link }
log-closed = L'événement est clos. { $reason }
