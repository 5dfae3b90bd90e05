### Les conditions des tables.

terms-no-chips = ce serveur n'a pas de jetons ; son propriétaire les active avec --chips
terms-stake-rated = seules les tables classées peuvent avoir une mise : classez la table, ou retirez la mise
terms-clock = une table classée a besoin d'une pendule : choisissez-en une
terms-bots = la force de { $name } n'a pas été mesurée : une table classée prend débutant, décontracté, solide, fort ou champion
terms-account = il faut un compte pour jouer à une table classée : créez-en un sur votre page, vos parties vous suivent
terms-level = cette table est ouverte dès le niveau { $level }, et vous êtes au niveau { $yours } : les tables d'entraînement y mènent
terms-tier = cette table est pour la division { $tier } de la ligue et celles au-dessus, et vous êtes { $yours ->
    [0] encore dans aucune : les parties classées vous y mènent
   *[other] dans la division { $yours }
 }
terms-chips = la mise est de { $stake } et vous avez { $yours } jetons : le cadeau du jour attend sur votre page
fault-tier = une division est un nombre entier, 1 ou plus
fault-board = ce tableau n'existe pas : partners, pairs, cutthroat, league ou experience
