### The options of a rule set: what each is about, its question and answers, what the sheet says, and what differs.

option-players = Joueurs
    .ask = Combien jouent, et avec qui ?
    .example = À trois, chacun a dix-sept cartes et joue seul.
    .answer-pairs = quatre, deux contre deux
    .answer-3-alone = trois, chacun pour soi
    .answer-4-alone = quatre, chacun pour soi
    .answer-5-alone = cinq, chacun pour soi

option-partners = Partenaires
    .ask = Qui sont les partenaires ?
    .example = Au tirage, les deux plus hautes cartes jouent contre les deux plus basses.
    .answer-fixed = comme on s'est assis
    .answer-drawn = on tire les partenaires
    .sheet-fixed = On joue à quatre, en deux paires fixes ; les partenaires sont face à face et partagent un score.
    .sheet-drawn = On joue à quatre. Chacun tire une carte : les deux plus hautes jouent contre les deux plus basses, face à face, et chaque paire partage un score.
    .sheet-none = On joue à { $players }, chacun pour soi avec son propre score.
    .differ-fixed = deux paires fixes
    .differ-drawn = tirés, les deux plus hautes cartes contre les deux plus basses
    .differ-none = aucun, chacun pour soi

option-jokers = Jokers
    .ask = Jokers et chien ?
    .example = Avec un joker et un chien de cinq, il reste douze cartes à chacun des quatre.
    .answer-cards =
        { $jokers ->
            [0] sans joker
            [one] un joker
           *[other] deux jokers
        }, { $kitty ->
            [0] sans chien
           *[other] chien de { $kitty }
        }
    .differ-0 = aucun
    .differ-1 = le Grand Joker seul
    .differ-2 = le Grand et le Petit

option-kitty = Le chien
    .differ = { $kitty } cartes, et { $size } dans chaque main
    .differ-none = aucun, et { $size } dans chaque main

option-first-dealer = Premier donneur
    .ask = Qui donne d'abord ?
    .example = Chacun tire une carte, la plus basse donne.
    .answer-random = au hasard
    .answer-low-card = la carte la plus basse
    .answer-first-diamond = celui qui reçoit le premier carreau
    .answer-first-club = celui qui reçoit le premier trèfle
    .sheet-random = Le hasard désigne le premier donneur ; ensuite la donne passe à gauche.
    .sheet-low-card = Chacun tire une carte et la plus basse donne d'abord (à égalité : trèfle sous carreau sous cœur sous pique) ; ensuite la donne passe à gauche.
    .sheet-first-diamond = On distribue face visible jusqu'à un carreau ; le joueur qui le reçoit donne d'abord ; ensuite la donne passe à gauche.
    .sheet-first-club = On distribue face visible jusqu'à un trèfle ; le joueur qui le reçoit donne d'abord ; ensuite la donne passe à gauche.
    .differ-random = au hasard
    .differ-low-card = la carte la plus basse
    .differ-first-diamond = le premier carreau donné
    .differ-first-club = le premier trèfle donné

option-deal = La distribution
    .ask = Comment donne-t-on ?
    .example = Trois ou quatre à la fois, comme sur bien des vérandas.
    .answer-batches = quelques cartes à la fois
    .answer-singly = une par une
    .sheet-batches = On donne quelques cartes à la fois.
    .sheet-singly = On donne les cartes une par une.
    .sheet-singly-kitty = On donne les cartes une par une, et ni les quatre premières ni les quatre dernières ne vont au chien.
    .differ-batches = quelques cartes à la fois
    .differ-singly = une carte à la fois

option-min-bid = Enchère la plus basse
    .ask = L'enchère la plus basse ?
    .example = Si c'est 4, personne n'ouvre à 3 uptown.

option-max-bid = Enchère la plus haute
    .ask = L'enchère la plus haute ?
    .example = 7, c'est tous les plis possibles.

option-bid-counts = Ce que compte une enchère
    .sheet-tricks = Une enchère est { $numbers } : les plis que l'enchérisseur promet de faire, sur { $all } en tout.
    .sheet-odd-tricks = Une enchère est { $numbers } : les plis au-delà de six que le camp promet, si bien que { $low } veut dire { $need } des { $all }.
    .differ-odd-tricks = les plis au-delà de six
    .differ-tricks = tous les plis

option-bid-names = Une enchère dit
    .ask = Que dit une enchère ?
    .example = « 4 downtown » en dit plus au partenaire que « 4 ».
    .answer-suffix = le nombre, et uptown, downtown ou sans-atout
    .answer-number = le nombre seul
    .sheet-number = L'enchère est le nombre, sans plus ; atout et sens se choisissent une fois les enchères remportées.
    .sheet-suffix = L'enchère dit aussi { sheet-ways }, mais jamais la couleur d'atout.
    .differ-suffix = le nombre et comment on joue
    .differ-number = le nombre seul

option-suffix-order = Enchères d'un même nombre
    .ask = Uptown et downtown au même nombre ?
    .example = Après 4 uptown, 4 downtown est-il plus haut, ou faut-il 5 ?
    .answer-level = valent autant
    .answer-downtown-over-uptown = downtown bat uptown
    .answer-no-trump-level = sans-atout vaut autant aussi
    .differ-level = sans-atout est plus haut, uptown et downtown se valent
    .differ-downtown-over-uptown = sans-atout est plus haut que downtown, et downtown qu'uptown
    .differ-no-trump-level = toutes égales, sans-atout aussi

option-dealer-matches = Le donneur
    .ask = Le donneur peut-il prendre une enchère en l'égalant ?
    .example = On en est à 5 ; le donneur dit « 5 » aussi, et l'a.
    .answer-yes = oui
    .answer-no = non, il faut plus
    .sheet-no = Le donneur doit monter comme les autres.
    .sheet-yes =
        Le donneur peut prendre l'enchère en l'égalant{ $bids ->
            [number] { "" }
           *[suffix] { " exactement, nombre et sens" }
        }{ $sides ->
            [alone] { "" }
           *[pairs] , même à son propre partenaire
        }.
    .differ-yes = prend l'enchère en l'égalant
    .differ-no = doit monter pour prendre l'enchère

option-all-pass = Quand tous les autres passent
    .ask = Tout le monde passe ?
    .example = Trois ont passé, et le donneur n'a rien.
    .answer-throw-in = on redonne
    .answer-dealer-must = le donneur doit enchérir
    .answer-dealer-must-minimum = le donneur doit prendre l'enchère la plus basse
    .sheet-throw-in = Si tout le monde passe, on redonne, et c'est au donneur suivant.
    .sheet-dealer-must = Si tous les autres passent, le donneur doit enchérir, comme il veut.
    .sheet-number = Si tous les autres passent, le donneur doit annoncer { $low }, sans plus.
    .sheet-suffix = Si tous les autres passent, le donneur doit annoncer { $low }, sans plus : { sheet-ways }, comme il veut.
    .differ-throw-in = le donneur peut passer aussi, et l'on redonne
    .differ-dealer-must = le donneur doit enchérir
    .differ-dealer-must-minimum = le donneur doit faire l'enchère la plus basse

option-directions = Ordres des cartes
    .ask = Dans quels sens vont les cartes ?
    .example = En downtown le deux est haut ; as bas, l'as est le plus petit.
    .answer-both = uptown et downtown
    .answer-up = uptown seul
    .answer-three = uptown, downtown, et downtown as bas
    .answer-low = uptown, et downtown as bas
    .differ =
        { $ways ->
            [U] uptown
            [D] downtown
            [B] downtown as bas
            [UD] uptown et downtown
            [UB] uptown et downtown as bas
            [DB] downtown et downtown as bas
           *[UDB] uptown, downtown et downtown as bas
        }

option-sport = Montrer le chien
    .ask = Montrer le chien ?
    .example = Montré, ses six cartes sont vues avant que le déclarant les prenne.
    .answer-never = non, il reste au déclarant
    .answer-before-auction = avant les enchères
    .answer-before-pickup = avant qu'on le prenne
    .answer-trump-bids = avant qu'on le prenne, sauf à sans-atout
    .sheet-never = Personne d'autre que le déclarant ne voit le chien.
    .sheet-before-auction = Le chien est montré avant les enchères : tout le monde le voit.
    .sheet-before-pickup = Le chien est montré après les enchères : tout le monde le voit avant que le déclarant le prenne.
    .sheet-trump-bids = Le chien est montré dès qu'on sait qu'on ne joue pas sans-atout : tout le monde le voit avant que le déclarant le prenne. À sans-atout, seul le déclarant le voit.
    .differ-never = jamais, seul le déclarant le voit
    .differ-before-auction = montré à tous avant les enchères
    .differ-before-pickup = montré à tous après les enchères
    .differ-trump-bids = montré à tous après les enchères, sauf à sans-atout

option-declare = Nommer l'atout ou le sens
    .ask = Quand nomme-t-on l'atout ?
    .example = Quatre cœurs en main, et le chien apporte peut-être des piques.
    .answer-before-kitty = avant de voir le chien
    .answer-after-kitty = chien en main, avant l'écart
    .answer-after-discard = après l'écart
    .sheet-no-kitty = Le joueur qui remporte les enchères est le déclarant et nomme { $what }.
    .sheet-before-kitty = Le joueur qui remporte les enchères est le déclarant, nomme { $what }, puis prend le chien.
    .sheet-after-kitty = Le joueur qui remporte les enchères est le déclarant, prend le chien, nomme { $what }, puis écarte.
    .sheet-after-discard = Le joueur qui remporte les enchères est le déclarant, prend le chien, écarte, et alors seulement nomme { $what }.
    .differ-before-kitty = avant le chien
    .differ-after-kitty = chien en main, avant l'écart
    .differ-after-discard = après l'écart

option-no-trump-jokers = Jokers à sans-atout
    .ask = Les jokers à sans-atout ?
    .example = Ils n'y gagnent rien ; reste à savoir quand on s'en défait.
    .answer-when-void = seulement quand on ne peut pas fournir
    .answer-first-void = dès qu'on ne peut pas fournir, un joker part
    .answer-any-time = à tout moment
    .answer-declarer-discards = le déclarant les écarte
    .sheet =
        { $when ->
            [when-void] peut se jouer quand on ne peut pas fournir
            [first-void] doit se jouer dès qu'on ne peut pas fournir
            [any-time] peut se jouer à tout moment, même quand on pourrait fournir
           *[declarer-discards] peut se jouer quand on ne peut pas fournir, si les autres en ont encore un
        }
    .differ-when-void = joués seulement quand on ne peut pas fournir
    .differ-first-void = doivent partir dès qu'on ne peut pas fournir
    .differ-any-time = joués à tout moment
    .differ-declarer-discards = le déclarant les écarte, les autres les jouent quand ils ne peuvent pas fournir

option-no-trump-joker-leads = Entamer d'un joker à sans-atout
    .ask = Peut-on entamer d'un joker à sans-atout ?
    .example = À vous d'entamer, avec le Grand Joker et l'as de trèfle.
    .answer-yes = oui
    .answer-no = pas tant qu'on a une autre carte
    .sheet-yes = À sans-atout, un joker { option-no-trump-jokers.sheet } ; si on en entame un, la première autre carte fixe la couleur.
    .sheet-no = À sans-atout, un joker { option-no-trump-jokers.sheet } ; on ne peut en entamer un que si l'on n'a que des jokers, et alors la première autre carte fixe la couleur.
    .differ-yes = permis
    .differ-no = seulement si l'on n'a que des jokers

option-discard-trick = L'écart
    .ask = À qui est le pli de l'écart ?
    .example = Six cartes sont écartées avant l'entame.
    .answer-declarer = au déclarant
    .answer-first-trick = il va avec le premier pli
    .answer-nobody = à personne, et six est le plus haut
    .sheet-declarer =
        { $sides ->
            [alone] L'écart est le premier pli du déclarant.
           *[pairs] L'écart est le premier pli du camp déclarant.
        }
    .sheet-first-trick = L'écart va au gagnant du premier pli, si bien que le premier pli en vaut deux.
    .sheet-nobody = L'écart ne compte pour personne.
    .differ-declarer = le premier pli du camp déclarant
    .differ-first-trick = va avec le premier pli, qui en vaut deux
    .differ-nobody = ne compte pour personne

option-opening-lead = L'entame
    .ask = Qui entame ?
    .example = Sud a remporté les enchères ; Ouest est à gauche du donneur.
    .answer-declarer = le déclarant
    .answer-forehand = la gauche du donneur
    .sheet-declarer = Le déclarant entame, de la carte qu'il veut.
    .sheet-forehand = Le joueur à gauche du donneur entame, de la carte qu'il veut, quel que soit le déclarant.
    .sheet-turned = Le joueur à gauche du donneur entame, de la carte qu'il veut.
    .differ-declarer = au déclarant
    .differ-forehand = au joueur à gauche du donneur

option-renege = Renonces
    .ask = Qui veille aux renonces ?
    .example = Quelqu'un pose un pique alors qu'il a un cœur.
    .answer-prevented = la table les empêche
    .answer-called = toute carte peut se poser ; signalez-la si vous la voyez
    .answer-automatic = toute carte peut se poser ; la table trouve
    .sheet-prevented = Personne ne peut faire de renonce : la table n'accepte que les cartes permises.
    .sheet-automatic = Toute carte peut se poser, et la table trouve chaque renonce quand son pli est complet : { $costs }.
    .sheet-called = C'est aux joueurs de voir les renonces : si un adversaire nomme le pli avant la donne suivante, { $costs }. Un faux signalement ne coûte rien.
    .differ-prevented = empêchées par la table
    .differ-called = à vous de les voir et de les signaler
    .differ-automatic = trouvées par la table quand le pli est complet

option-renege-penalty = Ce que coûte une renonce
    .ask = Que coûte une renonce ?
    .example = Trois plis passent de leur pile à la vôtre.
    .answer-tricks = trois plis
    .answer-bid = l'enchère
    .answer-game = la partie
    .sheet-tricks =
        { $settled ->
            [deal-end]
                le camp en faute donne trois plis, à la fin de la donne, pris sur tous les siens ; { $short ->
                    [all] s'il en a moins, tous les plis vont à l'autre camp
                   *[what-they-have] s'il en a moins, il donne ce qu'il a
                }
           *[at-once]
                le camp en faute donne trois plis, aussitôt, pris sur ceux qu'il a alors ; { $short ->
                    [all] s'il en a moins, la donne s'arrête et tous les plis vont à l'autre camp
                   *[what-they-have] s'il en a moins, il donne ce qu'il a
                }
        }
    .sheet-bid =
        { $settled ->
            [deal-end] cela décide de l'enchère à la fin de la donne : la renonce d'un déclarant la fait chuter, celle d'un défenseur la fait réussir
           *[at-once] cela finit la donne : la renonce d'un déclarant fait chuter l'enchère, celle d'un défenseur la fait réussir
        }
    .sheet-game = { option-renege-penalty.sheet-bid }, et le camp en faute perd la partie
    .differ-tricks = trois plis
    .differ-bid = l'enchère
    .differ-game = la partie

option-renege-short = Une renonce avec moins de trois plis à donner
    .ask = Une renonce, et moins de trois plis à donner ?
    .example = Ils ont un pli quand on la trouve.
    .answer-what-they-have = ce qu'ils ont passe
    .answer-all = tous les plis passent
    .differ-what-they-have = coûte ce qu'il y a
    .differ-all = coûte tous les plis

option-renege-settled = Une renonce se paie
    .ask = Quand paie-t-on une renonce ?
    .example = Trouvée au quatrième pli, il en reste neuf.
    .answer-at-once = aussitôt
    .answer-deal-end = à la fin de la donne
    .differ-at-once = aussitôt
    .differ-deal-end = à la fin de la donne

option-made = Réussite
    .ask = Que marque une enchère réussie ?
    .example = Vous avez annoncé 4 et fait 6.
    .answer-odd-tricks = chaque pli au-delà de six : 6
    .answer-bid = l'enchère, sans plus : 4
    .sheet-odd-tricks =
        { $sides ->
            [alone] Un joueur qui réussit son enchère marque un point par pli fait, ceux au-delà de l'enchère aussi.
           *[pairs] Un camp qui réussit son enchère marque un point par pli au-delà de six, ceux au-delà de l'enchère aussi.
        }
    .sheet-bid =
        { $sides ->
            [alone] Un joueur qui réussit son enchère marque l'enchère, et rien pour les plis au-delà.
           *[pairs] Un camp qui réussit son enchère marque l'enchère, et rien pour les plis au-delà.
        }
    .differ-odd-tricks = les plis au-delà de l'enchère comptent aussi
    .differ-bid = l'enchère compte, sans plus

option-set = Chute
    .ask = Que coûte une enchère chutée ?
    .example = Vous avez annoncé 4 et fait 3.
    .answer-minus-bid = l'enchère, de votre score
    .answer-defenders-score-bid = les autres marquent l'enchère
    .sheet-minus-bid =
        { $sides ->
            [alone] Un joueur qui ne l'atteint pas chute et perd l'enchère.
           *[pairs] Un camp qui ne l'atteint pas chute et perd l'enchère.
        }
    .sheet-defenders-score-bid =
        { $sides ->
            [alone] Un joueur qui ne l'atteint pas chute et ne perd rien, mais chacun des autres marque l'enchère.
           *[pairs] Un camp qui ne l'atteint pas chute et ne perd rien, mais l'autre camp marque l'enchère.
        }
    .differ-minus-bid = l'enchère est perdue
    .differ-defenders-score-bid = rien n'est perdu, la défense marque l'enchère

option-defenders-score = Les plis de la défense
    .ask = Que marquent les plis des autres ?
    .example = Ils ont fait huit plis contre vous.
    .answer-nothing = rien
    .answer-odd-tricks = ceux au-delà de six
    .sheet-nothing = La défense ne marque rien pour ses propres plis.
    .sheet-odd-tricks = La défense marque un point pour chacun de ses plis au-delà de six, quelle que soit l'enchère.
    .differ-nothing = ne marquent rien
    .differ-odd-tricks = un point chacun au-delà de six

option-no-trump-factor = Sans-atout
    .ask = Comment compte sans-atout ?
    .example = 4 sans-atout réussi vaut 4 points, ou 8.
    .answer-single = tel quel
    .answer-double = double
    .sheet-single = Sans-atout se marque comme toute autre enchère.
    .sheet-made = À sans-atout, tous les points de la donne doublent si l'enchère est réussie ; une chute compte telle quelle.
    .sheet-made-or-set = À sans-atout, tous les points de la donne doublent, réussite ou chute.
    .differ-1 = se marque comme un atout
    .differ-2 = double tous les points

option-no-trump-doubles = Ce que sans-atout double
    .ask = Et quand sans-atout chute ?
    .example = 4 sans-atout chuté coûte 8 points, ou seulement 4.
    .answer-made-or-set = double aussi
    .answer-made = tel quel ; seul le réussi double
    .differ-made-or-set = toute donne, réussite ou chute
    .differ-made = seulement une enchère réussie

option-boston = Un Boston
    .ask = Que vaut un Boston ?
    .example = Un Boston, c'est tous les plis de la donne.
    .answer-none = ses points, sans plus
    .answer-double = deux fois ses points
    .answer-wins = la partie
    .sheet =
        Si { $sides ->
            [alone] le déclarant
           *[pairs] le camp déclarant
        } fait les { $all } plis{ $bid ->
            [seven] , sur une enchère de sept,
           *[any] ,
        } c'est un Boston : { $scores }.
    .sheet-none = il ne rapporte rien de plus
    .sheet-double = il compte double
    .sheet-wins = il gagne aussitôt la partie
    .sheet-wins-points = il vaut { points } et gagne aussitôt la partie
    .sheet-turned = Un camp qui fait tous les { $all } plis a un Boston : { $scores }.
    .differ-none = ne rapporte rien de plus
    .differ-double = compte double
    .differ-wins = gagne la partie

option-boston-by = Qui peut avoir un Boston
    .ask = Et si la défense fait tous les plis ?
    .example = Le déclarant a annoncé 4 et n'a rien fait.
    .answer-declarers = pas de Boston pour elle
    .answer-either = elle a un Boston aussi
    .sheet = Une défense qui les fait tous a un Boston aussi, qui vaut { points }.
    .sheet-wins = Une défense qui les fait tous a un Boston aussi, qui vaut { points } et gagne aussitôt la partie.
    .differ-declarers = seulement le camp déclarant
    .differ-either = la défense aussi

option-boston-points = Ce que vaut un Boston
    .ask = Un Boston a-t-il ses propres points ?
    .example = Avec 13, tous les plis font treize points, quelle que soit l'enchère.
    .answer-none = non, ses plis
    .sheet = il vaut { points }
    .differ-none = ses plis

option-boston-needs-bid = Ce qui fait un Boston
    .ask = Quelle enchère fait un Boston ?
    .example = Vous avez annoncé 5 et fait tous les plis.
    .answer-any = n'importe laquelle
    .answer-seven = seulement une enchère de 7
    .differ-0 = tous les plis, quelle que soit l'enchère
    .differ-7 = tous les plis sur une enchère de sept

option-target = Points pour gagner
    .ask = Combien de points faut-il pour gagner ?
    .example = À 7, une heure ; à 21, une soirée.
    .sheet =
        { $sides ->
            [alone] Le premier joueur à { $target } gagne la partie ; si une donne y mène plusieurs joueurs, celui qui a le plus de points gagne, et à égalité on continue.
           *[pairs] Le premier camp à { $target } gagne la partie ; si une donne y mène les deux, celui qui a le plus de points gagne, et à égalité on continue.
        }

option-floor = Le bas
    .ask = À combien sous zéro perd-on ?
    .example = À −7, deux enchères de 4 chutées finissent la partie.
    .answer-none = personne ne perd en descendant
    .sheet = Un camp qui tombe à { $floor } perd la partie.
    .sheet-alone =
        { $level ->
            [floor-first] La partie finit aussi quand un joueur tombe à { $floor } : le meilleur score gagne ; à égalité, partie nulle.
           *[most-points] La partie finit aussi quand un joueur tombe à { $floor } : le meilleur score gagne, et à égalité on continue.
        }
    .sheet-defenders = Aucun score ne baisse jamais.
    .sheet-none = Un score peut descendre autant qu'il veut sans perdre la partie.
    .differ = on perd à { $floor }
    .differ-none = aucun, personne ne perd en descendant

option-both-limits = Le haut et le bas dans une même donne
    .ask = L'un touche le haut, l'autre le bas ?
    .example = Une donne vous mène à 30 points et votre voisin tout en bas.
    .answer-floor-first = le bas décide
    .answer-most-points = celui qui a le plus de points gagne
    .sheet-floor-first = Si une donne mène un joueur à { $target } et un autre à { $floor }, c'est tomber à { $floor } qui décide.
    .sheet-most-points = Si une donne mène un joueur à { $target } et un autre à { $floor }, celui qui a le plus de points gagne.
    .differ-floor-first = le bas décide
    .differ-most-points = celui qui a le plus de points gagne

option-max-sets = Chutes qui font perdre la partie
    .ask = Combien de chutes font perdre la partie ?
    .example = Avec 2, la deuxième chute finit tout, quel que soit le score.
    .answer-none = aucune
    .sheet = Un camp qui chute { times } dans une partie la perd, quel que soit le score.
    .differ = { $count }, quel que soit le score
    .differ-none = sans limite

option-backdoor = Une défense qui gagne dès la première donne
    .ask = Et si la défense gagne dès la première donne ?
    .example = Le camp du déclarant tombe tout en bas avant que d'autres aient enchéri.
    .answer-nothing = elle a ce qu'elle a marqué
    .answer-game = elle a toute la partie
    .sheet = Une défense qui gagne la partie dès la première donne entre par la petite porte : elle a { $target }, si elle a marqué moins.
    .differ-nothing = a ce qu'elle a marqué
    .differ-game = a { $target } points

option-max-deals = Nombre de donnes
    .ask = Combien de donnes au plus ?
    .example = Avec 8, celui qui a le plus de points après la huitième gagne.
    .answer-none = jusqu'à ce qu'on gagne
    .sheet-none = Le nombre de donnes n'est pas limité.
    .sheet =
        { $count ->
            [one] La partie finit après une donne, sans compter celles qu'on a redonnées : celui qui a le plus de points gagne ; à égalité, partie nulle.
           *[other] La partie finit après { $count } donnes, sans compter celles qu'on a redonnées : celui qui a le plus de points gagne ; à égalité, partie nulle.
        }
    .differ = { $count } au plus, puis celui qui a le plus de points gagne
    .differ-none = sans limite

option-rotation = Rise and fly
    .ask = Que fait une paire qui chute ou perd ?
    .example = Rise and fly : des amis attendent les chaises.
    .answer-none = reste
    .answer-rise-and-fly = se lève pour les suivants
    .sheet-rise-and-fly = Rise and fly : la paire qui chute ou perd se lève, et la suivante s'assoit.
    .differ-none = non, chacun garde sa place
    .differ-rise-and-fly = la paire qui chute se lève

option-trump = L'atout
    .ask = Comment l'atout est-il fixé ?
    .example = Le donneur retourne la dernière carte, le neuf de cœur : cœur est atout.
    .answer-named = le gagnant des enchères le nomme
    .answer-turned = la dernière carte donnée se retourne
    .sheet-turned = Personne n'annonce. La dernière carte donnée est au donneur et se retourne : sa couleur est atout. Le donneur la prend en main et la joue comme une autre.
    .differ-named = nommé par le gagnant des enchères
    .differ-turned = la dernière carte donnée se retourne ; personne n'enchérit, et chaque camp marque ses plis au-delà de six

option-sport-lasts = Combien de temps on voit le chien montré
    .ask = Jusqu'à quand peut-on regarder le chien montré ?
    .example = On joue le cinquième pli, et vous vous demandez si l'as de trèfle était dans le chien.
    .answer-deal = toute la donne
    .answer-until-discard = jusqu'à l'écart du déclarant
    .sheet-until-discard = Une fois l'écart fait, personne ne peut plus regarder le chien montré.
    .differ-deal = jusqu'à la fin de la donne
    .differ-until-discard = jusqu'à l'écart du déclarant
