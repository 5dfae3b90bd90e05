### Revoir une partie.

embed = Intégrer
embed-hint = Collez ceci dans une page à vous, et ce moment s'y affiche.
embed-code = Code pour une page
copy = Copier
copied = C'est copié.
open-file = Ouvrir un fichier comme replay
open-hint = Choisissez l'enregistrement d'une partie, ou déposez-le sur cette page : un téléchargement de ce site, un texte, ou une donne de Trickster Cards. Le serveur le lit et ne le garde pas.
open-choose = Le fichier
open-busy = Le fichier est lu.
open-large = Ce fichier est trop grand pour une seule partie.
see-whole = Voir toute la partie

## Les moments d'une partie.
chance = { $by ->
    [you] Vos chances de gagner la partie
   *[name] Chances de gagner la partie : { $name }
 }
chance-is = { $figure } %
moment = Moment
steps = Avancer et reculer
step-first = Début
step-back = Précédent
step-next = Suivant
step-last = Fin
play = Lecture
stop = Arrêter
deal-now = donne { $deal }
deal-choose = Donne
where-phase =
    { $phase ->
        [auction] les enchères
        [declare] le choix de l'atout
       *[discard] le chien
    }
where-book = pli { $book } sur { $books }
share-moment = Partager ce moment
moment-copied = Le lien vers ce moment est copié.
copy-address = Copiez l'adresse de cette page, s'il vous plaît.
copy-code = Veuillez copier le code à la main.
being-found = Les cartes se chargent.
broke-off = Cette partie s'est arrêtée pendant le mélange des donnes, avant la première carte.
download-record = Télécharger la partie

## L'histoire d'une donne.
books = Plis
the-auction = Les enchères
nobody-called = Personne n'a encore parlé.
nobody-bids = Personne n'enchérit : la dernière carte donnée a été retournée.
no-kitty = Il n'y avait pas de chien à prendre.
book = Pli
no-card = Aucune carte n'a été jouée.
card-in-book = { $did ->
    [led_won] { $card }, entame, remporte le pli
    [led] { $card }, entame
    [won] { $card }, remporte le pli
   *[followed] { $card }
 }
joker = { $card ->
    [BJ] Grand
   *[LJ] Petit
 }
is-to-act = C'est à { $name }
holds = en main : { $cards }
holds-none = plus de cartes en main

## L'coach.
coach-title = Que coûtait chaque choix ?
coach-looking = Le coach regarde chaque choix. Cela prend quelques secondes.
coach-so-far = { $done } choix sur { $decisions } examinés, { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
 } jusqu'ici.
coach-whose = Les choix de
coach-sum = Choix qui comptaient : { $mattered } sur { $decisions } ; aussi bons que les meilleurs : { $good }. Coût moyen d'une donne, sur 100 parties : { $cost }.
coach-nothing-hung = Aucun choix ne pesait vraiment dans cette partie.
coach-no-fault = Il n'y a rien à améliorer.
coach-fault-free = Le coach n'a trouvé aucune erreur.
coach-cost = { $cost } sur 100
coach-see = Voir
coach-see-where = Voir : { $where }
coach-more = { $count ->
    [one] Et { $count } plus petite
   *[other] Et { $count } plus petites
 }
coach-judged = Jugé par { $judge } d'après ce que le joueur pouvait voir, sans les cartes cachées. Le chiffre dit combien de parties sur 100 ce choix a coûtées. Une erreur en coûte plus de 1, et plus que le hasard n'explique.
coach-offer = Un robot fort repasse chaque enchère et chaque carte, d'après ce que vous pouviez voir et rien de plus.
looking = Un instant …
mistakes = Erreurs
mistakes-found = Erreurs : { $count }

## Et si ?
what-if = Et si
what-if-title = Et si ?
chose = { $name } a choisi { $way }. Choisissez autre chose, et la donne se joue à partir de là.
chose-else = autre chose
figure-means = Le chiffre dit combien de plis ferait le camp du déclarant si chacun voyait toutes les mains et jouait au mieux.
they-need = Il lui en faut { $books }.
choices = Choix
as-it-was = comme joué
choices-sought = Les choix se chargent.
played-on = { $way } : la donne se joue. Cela prend quelques secondes.
moves-so-far = { $done } coups joués sur environ { $moves }.
really = Comme elle a été jouée
taken-on = { $way }, puis { $bot }
tried-on = { $way } à la place, puis { $bot }

## Les donnes étaient-elles justes ?
fair-title = Les donnes étaient-elles justes ?
fair-hint = Votre navigateur mélange à nouveau les cartes avec les parts données par le serveur et la table, et compare chaque main.
fair-check = Vérifier les donnes
fair-holds = Les donnes sont justes.
fair-all = { $deals ->
    [one] Toutes les cartes de la donne sont celles que donne le mélange, et le serveur a tenu sa promesse.
   *[other] Toutes les cartes des { $deals } donnes sont celles que donne le mélange, et le serveur a tenu sa promesse.
 }
fair-mixed = Le mélange vient aussi de { $names } : le serveur ne pouvait donc pas choisir les cartes.
fair-nobody-mixed = Personne à la table n'a pris part au mélange : il faut donc faire confiance au serveur.
fair-withheld = Part promise et jamais envoyée : { $names }.
fair-broken = Cette vérification a échoué.

## Ce qui ne tient pas ; un point suit.
fault-size = { $whose ->
    [server] Le serveur n'a pas donné 32 octets
    [given] { $name } n'a pas donné 32 octets
   *[promised] La promesse faite par { $name } n'a pas 32 octets
 }
fault-order = Les chaises ne sont pas dans l'ordre
fault-other-bytes = { $name } a donné d'autres octets que ceux promis
fault-dealer = { $by ->
    [nobody] Donne { $deal } : le donneur n'est pas à cette table
   *[name] Donne { $deal } : ce n'était pas à { $name } de donner
 }
fault-cards = { $whose ->
    [kitty] Donne { $deal } : la graine donne d'autres cartes au chien ({ $cards })
   *[player] Donne { $deal } : la graine donne d'autres cartes à { $name } ({ $cards })
 }
fault-missing = il en manque
fault-no-block = Cette partie n'a pas de données de vérification : il faut faire confiance au serveur pour ses cartes
fault-old-way = Cette partie a été mélangée à l'ancienne ; bidwhist verify peut la vérifier
fault-chairs = Les chaises ne sont pas celles de la table
fault-server = Les octets du serveur ne sont pas ceux promis avant la première carte
fault-seed = La graine n'est pas celle que donnent ces octets
fault-players = Les joueurs ne sont pas ceux qui ont mélangé
fault-record = L'enregistrement n'est pas complet
