### Les conditions des tables.

terms-no-chips = ce serveur n'a pas de jetons ; son propriétaire les active avec --chips
terms-stake-rated = seules les tables classées peuvent avoir une mise : classez la table, ou retirez la mise
refused-chips = { $name } n'a pas { $stake } jetons libres pour la mise : cette partie ne peut pas commencer
refused-rated-alone = une partie classée demande des adversaires en chair et en os, présents : attendez quelqu'un, ou ouvrez une table d'entraînement
refused-rated-reneges = les robots ne signalent pas les renonces : avec ces règles, une partie classée demande une personne à chaque place
terms-rated-whist = seul le Bid Whist est classé : choisissez une table d'entraînement pour le whist
terms-rated-luck = ces règles laissent trop de part à la chance pour une table classée : { $what } ; changez cela, ou choisissez une table d'entraînement
terms-luck-deals = une partie a au moins { $least } donnes
terms-luck-target = on gagne avec au moins { $least } points
terms-luck-floor = on perd à { $most } points ou moins
terms-luck-bids = l'enchère la plus basse est de { $most } au plus
terms-luck-partners = un mélange se joue à deux camps de deux
terms-luck-one-deal = une seule donne ne décide pas de la partie, par rise and fly, chutes, petite porte ou Boston
terms-luck-range = on peut enchérir au moins { $least } au-dessus de la plus basse
terms-clock = une table classée a besoin d'une pendule : choisissez-en une
terms-programs-stake = on ne mise pas de jetons là où s'assoient des programmes
terms-programs-clock = une table où s'assoient des programmes a besoin d'une pendule : choisissez-en une
terms-no-programs = cette table est pour les personnes ; les programmes s'assoient là où l'hôte le permet
terms-bots = la force du robot { $name } n'a pas été mesurée : une table classée prend débutant, décontracté, solide, fort ou champion
terms-account = il faut un compte pour jouer à une table classée : créez-en un sur votre page, vos parties vous suivent
terms-level = cette table est ouverte dès le niveau { $level }, et vous êtes au niveau { $yours } : les tables d'entraînement y mènent
terms-tier = cette table est pour la division { $tier } de la ligue et celles au-dessus, et vous êtes { $yours ->
    [0] encore dans aucune : les parties classées vous y mènent
   *[other] dans la division { $yours }
 }
terms-chips = la mise est de { $stake } et vous avez { $yours } jetons : le cadeau du jour attend sur votre page
fault-tier = une division est un nombre entier, 1 ou plus
fault-board = ce tableau n'existe pas : partners, pairs, cutthroat, league ou experience
