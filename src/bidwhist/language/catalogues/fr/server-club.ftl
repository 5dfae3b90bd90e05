### Les conditions des tables.

terms-no-chips = cette maison n'a pas de jetons ; qui la tient les permet avec --chips
terms-stake-rated = on ne mise des jetons qu'aux tables classées : classez la table, ou retirez la mise
terms-clock = une table classée a une horloge, pour que personne n'attende sans fin : choisissez-en une
terms-bots = personne n'a mesuré la force de { $name } : une table classée prend beginner, casual, steady, strong ou champion
terms-account = une table classée est pour qui a un compte : créez-en un sur votre page, vos parties vous suivent
terms-level = cette table est ouverte dès le niveau { $level }, et vous êtes au niveau { $yours } : les tables d'entraînement y mènent
terms-tier = cette table est pour la division { $tier } de la ligue et celles au-dessus, et vous êtes { $yours ->
    [0] encore dans aucune : les parties classées vous y mènent
   *[other] dans la division { $yours }
 }
terms-chips = la mise est de { $stake } et vous avez { $yours } jetons : le cadeau du jour attend sur votre page
fault-tier = une division est un nombre entier à partir de 1
fault-board = ce tableau n'existe pas : partners, pairs, cutthroat, league ou experience
