### Ce que la page dit d'elle-même.

language = Langue
went-wrong = Quelque chose a échoué chez nous.
no-server = Le serveur n'est pas joignable en ce moment.
server-said = Le serveur a dit { $status }.

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
name-hint = Lettres, chiffres et . ' - _ &. Les noms des comptes et des robots ne sont qu'à eux.
keep-matches = Garder vos parties
keep-matches-hint = Seulement si vous voulez : un mot de passe garde nom et historique sur d'autres appareils aussi. Aucun e-mail n'est demandé.
kept = C'est gardé. Notez les codes ; on ne les montre qu'une fois.
password = Mot de passe
make-account = Créer un compte
password-hint = Dix lettres ou plus. Trois ou quatre mots que personne n'assemblerait conviennent bien.
have-account = J'ai un compte
account-name = Nom du compte
new-password = Nouveau mot de passe
its-password = Son mot de passe
forgotten-password = Mot de passe oublié ? Un de vos codes
sign-in = Se connecter
your-account = Votre compte
account-hint = Nom et historique sont gardés pour vous, ici et partout où vous vous connectez.
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
so-far = Jusqu'ici
matches-won = { $matches ->
    [one] { $matches } partie, gagnées : { $won }.
   *[other] { $matches } parties, gagnées : { $won }.
 }
deals-count = { $deals ->
    [one] { $deals } donne ;
   *[other] { $deals } donnes ;
 }
bids-won = { $declared ->
    [one] enchère remportée { $declared } fois, réussie { $made }.
   *[other] enchère remportée { $declared } fois, réussie { $made }.
 }
bostons = { $bostons ->
    [one] { $bostons } Boston.
   *[other] { $bostons } Bostons.
 }
broke-off = { $count ->
    [one] Levé, ou sans sa part, pendant le mélange : { $count } fois.
   *[other] Levé, ou sans sa part, pendant le mélange : { $count } fois.
 }
bid = Annonce
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
replay = Revoir
coach = Entraîneur
download = Télécharger
no-matches = Aucune encore. La première est à un bouton d'ici.

## Votre compte.
password-changed = Votre mot de passe est changé. Vos autres appareils demanderont le nouveau.
change-password = Changer le mot de passe
password-until-now = Mot de passe jusqu'ici
password-from-now = Mot de passe désormais
change-it = Changer
take-along = Emporter ce qu'on garde de vous
take-along-hint = Un fichier avec votre nom, vos connexions, tables et parties.
download-it = Télécharger
leave = Partir pour de bon
leave-hint-guest = Votre nom, vos statistiques et vos places s'en vont, sans retour. Les parties finies restent et vous appellent Quelqu'un.
leave-hint = Votre nom, votre compte, vos statistiques et vos places s'en vont, sans retour. Les parties finies restent et vous appellent Quelqu'un.
leave-password = Votre mot de passe, pour être sûr
forget-me = M'oublier pour de bon

## La paix à la table.
not-heard = Personnes que vous n'entendez pas
hear-again = Réentendre { $name }
hear-them-again = Réentendre cette personne
somebody-gone = Quelqu'un qui est parti
nobody-muted = Personne. À une table, sous « Dire quelque chose », on peut couper le son de chacun ; cela vaut à toutes les tables.
report = Signaler quelqu'un
report-who = Qui
report-about = À quel sujet
report-words = ce qui a été dit
report-name = un nom, ou le nom de la table
report-play = sa façon de jouer, ou son départ
report-other = autre chose
report-what = Ce qui s'est passé
report-send = Envoyer le signalement
report-hint = Il va à qui tient ce serveur, et à personne à la table. Pour ne plus entendre quelqu'un, coupez-lui le son.
report-told = Merci. Qui tient ce serveur le verra, avec ce qui s'est dit ici en dernier.

## Titres.
title-fair = Les donnes sont-elles justes ?
title-first = Votre première donne
title-join = Vous êtes invité
title-learn = Apprendre
title-new = Une table à vous
title-owner = La page du propriétaire
title-play = Un instant
title-settings = Apparence et mouvements
title-table = Une table
title-not-here = Pas ici
titled = { $title } · Bid Whist
chairs = On installe les chaises.
no-page = Cette page n'existe pas
no-page-hint = L'adresse est peut-être coupée ou mal tapée.
page-late = Cette page n'est pas arrivée
page-late-hint = La ligne est lente ou coupée, ou le serveur a une page plus récente.
try-again = Réessayer
title-words = Les mots du jeu
