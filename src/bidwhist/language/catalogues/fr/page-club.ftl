### Les conditions des tables.

title-standings = Classements
is-rated = classée
terms-stake = Chacun met { $stake } jetons, et les gagnants se partagent la mise des autres. Un déclarant qui chute en paie un dixième à la maison par point annoncé.
terms-from-level = dès le niveau { $level }
terms-from-tier = dès la division { $tier }
title-event = Un événement
