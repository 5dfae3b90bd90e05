### Ce qui se passe à la table.

## Petites pièces.
you = Vous
you-inside = vous
we = Nous
they = Eux
the-others = les autres
comma = { ", " }
semicolon = {" ; "}
and = { $first } et { $last }
books = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
house-rules = règles maison
somebody-says = { $name } : { $words }

## Événements.
deals = { $by ->
    [you] Vous donnez.
   *[name] { $name } donne.
 }
dealt = { deals } Votre main : { $hand }.
turns-trump = { $by ->
    [you] Vous retournez { $card } : l'atout est { suit }.
   *[name] { $name } retourne { $card } : l'atout est { suit }.
 }
passes = { $by ->
    [you] Vous passez.
   *[name] { $name } passe.
 }
bids =
    { $by ->
        [you] Vous annoncez { $bid }.
       *[name] { $name } annonce { $bid }.
    }
wins-bid =
    { $by ->
        [you] Vous remportez les enchères avec { $bid }.
       *[name] { $name } remporte les enchères avec { $bid }.
    }
thrown-in = Tout le monde a passé : on redonne.
declares = { $by ->
    [you] Vous jouez { $contract }.
   *[name] { $name } joue { $contract }.
 }
sported = Le chien est montré : { $kitty }.
takes-kitty = { $by ->
    [you] Vous prenez le chien, { cards }.
   *[name] { $name } prend le chien, { cards }.
 }
takes-kitty-shown = { $by ->
    [you] Vous prenez le chien, { cards } : { $kitty }.
   *[name] { $name } prend le chien, { cards } : { $kitty }.
 }
puts-aside = { $by ->
    [you] Vous écartez { cards }.
   *[name] { $name } écarte { cards }.
 }
puts-aside-shown = { $by ->
    [you] Vous écartez { cards } : { $hand }.
   *[name] { $name } écarte { cards } : { $hand }.
 }
discards-declarer = L'écart compte comme un pli.
discards-first-trick = L'écart va avec le premier pli.
discards-nobody = L'écart ne compte pour personne.
plays = { $by ->
    [you] Vous jouez { $card }.
   *[name] { $name } joue { $card }.
 }
takes-book = { $by ->
    [you] Vous faites le pli { $book } avec { $card }.
   *[name] { $name } fait le pli { $book } avec { $card }.
 }
reneged-found = { $by ->
    [you] Vous avez fait une renonce au pli { $book }, et { $price }.
   *[name] { $name } a fait une renonce au pli { $book }, et { $price }.
 }
calls-renege = { $by ->
    [you] Vous signalez une renonce au pli { $book } : { $found }.
   *[name] { $name } signale une renonce au pli { $book } : { $found }.
 }
none-reneged = il n'y en avait pas, et cela ne coûte rien
renege-found = { $by ->
    [you] vous avez fait une renonce, et { $price }
   *[name] { $name } a fait une renonce, et { $price }
 }
renege-later = elle se paie à la fin de la donne
renege-bid = elle coûte le contrat
renege-game = elle coûte la partie
renege-books =
    { $count ->
        [0] il n'y avait encore aucun pli à donner
        [one] { $count } pli change de camp
       *[other] { $count } plis changent de camp
    }
claims = { $by ->
    [you] Vous demandez le reste, { books }, et c'est accordé.
   *[name] { $name } demande le reste, { books }, et c'est accordé.
 }
claim-refused = { $name } demande le reste, mais vu de cette place ce n'est pas certain. Le jeu continue.
claim-refused-you = Vu de votre place, le reste n'est pas certain ; le jeu continue. { $left ->
    [0] Vous n'avez plus de demande dans cette donne.
   *[other] Il vous reste une demande dans cette donne.
 }

## À qui le tour.
turn-bid = À vous d'annoncer : { $bid } tient.
turn-bid-must = À vous d'annoncer : { $bid } tient ; tous les autres ont passé, vous devez donc annoncer.
turn-bid-first = À vous d'annoncer : personne n'a rien dit.
turn-bid-first-must = À vous d'annoncer : personne n'a rien dit ; tous les autres ont passé, vous devez donc annoncer.
turn-name = Vous remportez les enchères avec { $bid } : nommez comment on joue.
turn-name-kitty = Vous remportez les enchères avec { $bid }, et le chien est dans votre main : nommez comment on joue.
turn-discard = Écartez { cards }. { $fate }
turn-lead = À vous d'entamer : n'importe quelle carte.
jokers-led = joker, pas encore de couleur
turn-players-check = À vous : entame à { $led } ; fournissez si vous pouvez, seuls les joueurs vérifient.
turn-table-checks = À vous : entame à { $led } ; fournissez si vous pouvez, la table trouve chaque renonce.
turn-any = À vous : entame à { $led }, vous pouvez jouer n'importe quelle carte.
turn-some = À vous : entame à { $led }, { $count ->
    [one] { $count } carte est jouable.
   *[other] { $count } cartes sont jouables.
 }
deal-over = La donne est finie.
waits-auction = À { $name } d'annoncer.
waits-declare = À { $name } de nommer le contrat.
waits-discard = À { $name } d'écarter.
waits-play = À { $name } de jouer.

## Conseils.
do-pass = Passer
do-bid = Annoncer { $bid }
do-name = Nommer { $contract }
do-discard = Écarter { $cards }
do-play = Jouer { $card }

## L'état et l'issue.
need = il faut { books }, { $have ->
    [one] { $have } fait
   *[other] { $have } faits
 }, { $tail }
tail-made = réussi
tail-set = chuté
tail-left = encore { $left } à jouer
standing-turned = chaque pli au-delà de six marque, encore { $left } à jouer
thrown-in-nobody = Tout le monde a passé : on redonne, personne ne marque
came = { $came ->
    [boston] un Boston
    [made] réussi
   *[set] chuté
 }
how = { $how ->
    [renege] { came }, par une renonce
    [swept] { came }, et un Boston pour les autres
   *[plain] { came }
 }
verdict = { $by ->
    [you] Vous avez joué { $contract } : { books }, il en fallait { $need }, { how }
   *[name] { $name } a joué { $contract } : { books }, il en fallait { $need }, { how }
 }
verdict-turned = L'atout était { suit }, retourné : { $sides }
side-value = { $side } { $value }
sets = chutes : { $sides }

why-nothing = Pas d'enchère, pas de points
why-turned = chaque pli au-delà de six compte, peu importe qui a retourné l'atout
why-turned-none = personne n'a plus de six plis
why-made-odd-tricks = réussi, chaque pli au-delà de six compte
why-made-tricks = réussi, chaque pli compte
why-made-bid = réussi, l'enchère compte et rien de plus
why-set-minus-bid = { $number ->
    [one] chuté, { $number } point en moins
   *[other] chuté, { $number } points en moins
 }
why-set-defenders-score-bid = chuté, les autres marquent { $number }
why-renege = une renonce décide du contrat
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
why-boston = un Boston vaut { points }
why-boston-double = un Boston compte double
why-swept = le Boston de la défense vaut { points }
why-defenders = la défense marque ses plis au-delà de six
why-doubled = doublé pour sans-atout

## La fin de la partie.
ends-target = à { $target } les premiers
ends-floor =
    { $by ->
        [you] vous tombez à { $floor }
        [we] nous tombons à { $floor }
        [they] ils tombent à { $floor }
        [names] { $name } tombent à { $floor }
       *[name] { $name } tombe à { $floor }
    }
ends-boston = un Boston gagne la partie
ends-deals = la dernière donne est jouée
times = { $times ->
    [0] zéro fois
    [1] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
   *[other] cinq fois
 }
ends-sets = { $by ->
    [you] vous chutez { times }
    [we] nous chutons { times }
    [they] ils chutent { times }
    [names] { $name } chutent { times }
   *[name] { $name } chute { times }
 }
ends-renege = une renonce la perd
ends-set = la paire qui chute se lève
match-head-draw = Match nul
match-head = { $by ->
    [you] Vous avez gagné !
    [we] Gagné !
    [they] Ils ont gagné
    [names] { $name } ont gagné
   *[name] { $name } a gagné
 }
match-draw = La partie est nulle : { $why }
match-won = { $by ->
    [you] Vous gagnez la partie : { $why }
    [we] Nous gagnons la partie : { $why }
    [they] Ils gagnent la partie : { $why }
    [names] { $name } gagnent la partie : { $why }
   *[name] { $name } gagne la partie : { $why }
 }

## Les tirages avant la partie.
draws = { $by ->
    [you] vous tirez { $card }
   *[name] { $name } tire { $card }
 }
draw-partners = Tirage des partenaires, les deux plus hautes ensemble : { $cards }.
drawn-partners = { $first } et { $second } jouent contre { $third } et { $fourth }.
draw-low-card = la carte la plus basse donne en premier
draw-first-diamond = on retourne des cartes jusqu'au premier carreau, qui donne en premier
draw-first-club = on retourne des cartes jusqu'au premier trèfle, qui donne en premier
draw-random = le premier donneur est tiré au hasard
draw-dealer = La première donne, { $how } : { $cards }.
draw-dealer-plain = La première donne : { $how }.
deals-first = { $by ->
    [you] Vous donnez en premier.
   *[name] { $name } donne en premier.
 }

## Pour le terminal et les films.
plays-standing = { $by ->
    [you] Vous jouez { $contract } : { $standing }.
   *[name] { $name } joue { $contract } : { $standing }.
 }
takes-it = { $by ->
    [you] Vous le faites.
   *[name] { $name } le fait.
 }
decimal-mark = { "," }
