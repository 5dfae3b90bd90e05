### La page de qui tient le serveur.

look-again = Actualiser
lock-page = Verrouiller cette page
this-server = Ce serveur
owner-only = Cette page est pour le propriétaire du serveur. Sur sa machine, « bidwhist owner link » affiche l'adresse qui l'ouvre.
health = État
is-well = Tout va bien
cannot-write = Il n'arrive pas à écrire dans sa base de données
people = Personnes
people-here =
    { $people } ici, { $lines ->
        [one] { $lines } connexion
       *[other] { $lines } connexions
    }
tables = Tables
in-memory = { $tables } en mémoire
since = Depuis
since-version = { $when }, version { $version }
saved-data = Données gardées
file-is = { $size } ; { $free } libres sur le disque
refused = Refusés
refused-are =
    { $refused } ; { $away ->
        [one] { $away } connexion fermée
       *[other] { $away } connexions fermées
    }
refused-nothing = rien
bots-word = Robots
bots-missed = lenteurs ou pannes : { $count }
reports = Signalements
closed-too = Aussi ceux qui sont clos
for-what = { $about ->
    [words] pour des mots
    [name] pour un nom
    [play] pour sa façon de jouer
   *[other] pour autre chose
 }
report-match = { $when }, par { $name }, dans la partie { $match }, étape { $step }
report-table = { $when }, par { $name }, à « { $title } » ({ $table }), étape { $step }
the-replay = le replay
said-there-last = Les derniers messages là-bas
seen-to = Clore le signalement
told-seen-to = Le signalement est clos.
ban-them = Bannir { $who } …
nobody-reported = Il n'y a pas de signalement.
bans = Bannissements
ban-who = L'identifiant d'une personne, ou une adresse
ban-why = Raison (la personne la verra)
ban-for = Pour combien de temps
ban-days =
    { $days ->
        [d1] un jour
        [d7] une semaine
        [d30] un mois
       *[ever] pour toujours
    }
ban = Bannir
told-banned = Banni et prévenu.
banned-ever = pour toujours : { $why }
banned-until = jusqu'au { $when } : { $why }
let-again = Débannir { $who }
told-again = Bannissement levé : { $who }.
nobody-banned = Personne n'est banni.
find-hint = Nom ou identifiant ; vide pour les personnes présentes
find = Chercher
kind-of = { $kind ->
    [guest] invité
   *[account] compte
 }
from-addresses = depuis { $addresses }
is-banned = banni
other-name = Renommer { $name }
told-other-name = Renommé.
player = Joueur { $number }
nobody = Personne.
stage-of = { $stage ->
    [seating] on s'assoit
    [mixing] on mélange
    [playing] en jeu
    [over] finie
    [closed] fermée
   *[other] { $stage }
 }
table-kind = { $kind ->
    [open] ouverte
    [private] privée
    [password] à mot de passe
   *[other] { $kind }
 }
table-at =
    { $kind }, { $stage }, étape { $step }, { $lines ->
        [one] { $lines } connexion
       *[other] { $lines } connexions
    } : { $seats }
close-table = Fermer « { $title } »
told-closed = La table est fermée.
no-table = Aucune table en mémoire.
fair-play = Leur jeu : { $name }
