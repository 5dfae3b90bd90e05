### Cómo juegan los niveles de bots, y lo que prometen las pujas por convención.

bot-random = juega al azar lo que las reglas permitan
bot-beginner = empieza: puja con timidez, olvida las cartas bajas y a menudo se equivoca con sus cartas
bot-casual = juega por la compañía: bien en general, con algún desliz de vez en cuando
bot-steady = juega bien: cuenta triunfos, valora sus cartas, tiene en mente el tanteo
bot-strong = recuerda cada carta, juega según lo aprendido en muchísimas manos y calcula las últimas cartas
bot-champion = prueba cada carta contra muchos repartos posibles, y puja con audacia cuando conviene: el más fuerte
bot-from = un bot de { $module }

agreement-one-two-three = Mientras el compañero no ha hablado, una puja de 1 muestra una mano mezclada, 2 una mano downtown con al menos dos cartas bajas (dos a cinco) más que altas (diez a rey), y 3 una mano uptown, al revés.
agreement-four-joker = Una puja de 4 uptown o downtown promete un comodín.
agreement-four-aces = Una puja de 4 sin triunfo promete dos ases.
agreement-unfit = { $words } (No con estas reglas.)
agreement-none = Sin convenciones: una puja dice lo que dice, nada más.
level-at =
    { $level ->
        [random] al azar
        [beginner] principiante
        [casual] tranquilo
        [steady] seguro
        [strong] fuerte
        [champion] campeón
       *[other] { $level }
    } { $mean }
