### House rules as questions: the parts of the game they are about.

ask-part-table = Table and chairs
ask-part-cards = The cards
ask-part-bids = The bidding
ask-part-kitty = The kitty
ask-part-play = The play
ask-part-score = The score
ask-part-boston = A Boston
ask-part-match = The match
ask-part-renege = Reneges
