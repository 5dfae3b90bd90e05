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
sheet-partners-fixed = On joue à quatre, en deux paires fixes ; les partenaires sont face à face et partagent un score.
sheet-partners-drawn = On joue à quatre. Chacun tire une carte : les deux plus hautes jouent contre les deux plus basses, face à face, et chaque paire partage un score.
sheet-partners-none = On joue à { $players }, chacun pour soi avec son propre score.
sheet-pack = { $jokers ->
    [0] Le jeu est celui des 52 cartes habituelles, sans jokers.
    [1] Le jeu a 53 cartes : les 52 habituelles et un joker, le Grand Joker.
   *[2] Le jeu a 54 cartes : les 52 habituelles, le Grand Joker et le Petit Joker.
 }
sheet-hands = Chacun reçoit { $size } cartes, et { $kitty } restent face cachée : c'est le chien.
sheet-hands-all = Toutes les cartes sont données, { $size } à chacun ; il n'y a pas de chien.
sheet-deal-batches = On donne quelques cartes à la fois.
sheet-deal-singly = On donne les cartes une par une.
sheet-deal-singly-kitty = On donne les cartes une par une, et ni les quatre premières ni les quatre dernières ne vont au chien.
sheet-first-dealer-random = Le hasard désigne le premier donneur ; ensuite la donne passe à gauche.
sheet-first-dealer-low-card = Chacun tire une carte et la plus basse donne d'abord (à égalité : trèfle sous carreau sous cœur sous pique) ; ensuite la donne passe à gauche.
sheet-first-dealer-first-diamond = On distribue face visible jusqu'à un carreau ; le joueur qui le reçoit donne d'abord ; ensuite la donne passe à gauche.
sheet-first-dealer-first-club = On distribue face visible jusqu'à un trèfle ; le joueur qui le reçoit donne d'abord ; ensuite la donne passe à gauche.
sheet-misdeal = Une donne au mauvais compte, ou avec une carte retournée, est nulle, et le même donneur redonne.
sheet-misdeal-turned = Une donne au mauvais compte, ou avec une carte vue hors celle qu'on retourne, est nulle, et le même donneur redonne.

## Les enchères.
sheet-bidding = Les enchères
sheet-turn = On enchérit une fois autour de la table, de la gauche du donneur au donneur : une enchère ou passe pour chacun, et celui qui passe ne parle plus dans cette donne.
sheet-number-one = le nombre { $low }
sheet-numbers = un nombre de { $low } à { $high }
sheet-counts-tricks = Une enchère est { $numbers } : les plis que l'enchérisseur promet de faire, sur { $all } en tout.
sheet-counts-odd-tricks = Une enchère est { $numbers } : les plis au-delà de six que le camp promet, si bien que { $low } veut dire { $need } des { $all }.
sheet-ways = { $ways ->
    [up] uptown ou sans-atout
    [down] downtown ou sans-atout
   *[both] uptown, downtown ou sans-atout
 }
sheet-bid-names-number = L'enchère est le nombre, sans plus ; atout et sens se choisissent une fois les enchères remportées.
sheet-bid-names-suffix = L'enchère dit aussi { sheet-ways }, mais jamais la couleur d'atout.
sheet-beats-number = Chaque enchère doit dépasser la précédente.
sheet-beats-no-trump-level = Chaque enchère doit être d'un nombre plus haut que la précédente ; au même nombre, rien ne bat une autre enchère.
sheet-beats-one-way = { $ways ->
    [up] Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat uptown.
   *[down] Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat downtown.
 }
sheet-beats-level = Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat uptown et downtown, qui se valent.
sheet-beats-downtown-over-uptown = Un nombre plus haut bat un plus bas ; au même nombre, sans-atout bat downtown, et downtown bat uptown.
sheet-goes-higher = Le donneur doit monter comme les autres.
sheet-matches = Le donneur peut prendre l'enchère en l'égalant{ $bids ->
    [number] { "" }
   *[suffix] { " exactement, nombre et sens" }
 }{ $sides ->
    [alone] { "" }
   *[pairs] , même à son propre partenaire
 }.
sheet-all-pass-throw-in = Si tout le monde passe, on redonne, et c'est au donneur suivant.
sheet-all-pass-dealer-must = Si tous les autres passent, le donneur doit enchérir, comme il veut.
sheet-all-pass-number = Si tous les autres passent, le donneur doit annoncer { $low }, sans plus.
sheet-all-pass-suffix = Si tous les autres passent, le donneur doit annoncer { $low }, sans plus : { sheet-ways }, comme il veut.

## L'atout et le chien.
sheet-trump = L'atout
sheet-trump-turned = Personne n'annonce. La dernière carte donnée est au donneur et se retourne : sa couleur est atout. Le donneur la prend en main et la joue comme une autre.
sheet-kitty = L'atout et le chien
sheet-names-number = un atout ou sans-atout
sheet-names-number-direction = un atout ou sans-atout, et le sens
sheet-names-suit = la couleur d'atout
sheet-names-suit-direction = la couleur d'atout (à sans-atout, le sens)
sheet-names-suit-aces = la couleur d'atout (à sans-atout, le sens ; en downtown aussi si les as sont hauts ou bas)
sheet-declare-no-kitty = Le joueur qui remporte les enchères est le déclarant et nomme { $what }.
sheet-declare-before-kitty = Le joueur qui remporte les enchères est le déclarant, nomme { $what }, puis prend le chien.
sheet-declare-after-kitty = Le joueur qui remporte les enchères est le déclarant, prend le chien, nomme { $what }, puis écarte.
sheet-declare-after-discard = Le joueur qui remporte les enchères est le déclarant, prend le chien, écarte, et alors seulement nomme { $what }.
sheet-sport-never = Personne d'autre que le déclarant ne voit le chien.
sheet-sport-before-auction = Le chien est montré avant les enchères : tout le monde le voit.
sheet-sport-before-pickup = Le chien est montré après les enchères : tout le monde le voit avant que le déclarant le prenne.
sheet-sport-trump-bids = Le chien est montré dès qu'on sait qu'on ne joue pas sans-atout : tout le monde le voit avant que le déclarant le prenne. À sans-atout, seul le déclarant le voit.
sheet-exchange = Le déclarant écarte { $kitty } cartes de son choix, face cachée, de la main ou du chien.
sheet-exchange-jokers = Le déclarant écarte { $kitty } cartes de son choix, face cachée, de la main ou du chien ; à sans-atout, tous les jokers qu'il tient doivent en être.
sheet-discard-trick-declarer = { $sides ->
    [alone] L'écart est le premier pli du déclarant.
   *[pairs] L'écart est le premier pli du camp déclarant.
 }
sheet-discard-trick-first-trick = L'écart va au gagnant du premier pli, si bien que le premier pli en vaut deux.
sheet-discard-trick-nobody = L'écart ne compte pour personne.

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
sheet-opening-lead-declarer = Le déclarant entame, de la carte qu'il veut.
sheet-opening-lead-forehand = Le joueur à gauche du donneur entame, de la carte qu'il veut, quel que soit le déclarant.
sheet-opening-lead-turned = Le joueur à gauche du donneur entame, de la carte qu'il veut.
sheet-follow = On fournit la couleur si on peut ; sinon, on joue ce qu'on veut.
sheet-follow-jokers = On fournit la couleur si on peut (un joker est un atout) ; sinon, on joue ce qu'on veut.
sheet-winning = Le plus haut atout remporte le pli, ou sans atout la plus haute carte de la couleur demandée ; le gagnant du pli entame le suivant.
sheet-when-joker = { $when ->
    [when-void] peut se jouer quand on ne peut pas fournir
    [first-void] doit se jouer dès qu'on ne peut pas fournir
    [any-time] peut se jouer à tout moment, même quand on pourrait fournir
   *[declarer-discards] peut se jouer quand on ne peut pas fournir, si les autres en ont encore un
 }
sheet-joker-leads = À sans-atout, un joker { sheet-when-joker } ; si on en entame un, la première autre carte fixe la couleur.
sheet-joker-leads-not = À sans-atout, un joker { sheet-when-joker } ; on ne peut en entamer un que si l'on n'a que des jokers, et alors la première autre carte fixe la couleur.
sheet-renege-prevented = Personne ne peut faire de renonce : la table n'accepte que les cartes permises.
sheet-renege-automatic = Toute carte peut se poser, et la table trouve chaque renonce quand son pli est complet : { $costs }.
sheet-renege-called = C'est aux joueurs de voir les renonces : si un adversaire nomme le pli avant la donne suivante, { $costs }. Un faux signalement ne coûte rien.
sheet-renege-tricks = { $settled ->
    [deal-end] le camp en faute donne trois plis, à la fin de la donne, pris sur tous les siens ; { $short ->
        [all] s'il en a moins, tous les plis vont à l'autre camp
       *[what-they-have] s'il en a moins, il donne ce qu'il a
     }
   *[at-once] le camp en faute donne trois plis, aussitôt, pris sur ceux qu'il a alors ; { $short ->
        [all] s'il en a moins, la donne s'arrête et tous les plis vont à l'autre camp
       *[what-they-have] s'il en a moins, il donne ce qu'il a
     }
 }
sheet-renege-bid = { $settled ->
    [deal-end] cela décide de l'enchère à la fin de la donne : la renonce d'un déclarant la fait chuter, celle d'un défenseur la réussit
   *[at-once] cela finit la donne : la renonce d'un déclarant fait chuter l'enchère, celle d'un défenseur la réussit
 }
sheet-renege-game = { sheet-renege-bid }, et le camp en faute perd la partie
sheet-no-boston-by-renege = Les plis qui changent de camp pour une renonce ne font pas de Boston.
sheet-looking = On peut revoir le dernier pli, et à cette table tous les plis d'avant.
sheet-looking-kitty = On peut revoir le dernier pli, et à cette table tous les plis d'avant ; l'écart reste le secret du déclarant jusqu'à la fin de la donne.
sheet-claims = Entre deux plis, on peut demander le reste. C'est accordé si c'est certain vu de cette place, quelles que soient les autres cartes et quoi que joue chacun, partenaire compris ; après deux refus dans une donne, on ne peut plus le demander.

## Les points.
sheet-scoring = Les points
sheet-every-book = Chaque pli compte.
sheet-six-free = Les six premiers plis ne comptent pas ; seuls comptent ceux au-delà de six.
sheet-scored-turned = Un camp qui fait plus de six plis marque un point par pli au-delà de six.
sheet-made-odd-tricks = { $sides ->
    [alone] Un joueur qui réussit son enchère marque un point par pli fait, ceux au-delà de l'enchère aussi.
   *[pairs] Un camp qui réussit son enchère marque un point par pli au-delà de six, ceux au-delà de l'enchère aussi.
 }
sheet-made-bid = { $sides ->
    [alone] Un joueur qui réussit son enchère marque l'enchère, et rien pour les plis au-delà.
   *[pairs] Un camp qui réussit son enchère marque l'enchère, et rien pour les plis au-delà.
 }
sheet-set-minus-bid = { $sides ->
    [alone] Un joueur qui ne l'atteint pas chute et perd l'enchère.
   *[pairs] Un camp qui ne l'atteint pas chute et perd l'enchère.
 }
sheet-set-defenders-score-bid = { $sides ->
    [alone] Un joueur qui ne l'atteint pas chute et ne perd rien, mais chacun des autres marque l'enchère.
   *[pairs] Un camp qui ne l'atteint pas chute et ne perd rien, mais l'autre camp marque l'enchère.
 }
sheet-defenders-score-nothing = La défense ne marque rien pour ses propres plis.
sheet-defenders-score-odd-tricks = La défense marque un point pour chacun de ses plis au-delà de six, quelle que soit l'enchère.
sheet-no-trump-single = Sans-atout se marque comme toute autre enchère.
sheet-no-trump-made = À sans-atout, tous les points de la donne doublent si l'enchère est réussie ; une chute compte telle quelle.
sheet-no-trump-made-or-set = À sans-atout, tous les points de la donne doublent, réussite ou chute.
sheet-boston = Si { $sides ->
    [alone] le déclarant
   *[pairs] le camp déclarant
 } fait les { $all } plis{ $bid ->
    [seven] , sur une enchère de sept,
   *[any] ,
 } c'est un Boston : { $scores }.
sheet-boston-none = il ne rapporte rien de plus
sheet-boston-points = il vaut { points }
sheet-boston-double = il compte double
sheet-boston-wins = il gagne aussitôt la partie
sheet-boston-wins-points = il vaut { points } et gagne aussitôt la partie
sheet-boston-by = Une défense qui les fait tous a un Boston aussi, qui vaut { points }.
sheet-boston-by-wins = Une défense qui les fait tous a un Boston aussi, qui vaut { points } et gagne aussitôt la partie.
sheet-boston-turned = Un camp qui fait tous les { $all } plis a un Boston : { $scores }.

## La partie.
sheet-match = La partie
sheet-target =
    { $sides ->
        [alone] Le premier joueur à { $target } gagne la partie ; si une donne y mène plusieurs joueurs, celui qui a le plus de points gagne, et à égalité on continue.
       *[pairs] Le premier camp à { $target } gagne la partie ; si une donne y mène les deux, celui qui a le plus de points gagne, et à égalité on continue.
    }
sheet-floor = Un camp qui tombe à { $floor } perd la partie.
sheet-floor-alone =
    { $level ->
        [floor-first] La partie finit aussi quand un joueur tombe à { $floor } : le meilleur score gagne ; à égalité, partie nulle.
       *[most-points] La partie finit aussi quand un joueur tombe à { $floor } : le meilleur score gagne, et à égalité on continue.
    }
sheet-floor-defenders = Aucun score ne baisse jamais.
sheet-floor-none = Un score peut descendre autant qu'il veut sans perdre la partie.
sheet-both-limits-floor-first = Si une donne mène un joueur à { $target } et un autre à { $floor }, c'est tomber à { $floor } qui décide.
sheet-both-limits-most-points = Si une donne mène un joueur à { $target } et un autre à { $floor }, celui qui a le plus de points gagne.
sheet-max-sets = Un camp qui chute { times } dans une partie la perd, quel que soit le score.
sheet-backdoor = Une défense qui gagne la partie dès la première donne entre par la petite porte : elle a { $target }, si elle a marqué moins.
sheet-max-deals-none = Le nombre de donnes n'est pas limité.
sheet-max-deals =
    { $count ->
        [one] La partie finit après une donne, sans compter celles qu'on a redonnées : celui qui a le plus de points gagne ; à égalité, partie nulle.
       *[other] La partie finit après { $count } donnes, sans compter celles qu'on a redonnées : celui qui a le plus de points gagne ; à égalité, partie nulle.
    }
sheet-rotation = Rise and fly : la paire qui chute ou perd se lève, et la suivante s'assoit.

## Chacun pour soi.
sheet-own-arithmetic = Notre propre arithmétique
sheet-tradition = La tradition dit du jeu chacun pour soi que trois joueurs ont dix-sept cartes et un chien de trois, qu'une enchère est un nombre de plis, et que la partie est à 30. Tout le reste, l'écart, l'enchère la plus basse et la plus haute, ce qu'on marque, et chaque nombre à quatre ou cinq joueurs, est notre propre arithmétique.
