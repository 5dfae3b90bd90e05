### Comment jouent les niveaux de robots, et ce que promettent les enchères par convention.

bot-random = joue au hasard tout ce que les règles permettent
bot-beginner = débute : enchérit timidement, oublie les petites cartes et se trompe souvent sur sa main
bot-casual = joue pour la compagnie : juste en général, avec un faux pas de temps en temps
bot-steady = joue juste : compte les atouts, évalue sa main, garde le score en tête
bot-strong = se souvient de chaque carte, joue selon ce que d'innombrables donnes lui ont appris, et calcule les dernières cartes
bot-champion = essaie chaque carte contre de nombreuses donnes possibles, et enchérit hardiment quand cela paie : le plus fort
bot-from = un robot de { $module }

agreement-one-two-three = Tant que le partenaire n'a pas parlé, une enchère de 1 montre une main mêlée, 2 une main downtown avec au moins deux petites cartes (deux à cinq) de plus que de hautes (dix à roi), et 3 une main uptown, l'inverse.
agreement-four-joker = Une enchère de 4 uptown ou downtown promet un joker.
agreement-four-aces = Une enchère de 4 sans-atout promet deux as.
agreement-unfit = { $words } (Pas avec ces règles.)
agreement-none = Pas de conventions : une enchère dit ce qu'elle dit, sans plus.
level-at =
    { $level ->
        [random] au hasard
        [beginner] débutant
        [casual] décontracté
        [steady] solide
        [strong] fort
        [champion] champion
       *[other] { $level }
    } { $mean }
