### The terms of tables.

title-standings = Standings
is-rated = rated
terms-stake = Everybody stakes { $stake } chips, and the winners share what the others staked. A declarer who is set pays a tenth of that per point bid.
terms-from-level = from level { $level }
terms-from-tier = from tier { $tier }
title-event = An event
