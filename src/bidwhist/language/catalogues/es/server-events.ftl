### Los eventos en las mesas del servidor.

contest-title = ronda { $round }, mesa { $table }
contest-done = La partida está jugada. El evento sigue en su página.
contest-title-room = partida { $match }
fault-event-unrated = El grado y la liga son del Bid Whist: un torneo de este juego pariente es de práctica.
refused-contest-seat = en la mesa de un evento se sienta su propia gente, cada cual en su asiento
refused-contest-leave = esta partida es parte de un evento; si tienes que irte, un bot juega por ti
refused-contest-done = un evento juega una sola partida en cada mesa
event-you-play = Ya juegas en este evento.
event-partner-plays = Tu pareja ya juega en este evento, o eres tú: pregunta a otra persona.
event-nobody-asks = Ya no hay nada que rechazar.
hall-how-played = Jugado en la mesa.
fault-no-event = No hay tal evento.
fault-event-account = Los eventos son para quienes tienen cuenta: crea una en tu página y tus partidas vienen contigo.
fault-event-members = Este evento es para los miembros de su club.
fault-event-director = Solo quienes cuidan el club, o quien lleva la casa, pueden hacer eso.
fault-event-rules = Un evento se juega dos contra dos, con parejas fijas: elige reglas así.
fault-event-past = El evento empieza en el pasado: elige una hora posterior.
fault-event-name = Un evento necesita un nombre que se pueda mostrar.
fault-event-partner = Nadie con cuenta tiene ese nombre.
fault-event-not-in = No juegas en este evento.
fault-event-many = Tu club ya tiene tantos eventos abiertos como puede tener.

## Las cifras del juego limpio.
fair-deals = { $deals } manos en mesas con otras personas. Bazas regaladas en cada elección, con todas las cartas a la vista, y dónde estarían 95 de cada 100 cifras así:
fair-lead = salidas de un defensor: { $mean } ({ $low } a { $high }), { $choices } elecciones
fair-defence = otras cartas de un defensor: { $mean } ({ $low } a { $high }), { $choices } elecciones
fair-declaring = cartas del lado declarante: { $mean } ({ $low } a { $high }), { $choices } elecciones
fair-all = todo junto: { $mean } ({ $low } a { $high }), { $choices } elecciones
fair-honest = Los bots, que solo ven su mano: { $levels }
fair-remarkable = Es menos de lo que regala el más fuerte de ellos, más de lo que explica la suerte. No prueba nada: mira las manos y pregunta.
fair-few = Hacen falta { $count } manos con elección antes de poder decir algo.
fair-nothing = Nada que destacar.
