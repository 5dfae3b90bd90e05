### House rules as questions: the parts of the game they are about.

ask-part-table = La mesa y los asientos
ask-part-cards = Las cartas
ask-part-bids = Las pujas
ask-part-kitty = El kitty
ask-part-play = El juego
ask-part-score = Los puntos
ask-part-boston = El Boston
ask-part-match = La partida
ask-part-renege = Los renuncios
