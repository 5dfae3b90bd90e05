### House rules: where one starts, what is asked, rules kept under names, and the table.

house-title = Votre maison, vos règles
start-from = Partir de
start-rules = Règles de départ

## Questions.
own-rules-are = Vos règles maison
nothing-differs = Rien ne diffère encore de { $preset }. Chaque règle peut se régler ci-dessous.
all-the-rest = Tout le reste
preset-has = { $preset } : { $answer }
no-effect = Ne change rien avec vos autres réponses.
take-back-answer = Reprendre cette réponse

## Rules kept under names.
mine-title = Les règles que vous gardez
mine-hint = Gardées dans ce navigateur. Un code de partage les emmène ailleurs.
mine-name = Un nom pour les règles actuelles
mine-keep = Les garder
mine-played = Les dernières jouées
mine-use = Prendre
mine-use-named = Prendre : { $name }
mine-more = Plus
mine-more-named = Plus : { $name }
mine-copy = Copier le code
mine-rename = Renommer
mine-new-name = Nouveau nom
mine-delete = Supprimer
mine-bring-back = La reprendre
mine-kept = « { $name } » est gardé.
mine-in-use = Ces règles sont prises.
mine-copied = Le code est copié.
mine-by-hand = Copiez le code à la main, s'il vous plaît : { $code }
mine-deleted = « { $name } » est supprimé.
mine-full = On garde ici { $most } jeux de règles, pas plus. Supprimez-en d'abord un.
mine-taken = Ce nom est vide ou déjà pris.
mine-no-name = Donnez-leur d'abord un nom.
share-code = Ou un code de partage
take-rules = Prendre ces règles

## The table.
the-table = La table
table-called = Son nom
as-you-like = comme il vous plaît
who-may-come = Qui peut venir
come-link = qui a le lien
come-all = tout le monde
come-password = qui connaît le mot de passe
clock = Horloge
bots = Robots
bots-pace = À quelle vitesse ils jouent
promises-hint = Tout le monde à la table peut le lire dans le menu.
allow-hints = Des conseils pour qui en demande ; les autres l'apprennent
allow-talk = Les robots disent un mot de temps en temps
allow-chat = On peut dire plus que les phrases toutes faites
allow-watchers = D'autres peuvent regarder, sans voir les mains
not-together = Pas ces règles ensemble ; c'est dit près de la question et sur la feuille.
open-table = Ouvrir la table
rules-sheet = La feuille des règles
differs-from-preset = Ce qui diffère de { $preset }
share-code-is = Code de partage :
print-it = L'imprimer
rated-table = Classée : compte pour la cote et la ligue, avec horloge, sans conseils ni retour en arrière
relative-unrated = La cote et la ligue sont celles du Bid Whist : une table de ce jeu parent sert d'entraînement.
stake-of-table = Mise en jetons
least-level = Dès le niveau
least-tier = Ligue
any-tier = tout le monde
