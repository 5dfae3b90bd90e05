### Los eventos en las mesas del servidor.

contest-title = ronda { $round }, mesa { $table }
contest-done = La partida está jugada. El evento sigue en su página.
contest-title-room = partida { $match }
fault-event-unrated = Solo el Bid Whist es puntuable: haz de este un evento de práctica.
refused-contest-seat = en la mesa de un evento solo se sientan los inscritos, cada cual en su asiento
refused-contest-leave = esta partida es parte de un evento; si tienes que irte, un bot juega por ti
refused-contest-done = un evento juega una sola partida en cada mesa
event-you-play = Ya estás en este evento.
event-partner-plays = Tu pareja ya está inscrita, o eres tú: pregunta a otra persona.
event-nobody-asks = Ya no hay ninguna petición que rechazar.
event-asked-already = A alguien de ellos ya se le ha preguntado y aún no ha respondido.
event-asks-many = Hay { $most } peticiones sin respuesta: espera primero a algunas.
fault-event-far = Un evento empieza dentro de { $days } días como mucho: elige una hora más cercana.
fault-event-yours = Ya tienes { $most } eventos abiertos: termina antes uno de ellos.
fault-event-bots = Un evento tiene como mucho { $most } parejas de bots.
hall-how-played = Jugado en la mesa.
fault-no-event = No hay tal evento.
fault-event-account = Para inscribirse en un evento hace falta una cuenta: crea una en tu página y tus partidas vienen contigo.
fault-event-members = Este evento es para los miembros de su club.
fault-event-director = Solo puede hacerlo un encargado del club o el dueño del servidor.
fault-event-rules = Un evento se juega dos contra dos, con parejas fijas: elige reglas así.
fault-event-past = El evento empieza en el pasado: elige una hora posterior.
fault-event-partner = Nadie con cuenta tiene ese nombre.
fault-event-not-in = No estás en este evento.
fault-event-many = Tu club ya tiene todos los eventos abiertos que se permiten.

## Las cifras del juego limpio.
fair-deals = { $deals } manos con otras personas. Bazas regaladas por decisión, vistas todas las cartas, con intervalos de confianza del 95 %:
fair-lead = salidas como defensor: { $mean } ({ $low } a { $high }), { $choices } decisiones
fair-defence = otras cartas como defensor: { $mean } ({ $low } a { $high }), { $choices } decisiones
fair-declaring = cartas del bando declarante: { $mean } ({ $low } a { $high }), { $choices } decisiones
fair-all = en total: { $mean } ({ $low } a { $high }), { $choices } decisiones
fair-honest = Los bots, que solo ven sus cartas: { $levels }
fair-remarkable = Es menos de lo que regala el bot más fuerte, y la suerte sola no lo explica. No prueba nada: mira las manos y pregunta.
fair-few = Hacen falta al menos { $count } manos con alguna decisión para poder decir algo.
fair-nothing = Nada fuera de lo normal.
