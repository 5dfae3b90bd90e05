### Où en sont les gens.

board = { $board ->
    [partners] Joueurs
    [pairs] Paires
    [cutthroat] Chacun pour soi
    [league] Ligue
   *[experience] Expérience
}
board-of = Tableau
board-hint = Les joueurs qui ont une partie classée ce mois-ci ou le mois dernier, et au moins vingt en tout. Les robots sont là où l'arène les a mesurés.
board-empty = Personne encore. Jouez à une table classée pour y figurer.
tier = Division
place = Rang
who = Qui
grade = Cote
points = Points
sure = { $certainty ->
    [certain] sûre
    [fair] assez sûre
    [rough] à peu près
   *[open] encore ouverte
}
your-standing = Votre situation
pool = { $pool ->
    [partners] Avec partenaire
    [cutthroat] Chacun pour soi
   *[other] { $pool }
}
grade-waits = { $left ->
    [one] encore { $left } partie classée avant de la voir
   *[other] encore { $left } parties classées avant de la voir
}
grade-is = cote { $worth }, { $sure }
in-place = rang { $place }
like-bot = du niveau « { $level } »
curve = Votre cote sur { $count } parties, de { $first } à { $last }
season =
    Ligue, { $month } : division { $tier }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }, { $played ->
         [one] { $played } partie
        *[other] { $played } parties
    } ; les { $counted } premières comptent.
level-is =
    Niveau { $level }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    } d'expérience.
next-level = Le niveau suivant commence à { $points }.
chips-are =
    { $chips ->
         [one] { $chips } jeton.
        *[other] { $chips } jetons.
    }
take-gift = Prendre le cadeau du jour
partners = Partenaires
partner = { $name }, gagnées : { $won } sur { $played }
your-way = Votre chemin
way-band = Le trait est ce que vous avez montré ; la bande au-dessus, ce que vous pouvez bien valoir. Elle se resserre à mesure que vous jouez.
next-bot =
    { $points ->
         [one] Encore { $points } point et vous jouez au niveau « { $level } ».
        *[other] Encore { $points } points et vous jouez au niveau « { $level } ».
    }
first-rating = Votre première cote
first-rating-hint = La cote s'affiche après vingt parties classées. Chacun de ces carrés en est une.
bot-mark = { $level } (robot)
