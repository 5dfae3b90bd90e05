### La page de qui tient le serveur.

look-again = Regarder à nouveau
lock-page = Verrouiller cette page
this-server = Ce serveur
owner-only = Cette page est pour qui tient le serveur. Sur sa machine, « bidwhist owner link » affiche l'adresse qui l'ouvre.
health = Santé
is-well = Tout va bien
cannot-write = Il n'arrive pas à écrire son fichier
people = Personnes
people-here = { $people } ici, par { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
 }
tables = Tables
in-memory = { $tables } en mémoire
since = Depuis
since-version = { $when }, version { $version }
saved-data = Données gardées
file-is = { $size } ; { $free } libres sur le disque
refused = Refusés
refused-are = { $refused } ; { $away ->
    [one] { $away } ligne renvoyée
   *[other] { $away } lignes renvoyées
 }
refused-nothing = rien
bots-word = Robots
bots-missed = { $count } trop lents ou en panne
reports = Signalements
closed-too = Aussi ceux qui sont réglés
for-what = { $about ->
    [words] pour des mots
    [name] pour un nom
    [play] pour sa façon de jouer
   *[other] pour autre chose
 }
report-match = { $when }, par { $name }, dans la partie { $match }, étape { $step }
report-table = { $when }, par { $name }, à « { $title } » ({ $table }), étape { $step }
the-replay = le replay
said-there-last = Ce qui s'y est dit en dernier
seen-to = Réglé
told-seen-to = C'est réglé.
ban-them = Bannir { $who } …
nobody-reported = Personne n'a rien signalé.
bans = Bannissements
ban-who = L'identifiant d'une personne, ou une adresse
ban-why = Pourquoi (on le lui dit)
ban-for = Pour
ban-days = { $days ->
    [d1] un jour
    [d7] une semaine
    [d30] un mois
   *[ever] toujours
 }
ban = Bannir
told-banned = C'est fait, et c'est dit.
banned-ever = pour toujours : { $why }
banned-until = jusqu'au { $when } : { $why }
let-again = Laisser revenir { $who }
told-again = { $who } peut revenir.
nobody-banned = Personne n'est banni.
find-hint = Nom ou identifiant ; vide pour qui est ici
find = Chercher
kind-of = { $kind ->
    [guest] invité
   *[account] compte
 }
from-addresses = depuis { $addresses }
is-banned = banni
other-name = Donner un autre nom à { $name }
told-other-name = Un autre nom est montré.
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
table-at = { $kind }, { $stage }, étape { $step }, { $lines ->
    [one] { $lines } ligne
   *[other] { $lines } lignes
 } : { $seats }
close-table = Fermer « { $title } »
told-closed = La table est fermée.
no-table = Aucune en mémoire.
fair-play = Leur jeu: { $name }
