### The terms of tables.

title-standings = Standings
is-rated = rated
terms-stake = Everybody puts in { $stake } chips, and the winners share the stakes of the others. A declarer who is set pays the house a tenth of that for each point bid.
terms-from-level = from level { $level }
terms-from-tier = from tier { $tier }
title-event = An event
