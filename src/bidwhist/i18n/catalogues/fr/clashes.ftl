### Pourquoi des règles ne vont pas ensemble, pour les gens : « { $question } » et « { $answer } » sont les mots des questions.

way-out-answer = « { $question } » demande alors la réponse « { $answer } ».
way-out-answers = « { $question } » demande alors la réponse « { $answer } » ou « { $other } ».
way-out-either = « { $question } » demande alors la réponse « { $answer } », ou « { $second } » la réponse « { $other } ».
way-out-again = « { $question } » demande une autre réponse.
clash-number = « { $question } » peut être { $values }, pas { $value }.
clash-kitty = { $players } personnes ne peuvent pas se partager { $cards } cartes également avec un chien de { $kitty }. { $way_out } Ce qui convient : { $fits }.
clash-kitty-fit = { $jokers ->
    [0] sans joker
    [one] un joker
   *[other] deux jokers
 } avec un chien de { $kitties }
clash-partners = Il faut être quatre pour jouer par paires, et ici on joue à { $players }. { $way_out }
clash-bid-counts = Par paires, on annonce les plis au-delà de six ; celui qui joue pour soi annonce tous les plis. { $way_out }
clash-discard-trick = Avec treize cartes chacun, il ne reste pas de pli pour l'écart ; un chien de { $fits } en laisserait un. { $way_out }
clash-max-bid = Ici une donne a { $tricks } plis, personne ne peut donc annoncer plus de { $highest }. { $way_out }
clash-max-bid-discards = Sans l'écart, une donne a { $tricks } plis, et l'enchère la plus haute est { $highest }, pas { $bid }. { $way_out }
clash-min-bid = Personne ne peut annoncer au moins { $bid } et au plus { $highest }. { $way_out }
clash-directions = Les cartes doivent se classer dans un sens au moins. { $way_out }
clash-sport = Il n'y a pas de chien à montrer. { $way_out }
clash-sport-trump-bids = Quand on montre le chien, un nombre seul ne dit pas encore si l'on joue sans-atout. { $way_out }
clash-jokers-discarded = Avec un chien de { $kitty }, le déclarant ne peut pas écarter les jokers. { $way_out }
clash-defenders-score = Où chacun joue pour soi, il n'y a pas de plis au-delà de six à compter. { $way_out }
clash-boston-needs-bid = Ici personne ne peut annoncer sept au-delà de six. { $way_out }
clash-boston-points = Un Boston qui a ses propres points ne double pas en plus. { $way_out }
clash-boston-either = La défense n'a pas d'enchère de sept. { $way_out }
clash-alone-boston-by = Avec plusieurs défenseurs, aucun ne fait tous les plis. { $way_out }
clash-alone-max-sets = On perd une partie contre un autre camp, et ici chacun joue pour soi. { $way_out }
clash-alone-backdoor = C'est un autre camp qui gagne la partie, et ici chacun joue pour soi. { $way_out }
clash-alone-renege = Où chacun joue pour soi, le prix d'une renonce va au joueur qui la signale. { $way_out }
clash-alone-renege-penalty = On perd une partie contre un autre camp, et ici chacun joue pour soi. { $way_out }
clash-floor = Où les autres marquent l'enchère chutée, aucun score ne baisse. { $way_out }
clash-rotation = Les paires se lèvent ensemble, et ici chacun joue pour soi. { $way_out }
clash-trump-turned = Quand une carte se retourne pour l'atout, personne n'enchérit. { $way_out }
clash-trump-directions = Quand une carte se retourne pour l'atout, personne ne choisit l'ordre des cartes. { $way_out }
