### Pourquoi les règles ne permettent pas quelque chose.

waits-for-call = les enchères attendent une réponse
waits-for-name = le déclarant doit d'abord nommer le contrat
waits-for-discard = le déclarant doit d'abord écarter
waits-for-card = la donne attend une carte
waits-for-nothing = la donne est finie

no-claim-now = on demande le reste pendant le jeu de la carte (X18)
no-claim-within = on demande le reste entre deux plis (X18)
no-claim-left = deux demandes ont été refusées dans cette donne, on joue donc les cartes jusqu'au bout (X11)

no-renege-found = à cette table, le programme trouve les renonces
no-renege-prevented = à cette table, le programme empêche les renonces
no-renege-settled = la donne est réglée
no-renege-seat = cette place n'existe pas ; les places vont de 0 à { $last }
no-renege-trick = nommez un pli terminé, de 1 à { $last }
no-renege-yet = aucun pli n'est encore terminé

no-bid-dealer = tous les autres ont passé, et le donneur doit annoncer { $number }, pas plus
no-bid-higher = une enchère doit dépasser { $bid }
no-bid-suffix = ici, une enchère nomme uptown, downtown ou sans-atout
no-bid-number = ici, une enchère est un nombre seul
no-bid-range = les enchères vont de { $lowest } à { $highest }
no-pass = tous les autres ont passé, le donneur doit donc enchérir
no-name-jokers = il faut écarter les jokers avant de nommer sans-atout, ou l'enchère n'était pas sans-atout
no-name-bound = l'enchère était { $bid }, et elle engage
no-discard-hand = on n'écarte que des cartes de sa main
no-discard-count = on écarte exactement { $count } cartes, pas { $given }
no-discard-jokers = à sans-atout, les jokers doivent être écartés
no-card-hand = cette carte n'est pas dans la main
no-card-joker-lead = à sans-atout, on n'entame pas d'un joker tant qu'on a une autre carte
no-card-joker = vous n'avez pas de { suit }, un joker doit donc partir
no-card-follow = vous avez encore du { suit } et devez fournir
no-card-follow-trump = vous avez encore du { suit } et devez fournir (les jokers sont des atouts)

in-words = { $words }
