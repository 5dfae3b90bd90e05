### Pourquoi un robot fait ce qu'il fait : une tête, puis des raisons reliées, sans majuscule ni point.

## La phrase.
why = { $does } : { $why }.
why-if-lawful = { $why }, si personne ne fait de renonce
join-also = { $first }, et { $second }
join-and = { $first } et { $second }
join-comma = { $first }, { $second }
join-semicolon = { $first } ; { $second }
join-colon = { $first } : { $second }
do-lead = Entamer { $card }
do-put-aside = Écarter { $cards }
do-claim = Demander le reste
ranks-of = { $ranks } de { suit }

## Petites pièces.
spelled = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
 }
friend = { $friend ->
    [partner] votre partenaire
    [second] l'autre défenseur
   *[another] un autre défenseur
 }
one-of-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
    [S] pique
    [T] atout
   *[J] joker
 }
some-of-suit = { $suit ->
    [C] trèfles
    [D] carreaux
    [H] cœurs
    [S] piques
    [T] atouts
   *[J] jokers
 }
strain = { $suit ->
    [N] sans-atout
   *[S] { suit }
 }
better-of-suit = { $count ->
    [1] un seul { one-of-suit } plus fort peut
   *[other] seuls { spelled } { some-of-suit } plus forts peuvent
 }
brought-of-suit = { $count ->
    [1] un { one-of-suit }
   *[other] { spelled } { some-of-suit }
 }

## Cartes.
why-by-chance = choisi au hasard
why-only-card = c'est la seule carte que vous pouvez jouer
why-makes-it = ce pli fait le contrat
why-first-point = c'est le septième pli de votre camp, le premier qui marque
why-sets-it = ce pli fait chuter le contrat
why-jokers-left = vous n'avez que des jokers, et ils ne gagnent rien à sans-atout
why-joker-goes = un joker ne gagne rien à sans-atout, c'est donc la carte à lâcher
why-draws = { $count ->
    [1] il reste peut-être un atout contre vous : tirez-le
   *[other] il reste peut-être { spelled } atouts contre vous : tirez-les
 }
why-trumps-mine = plus personne d'autre n'a d'atout, elle ne peut donc pas perdre
why-trumps-ours = seul { friend } peut encore avoir des atouts, le pli est donc à vous de toute façon
why-trumps-fall = le déclarant a peut-être encore des atouts : faites-les tomber
why-returns = { friend } a entamé { suit } : revenez-y
why-unbeatable = plus personne ne peut la battre
why-takes-unbeatable = elle fait ce pli, et personne ne peut la battre
why-foes-cannot = l'autre camp ne peut pas la battre
why-friend-ruffs = { friend } n'a plus de { suit } et pourra couper
why-will-ruff = c'est votre seule carte à { suit }, vous pourrez couper la prochaine
why-beaten-trump = seul un atout peut encore la battre
why-beaten-few = { $trump ->
    [trump] { better-of-suit } encore venir, ou un atout
   *[none] { better-of-suit } encore venir
 }
why-beaten-many = { $trump ->
    [trump] pour la battre il faut un des { spelled } { some-of-suit } plus forts, ou un atout
   *[none] pour la battre il faut un des { spelled } { some-of-suit } plus forts
 }
why-friend-may-take = { friend } en a peut-être une meilleure
why-keeps-better = { $count ->
    [1] gardez votre { one-of-suit } plus fort pour un autre pli
   *[other] gardez vos { some-of-suit } plus forts pour un autre pli
 }
why-better-behind = { $count ->
    [1] vous gardez un { one-of-suit } plus fort derrière
   *[other] vous gardez des { some-of-suit } plus forts derrière
 }
why-lone = c'est votre seul { one-of-suit }
why-best-of-suit = c'est votre meilleur { one-of-suit }
why-friend-has-it = { friend } tient ce pli : gardez vos bonnes cartes
why-ruffs = vous n'avez plus de { suit } : coupez
why-plays-last = vous jouez en dernier, elle fait donc ce pli
why-friend-leads = { friend } est maître pour l'instant : laissez-lui le pli
why-friend-may-beat = laissez faire { friend }, qui bat peut-être { $card }
why-cannot-beat = vous n'avez rien qui batte { $card }
why-keeps-trumps = gardez vos atouts pour un autre pli

## Annonces.
why-only-call = il ne vous reste aucune enchère
why-must-bid = tous les autres ont passé, vous devez donc annoncer
why-partner-holds = votre partenaire tient l'enchère avec { $bid }
why-should-make = vers { $plan }, vous devriez faire environ { $books } plis et réussir { $times } fois sur 100
why-too-short = { $bid } demande { $needs } plis, { $plan } devrait en faire environ { $books }
why-seldom-made = { $bid } réussirait { $times } fois sur 100
why-stands = vers { $plan }, vous devriez réussir { $times } fois sur 100
why-stands-perhaps = vers { $plan }, vous réussissez { $times } fois sur 100 si personne ne surenchérit
why-goes-over = vers { $plan }, mais les autres devraient surenchérir
why-wins-match = tout compris vous gagnez la partie { $times } fois sur 100
why-pass-wins = en passant vous gagnez la partie { $times } fois sur 100
why-other-call = avec { $bid }, { $times }
why-other-pass = en passant, { $times }
why-on-hope = d'après votre seule main, { $bid } réussirait { $times } fois sur 100
why-pass-no-more = passer ne gagne pas plus de parties
why-too-strong-to-pass = votre main est trop forte pour passer
why-too-strong = votre main est trop forte pour n'annoncer que { $bid }
why-too-open = votre main a trop de couleurs ouvertes pour { $bid }
why-at-a-glance = à première vue, { $bid } faisait moins bien
why-not-agreed = d'après vos conventions, { $bid } promettrait des cartes que vous n'avez pas

## Noms et écarts.
why-best-name = c'est votre meilleur choix, environ { $books } plis
why-best-for-match = c'est ce qui gagne le plus souvent la partie, avec environ { $books } plis
why-name-makes = cela devrait réussir { $number } dans { $times } donnes sur 100
why-next-name = { $plan } { $times }
why-next-name-no-more = { $plan } { $times }, sans gagner plus de parties
why-towards = vers { $plan }
why-keeps-all-trumps = vous gardez tous les atouts
why-keeps-only-trumps = vous ne gardez que des atouts
why-keeps-tops = vous gardez le meilleur de chaque couleur
why-keeps-other-tops = le meilleur des autres couleurs
why-can-ruff = vous pouvez couper à { $suits }
why-jokers-away = les jokers ne gagnent rien à sans-atout
why-discard-makes = vous devriez réussir { $number } { $times } fois sur 100

## Le plan d'une donne.
why-as-planned = comme prévu
why-plan-changed = maintenant vers { $plan }, non { $was }
why-kitty-brought = le chien a apporté { brought-of-suit }
why-made-more-often = cela réussit { $times } fois sur 100, et non { $was }
why-wins-more-often = cela gagne la partie { $times } fois sur 100, et non { $was }
why-not-to-be-named = { $was } ne peut plus être nommé

## Ce qu'une recherche a trouvé.
why-is-made = le contrat est déjà fait
why-is-set = le contrat a déjà chuté
why-always-made = elle fait le contrat dans toutes les répartitions essayées
why-always-set = elle fait chuter le contrat dans toutes les répartitions essayées
why-never-made = le contrat n'est fait dans aucune répartition essayée
why-never-set = le contrat ne chute dans aucune répartition essayée
why-often-made = elle fait le contrat { $times } fois sur 100
why-often-set = elle fait chuter le contrat { $times } fois sur 100
why-next-chances = ensuite { $card }, { $count } fois de moins sur 100
why-next-books = ensuite { $card }, qui coûterait { $books } en plis
why-next-wins-less = ensuite { $card }, qui gagne la partie { $count } fois de moins sur 100
why-rival-wins-less = { $card } y arrive { $count } fois de plus sur 100, mais gagne moins souvent la partie
why-rival-books-less = { $card } rapporterait { $books } de plus en plis, mais gagne moins souvent la partie
why-rival-less-safe = { $card } y arrive { $count } fois de plus sur 100, mais c'est moins sûr
why-rival-books-less-safe = { $card } rapporterait { $books } de plus en plis, mais c'est moins sûr
why-next-as-well = { $card } ferait presque aussi bien
why-all-as-good = toutes les autres cartes se valent
why-gains-little = { $card } y gagnerait trop peu
why-gains-little-to = { $card } y gagnerait trop peu pour { $never }
why-may-claim = tous les plis qui restent sont à vous, vous pouvez les demander

## Ce qu'on ne fait jamais, après « y gagnerait trop peu pour ».
never-give-book = laisser filer le pli qui décide du contrat
never-rob-partner = couper ou couvrir un pli déjà acquis au partenaire
never-lead-joker = entamer un joker à sans-atout
never-waste-card = jeter une carte qui peut gagner avec un joker inutile en main
never-draw-partner = tirer des atouts que le partenaire est seul à tenir
never-leave-trump = laisser à l'autre camp son dernier atout
never-lead-dead = entamer une couleur que le partenaire n'a plus et ne peut couper

## Le coach, d'un choix : ce qui fut fait, et ce qui aurait été mieux.
place = donne { $deal }, { $where ->
    [bid] enchères
    [naming] contrat
    [discard] écart
   *[card] pli { $book }
 }
did-pass = vous avez passé
did-bid = vous avez annoncé { $bid }
did-name = vous avez nommé { $plan }
did-aside = vous avez écarté { $cards }
did-play = vous avez joué { $card }
did-lead = vous avez entamé { $card }
coach-as-good = { $did } : rien de mieux.
coach-hair = { $did } : à un cheveu du mieux.
coach-better = { $did }. { $better } aurait gagné la partie { $times }.
coach-better-why = { $did }. { $better } aurait gagné la partie { $times } : { $why }.
better-pass = Passer
better-bid = Annoncer { $bid }
better-name = Nommer { $plan }
better-aside = Garder { $kept } et écarter { $gone } à la place
better-play = Jouer { $card }
better-lead = Entamer { $card }
little-more-often = un peu plus souvent
more-often = { $more } fois de plus sur 100, { $could } au lieu de { $won }
often = { $times ->
    [0] presque jamais
    [1] une fois sur 100
   *[other] { $times } fois sur 100
 }
coach-keeps-bid = elle réussit { $often }, mais prive les autres de l'enchère
coach-made = le contrat réussit alors { $often }
coach-yours-made = votre enchère réussit { $often }
coach-books = environ { $best } plis au lieu de { $taken }

## Le coach en ligne de commande.
hindsight-short = { $count ->
    [0] réussit
    [one] manque { $count } pli
   *[other] manque { $count } plis
 }
not-judged-claim = le reste n'est accordé que s'il est certain, il n'y a donc rien à juger
not-judged-call = signaler une renonce est juste ou non, ni mieux ni moins bien
not-judged-renege = une renonce n'est pas un choix entre les cartes permises
not-judged-figure = { $judge } n'a pas de chiffre pour cela

## Le verdict de l'arène.
arena-better = { $first } est meilleur que { $second }
arena-not-better = { $first } n'est pas meilleur que { $second } de { $margin }
arena-undecided = indécis après { $count } donnes
arena-advantage = { $measure ->
    [play] { $value } pli par donne
    [points] { $value } point par donne
    [bids] { $value } % de probabilité dans la partie
   *[matches] { $value } % des parties
 }
