### Des règles qui ne vont pas ensemble ; les noms d'options et de valeurs sont ceux des fichiers.

mix-number = { $option } doit être { $values } : { $value }
values-between = entre { $low } et { $high }
values-or = { $first } ou { $last }
values-in-line = { $first }, { $last }
values-or-none = { $values }, ou none
no-such = { $kind ->
    [agreement] cette convention n'existe pas
    [bot] ce robot n'existe pas
    [command] cette commande n'existe pas
    [format] ce format n'existe pas
    [judge] ce juge n'existe pas
    [language] cette langue n'existe pas
    [option] cette option n'existe pas
    [table] ce tableau n'existe pas
    [word-list] cette liste de mots n'existe pas
   *[rules] ces règles n'existent pas
 }
no-such-bot-in = ce robot n'existe pas dans { $place }
unknown-near = { $said } ; vouliez-vous dire { $near } : { $name }
unknown-known = { $said } ; il y a { $known } : { $name }
mix-kitty = { $cards } cartes moins un chien de { $kitty } ne se partagent pas entre { $players } joueurs ; pour { $players } joueurs, prenez { $fits }
mix-kitty-fit = jokers { $jokers } avec kitty { $kitties }
mix-partners = partners doit être none à { $players } joueurs ; il faut être 4 pour jouer par paires
mix-bid-counts = bid_counts doit être tricks quand partners est none (sans partenaires), et odd_tricks avec des partenaires : bid_counts { $counts }, partners { $partners }
mix-discard-trick = treize cartes chacun ne laissent pas de pli pour l'écart : discard_trick doit être nobody, ou kitty { $fits } : kitty { $kitty }
mix-max-bid = max_bid doit être entre 1 et { $highest }, car une donne a { $tricks } plis : { $bid }
mix-max-bid-discards = max_bid doit être entre 1 et { $highest }, car une donne a { $tricks } plis : { $bid } ; ou discard_trick declarer ou first_trick, qui en fait un de plus
mix-min-bid = min_bid doit être entre 1 et max_bid { $highest } : { $bid }
mix-directions = directions doit nommer au moins un de uptown, downtown, downtown_aces_low, chacun une fois
mix-sport = il n'y a pas de chien à montrer : sport doit être never quand kitty est 0 : { $sport }
mix-sport-trump-bids = sport trump_bids montre le chien avant qu'on le prenne, quand un nombre seul ne dit pas encore si l'on joue sans-atout : declare doit être before_kitty, ou bid_names suffix : { $declare }, { $names }
mix-jokers-discarded = un déclarant ne peut pas écarter de jokers sans chien : no_trump_jokers doit être when_void, first_void ou any_time quand kitty est { $kitty }
mix-defenders-score = defenders_score doit être nothing sans partenaires : il n'y a pas de plis au-delà de six à compter
mix-boston-needs-bid = personne ne peut annoncer les 7 plis au-delà de six que veut boston_needs_bid (max_bid { $highest }, bid_counts { $counts }) : boston_needs_bid doit être 0
mix-boston-points = un Boston qui a ses propres points ne double pas en plus : boston doit être none ou wins, ou boston_points 0 : { $points }
mix-boston-either = la défense n'a pas d'enchère de sept : boston_by doit être declarers, ou boston_needs_bid 0 : { $by }
mix-alone-boston-by = avec plusieurs défenseurs, aucun ne fait tous les plis : boston_by doit être declarers sans partenaires
mix-alone-max-sets = on perd une partie contre un autre camp : max_sets doit être none sans partenaires
mix-alone-backdoor = c'est un autre camp qui gagne la partie : backdoor doit être nothing sans partenaires
mix-alone-renege = sans partenaires, le prix d'une renonce va au joueur qui la signale : renege doit être prevented ou called
mix-alone-renege-penalty = on perd une partie contre un autre camp : renege_penalty doit être tricks ou bid sans partenaires
mix-floor = aucun score ne baisse quand set est defenders_score_bid : floor doit être none, ou set minus_bid : { $floor }
mix-rotation = rise and fly fait asseoir des paires : rotation doit être none sans partenaires
mix-trump-turned = personne n'enchérit quand l'atout se retourne : { $option } doit être { $needed }, ou trump named : { $value }
mix-trump-directions = personne ne choisit l'ordre des cartes quand l'atout se retourne : directions doit n'en avoir qu'un, ou trump être named
