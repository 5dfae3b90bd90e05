### House rules as questions: the parts of the game they are about.

ask-part-table = La table et les places
ask-part-cards = Les cartes
ask-part-bids = Les enchères
ask-part-kitty = Le chien
ask-part-play = Le jeu
ask-part-score = Les points
ask-part-boston = Le Boston
ask-part-match = La partie
ask-part-renege = Les renonces
