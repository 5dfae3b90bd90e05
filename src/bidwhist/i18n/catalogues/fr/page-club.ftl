### Les conditions des tables.

title-standings = Classements
is-rated = classée
terms-stake = Chacun mise { $stake } jetons, et les gagnants se partagent la mise des autres. Un déclarant qui chute en paie un dixième par point de son enchère.
terms-from-level = dès le niveau { $level }
terms-from-tier = dès la division { $tier }
title-event = Un événement
