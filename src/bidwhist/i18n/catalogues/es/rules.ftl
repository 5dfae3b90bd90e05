### Por qué las reglas no permiten algo.

waits-for-call = la subasta espera una puja
waits-for-name = el declarante tiene que nombrar antes el contrato
waits-for-discard = el declarante tiene que descartar antes
waits-for-card = la mano espera una carta
waits-for-nothing = la mano ha terminado

no-claim-now = el resto se reclama mientras se juegan las cartas (X18)
no-claim-within = el resto se reclama entre dos bazas (X18)
no-claim-left = en esta mano se rechazaron dos reclamaciones, así que se juegan todas las cartas (X11)

no-renege-found = en esta mesa el programa encuentra los renuncios
no-renege-prevented = en esta mesa el programa impide los renuncios
no-renege-settled = la mano ya está decidida
no-renege-seat = no existe ese asiento; los asientos van de 0 a { $last }
no-renege-trick = nombra una baza terminada, de 1 a { $last }
no-renege-yet = aún no ha terminado ninguna baza

no-bid-dealer = todos los demás han pasado, y quien reparte debe pujar { $number }, no más
no-bid-higher = la puja debe superar { $bid }
no-bid-suffix = aquí la puja nombra uptown, downtown o sin triunfo
no-bid-number = aquí la puja es solo un número
no-bid-range = las pujas van de { $lowest } a { $highest }
no-pass = todos los demás han pasado, así que quien reparte debe pujar
no-name-jokers = descarta los comodines antes de nombrar sin triunfo, o la puja no era sin triunfo
no-name-bound = la puja fue { $bid }, y obliga
no-discard-hand = solo se descartan cartas de la mano
no-discard-count = descarta exactamente { $count } cartas, no { $given }
no-discard-jokers = sin triunfo, los comodines deben irse
no-card-hand = esa carta no está en la mano
no-card-joker-lead = sin triunfo no se sale de comodín mientras quede otra carta
no-card-joker = no tienes { suit }, así que debe irse un comodín
no-card-follow = aún tienes { suit } y debes asistir
no-card-follow-trump = aún tienes { suit } y debes asistir (los comodines son triunfos)

in-words = { $words }
