### La feuille des règles : ce que chaque option veut dire à la table.

sheet-title = Bid Whist, { $name }
sheet-title-turned = { $preset ->
    [whist] Whist classique
   *[custom] Whist classique, règles maison
 }
preset-called = { $preset ->
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
preset-classic = deux jokers et un chien de six cartes ; l'atout se nomme après l'écart ; jusqu'à 7 ou −7
preset-cutthroat = trois joueurs, chacun pour soi, dix-sept cartes ; on annonce des plis ; jusqu'à 30
preset-cutthroat-4 = quatre joueurs, chacun pour soi ; on annonce des plis ; jusqu'à 30
preset-cutthroat-5 = cinq joueurs, chacun pour soi, dix cartes ; on annonce des plis ; jusqu'à 30
preset-andrews = l'atout avant le chien, seule l'enchère est marquée, sans-atout double ; jusqu'à 7
preset-palace = la gauche du donneur entame, la défense marque ses plis, sans-atout double ; jusqu'à 7 ou −7
preset-fifty-two = sans jokers, enchères d'un nombre seul, trois ordres des cartes, le donneur peut égaler ; jusqu'à 21, rien de négatif
preset-bid-wiz = le premier carreau donne, l'atout avant le chien, sans-atout double ; jusqu'à 7 ou −7
preset-columbus = sans jokers ni chien, treize cartes chacun, sans-atout double, deux chutes font perdre ; jusqu'à 5 ou −5
preset-whist = le vieux jeu : personne n'enchérit, la dernière carte donnée fixe l'atout, un point par pli au-delà de six ; jusqu'à 5
sheet-changes =
    { $count ->
        [one] { $preset } avec un changement
       *[other] { $preset } avec { count } changements
    }
sheet-changes-named = { sheet-changes } (connus sous le nom de : { $names })
house-rule-declarer-always-leads = Le déclarant entame toujours
house-rule-jester = Bouffon
house-rule-low-beats-high = Le bas bat le haut
house-rule-no-jokers = Sans jokers
house-rule-single-nt = Sans-atout simple
house-rule-small-kitty = Petit chien
house-rule-sport-the-kitty = Chien montré
sheet-code = code de partage { $code }
count = { $count }

## La table.
sheet-table = La table
sheet-pack = { $jokers ->
    [0] Le jeu est celui des 52 cartes habituelles, sans jokers.
    [1] Le jeu a 53 cartes : les 52 habituelles et un joker, le Grand Joker.
   *[2] Le jeu a 54 cartes : les 52 habituelles, le Grand Joker et le Petit Joker.
 }
sheet-hands = Chacun reçoit { $size } cartes, et { $kitty } restent face cachée : c'est le chien.
sheet-hands-all = Toutes les cartes sont données, { $size } à chacun ; il n'y a pas de chien.
sheet-misdeal = Une donne au mauvais compte, ou avec une carte retournée, est nulle, et le même donneur redonne.
sheet-misdeal-turned = Une donne au mauvais compte, ou avec une carte vue hors celle qu'on retourne, est nulle, et le même donneur redonne.

## Les enchères.
sheet-bidding = Les enchères
sheet-turn = On enchérit une fois autour de la table, de la gauche du donneur au donneur : une enchère ou passe pour chacun, et celui qui passe ne parle plus dans cette donne.
sheet-number-one = le nombre { $low }
sheet-numbers = un nombre de { $low } à { $high }
sheet-ways = { $ways ->
    [up] uptown ou sans-atout
    [down] downtown ou sans-atout
   *[both] uptown, downtown ou sans-atout
 }
sheet-beats-number = Chaque enchère doit dépasser la précédente.
sheet-beats-no-trump-level = Chaque enchère doit être d'un nombre plus haut que la précédente ; au même nombre, rien ne bat une autre enchère.
sheet-beats-one-way = { $ways ->
    [up] Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat uptown.
   *[down] Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat downtown.
 }
sheet-beats-level = Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat uptown et downtown, qui se valent.
sheet-beats-downtown-over-uptown = Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat downtown, et downtown bat uptown.

## L'atout et le chien.
sheet-trump = L'atout
sheet-kitty = L'atout et le chien
sheet-names-number = un atout ou sans-atout
sheet-names-number-direction = un atout ou sans-atout, et le sens
sheet-names-suit = la couleur d'atout
sheet-names-suit-direction = la couleur d'atout (à sans-atout, le sens)
sheet-names-suit-aces = la couleur d'atout (à sans-atout, le sens ; en downtown aussi si les as sont hauts ou bas)
sheet-exchange = Le déclarant écarte { $kitty } cartes de son choix, face cachée, de la main ou du chien.
sheet-exchange-jokers = Le déclarant écarte { $kitty } cartes de son choix, face cachée, de la main ou du chien ; à sans-atout, tous les jokers qu'il tient doivent en être.

## L'ordre des cartes.
sheet-ranks = L'ordre des cartes
sheet-direction-uptown = Uptown : as, roi, dame, et ainsi de suite jusqu'au deux.
sheet-direction-downtown = Downtown : l'as reste en haut, puis deux, trois, et ainsi de suite jusqu'au roi, le plus bas.
sheet-direction-downtown-aces-low = Downtown, as bas : deux, trois, et ainsi de suite jusqu'au roi, et l'as est le plus bas.
sheet-all-suits = Toutes les couleurs suivent le même ordre, atout ou non.
sheet-joker-trumps = { $jokers ->
    [1] Avec un atout, le Grand Joker est l'atout le plus haut.
   *[2] Avec un atout, les jokers sont les atouts les plus hauts, le Grand sur le Petit.
 }
sheet-joker-in-no-trump = À sans-atout, un joker n'a pas de couleur et ne peut jamais faire un pli.

## Le jeu.
sheet-play = Le jeu
sheet-follow = On fournit la couleur si on peut ; sinon, on joue ce qu'on veut.
sheet-follow-jokers = On fournit la couleur si on peut (un joker est un atout) ; sinon, on joue ce qu'on veut.
sheet-winning = Le plus haut atout remporte le pli, ou sans atout la plus haute carte de la couleur demandée ; le gagnant du pli entame le suivant.
sheet-no-boston-by-renege = Les plis qui changent de camp pour une renonce ne font pas de Boston.
sheet-looking = On peut revoir le dernier pli, et à cette table tous les plis d'avant.
sheet-looking-kitty = On peut revoir le dernier pli, et à cette table tous les plis d'avant ; l'écart reste le secret du déclarant jusqu'à la fin de la donne.
sheet-claims = Entre deux plis, on peut demander le reste. C'est accordé si c'est certain vu de cette place, quelles que soient les autres cartes et quoi que joue chacun, partenaire compris ; après deux refus dans une donne, on ne peut plus le demander.

## Les points.
sheet-scoring = Les points
sheet-every-book = Chaque pli compte.
sheet-six-free = Les six premiers plis ne comptent pas ; seuls comptent ceux au-delà de six.
sheet-scored-turned = Un camp qui fait plus de six plis marque un point par pli au-delà de six.

## La partie.
sheet-match = La partie

## Chacun pour soi.
sheet-own-arithmetic = Notre propre arithmétique
sheet-tradition = La tradition dit du jeu chacun pour soi que trois joueurs ont dix-sept cartes et un chien de trois, qu'une enchère est un nombre de plis, et que la partie est à 30. Tout le reste, l'écart, l'enchère la plus basse et la plus haute, ce qu'on marque, et chaque nombre à quatre ou cinq joueurs, est notre propre arithmétique.
