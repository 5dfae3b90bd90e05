### Ce que la page dit d'elle-même.

language = Langue
went-wrong = Quelque chose a échoué sur le serveur.
no-server = Le serveur n'est pas joignable en ce moment.
server-said = Le serveur a répondu { $status }.

## Cartes.
suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
 }
rank = { $rank ->
    [r2] deux
    [r3] trois
    [r4] quatre
    [r5] cinq
    [r6] six
    [r7] sept
    [r8] huit
    [r9] neuf
    [rT] dix
    [rJ] valet
    [rQ] dame
    [rK] roi
   *[rA] as
 }
card = { rank } de { suit }
big-joker = Grand Joker
little-joker = Petit Joker
dealer = donneur

## Votre page.
to-front-room = Vers l'entrée
you = Vous
you-are-now = Vous êtes désormais { $name }.
name-at-table = Votre nom à la table
name = Nom
keep-it = Garder
name-hint = Lettres, chiffres et . ' - _ &. Les noms des comptes et des robots sont pris.
face-at-table = Votre visage à la table
face-number = Visage { $number }
face-hint = Il n'y a pas deux visages pareils à une table : si quelqu'un est venu avant avec le vôtre, vous en aurez un autre ce soir-là.
keep-matches = Garder vos parties
keep-matches-hint = Facultatif : avec un mot de passe, vous gardez nom et historique sur d'autres appareils aussi. Aucun e-mail demandé.
kept = Compte créé. Notez ces codes de récupération ; on ne les montre qu'une fois.
recovery-codes = Codes de récupération
copy-all = Tout copier
codes-copied = Tous les codes sont copiés.
codes-by-hand = Veuillez copier les codes à la main.
password = Mot de passe
make-account = Créer un compte
password-hint = Au moins dix caractères. Trois ou quatre mots sans rapport font un bon mot de passe.
have-account = J'ai un compte
account-name = Nom du compte
new-password = Nouveau mot de passe
its-password = Mot de passe
forgotten-password = Oublié ? Un de vos codes de récupération
sign-in = Se connecter
your-account = Votre compte
account-hint = Votre nom et votre historique sont gardés, ici et partout où vous vous connectez.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
so-far = Jusqu'ici
balance = Victoires et défaites
balance-chart = { $count } parties : { $now } maintenant, { $best } au mieux
balance-hint = La ligne monte à chaque victoire. Les carrés sont vos dernières parties.
your-bids = Vos enchères
matches-won = { $matches ->
    [one] { $matches } partie, gagnées : { $won }.
   *[other] { $matches } parties, gagnées : { $won }.
 }
deals-count = { $deals ->
    [one] { $deals } donne ;
   *[other] { $deals } donnes ;
 }
bids-won = enchères remportées { $declared } fois, réussies : { $made }.
bostons = { $bostons } Boston.
broke-off = Départs pendant le mélange : { $count }.
bid = Enchère
bid-call = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
    [N] { $number } sans-atout
   *[none] { $number }
 }
played = jouées
made = réussies
matches = Parties
preset-name = { $preset ->
    [classic] Classique
    [cutthroat] Chacun pour soi à trois
    [cutthroat-4] Chacun pour soi à quatre
    [cutthroat-5] Chacun pour soi à cinq
    [andrews] L'enchère seule
    [palace] Tous marquent
    [fifty-two] Cinquante-deux cartes
    [bid-wiz] Le premier carreau donne
    [columbus] Sans chien
    [whist] Whist classique
   *[custom] règles maison
 }
kitchen-table = La table de la cuisine
bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
 }
no-winner = sans gagnant
won = gagnée
lost = perdue
replay = Replay
coach = Coach
download = Télécharger
no-matches = Aucune encore. La première est à un clic.

## Votre compte.
password-changed = Votre mot de passe est changé. Vos autres appareils devront se reconnecter.
change-password = Changer de mot de passe
password-until-now = Mot de passe actuel
password-from-now = Nouveau mot de passe
change-it = Changer
take-along = Télécharger vos données
take-along-hint = Un fichier avec votre nom, vos connexions, tables et parties.
download-it = Télécharger
leave = Supprimer votre compte
leave-hint-guest = Votre nom, vos statistiques et vos places sont effacés pour toujours. Les parties finies restent, et vous y êtes « Quelqu'un ».
leave-hint = Votre nom, votre compte, vos statistiques et vos places sont effacés pour toujours. Les parties finies restent, et vous y êtes « Quelqu'un ».
leave-password = Votre mot de passe, pour confirmer
forget-me = Tout effacer

## La paix à la table.

## Titres.
documentation = Documentation
title-fair = Les donnes sont‑elles justes ?
title-first = Votre première donne
title-join = Vous êtes invité
title-learn = Apprendre
title-new = Une table à vous
title-owner = La page du propriétaire
title-play = Un instant
title-settings = Réglages
title-solve = Résoudre une donne
title-table = Une table
title-not-here = Pas ici
titled = { $title } · Bid Whist
chairs = La table se charge
no-page = Cette page n'existe pas
no-page-hint = L'adresse est peut-être coupée ou mal tapée.
page-late = Cette page ne s'est pas chargée
page-late-hint = La connexion est lente ou perdue, ou le serveur a une version plus récente.
try-again = Réessayer
play-offline = Jouer sans connexion
part-coming = Chargement…
part-late = C'est plus long que d'habitude.
title-words = Les mots du jeu
