### House rules: where one starts, what is asked, rules kept under names, and the table.

house-title = Votre maison, vos règles
start-from = Partir de
start-rules = Règles de départ

## Questions.
own-rules-are = Vos règles maison
nothing-differs = Rien ne diffère encore de « { $preset } ». Chaque règle peut se régler ci-dessous.
all-the-rest = Tout le reste
preset-has = { $preset } : { $answer }
no-effect = Ne change rien avec vos autres réponses.
take-back-answer = Annuler cette réponse

## Rules kept under names.
mine-title = Vos règles enregistrées
mine-hint = Enregistrées dans ce navigateur. Un code de partage les emmène ailleurs.
mine-name = Un nom pour les règles actuelles
mine-keep = Enregistrer
mine-played = Les dernières jouées
mine-use = Prendre
mine-use-named = Prendre : { $name }
mine-more = Plus
mine-more-named = Plus : { $name }
mine-copy = Copier le code
mine-rename = Renommer
mine-new-name = Nouveau nom
mine-delete = Supprimer
mine-bring-back = Annuler
mine-kept = « { $name } » est enregistré.
mine-in-use = Ces règles sont en vigueur.
mine-copied = Le code est copié.
mine-by-hand = Copiez le code à la main, s'il vous plaît : { $code }
mine-deleted = « { $name } » est supprimé.
mine-full = Vous pouvez enregistrer { $most } jeux de règles. Supprimez-en d'abord un.
mine-taken = Ce nom est vide ou déjà pris.
mine-no-name = Donnez-leur d'abord un nom.
share-code = Ou un code de partage
take-rules = Utiliser ces règles

## The table.
the-table = La table
table-called = Nom de la table
as-you-like = facultatif
who-may-come = Qui peut entrer ?
come-link = les personnes qui ont le lien
come-all = tout le monde
come-password = les personnes qui ont le mot de passe
clock = Pendule
bots = Robots
bots-pace = À quelle vitesse ils jouent
promises-hint = Tout le monde à la table peut le lire dans le menu.
allow-hints = On peut demander des conseils ; les autres le voient
allow-talk = Les robots disent un mot de temps en temps
allow-chat = On peut dire plus que les phrases toutes faites
allow-watchers = D'autres peuvent regarder, sans voir les mains
on-television = Sur la télévision : cet écran montre la table, chacun joue sur son téléphone
allow-programs = Des programmes peuvent s'asseoir, sous leur nom (avec pendule)
not-together = Ces règles ne vont pas ensemble ; la question et la feuille disent pourquoi.
open-table = Ouvrir la table
rules-sheet = La feuille des règles
differs-from-preset = Ce qui diffère de « { $preset } »
share-code-is = Code de partage :
print-it = L'imprimer
rated-table = Classée : compte pour la cote et la ligue, avec pendule, sans conseils ni retour en arrière
relative-unrated = Seul le Bid Whist est classé : une table de ce jeu sert d'entraînement.
stake-of-table = Mise en jetons
least-level = Dès le niveau
least-tier = Ligue
any-tier = tout le monde
