### El comienzo del terminal: su menú, los ajustes, la lista de órdenes.

tui-start = { $item ->
    [resume] Seguir
    [new] Partida nueva
    [rules] Reglas
    [bots] Los bots
    [name] Tu nombre
    [learn] Aprender
    [settings] Ajustes
   *[leave] Salir
 }
tui-start-says = { $item ->
    [new] tú y tres bots
    [kept] la partida que espera queda como registro
    [learn] una lección, ejercicios, imágenes, una primera mano
   *[settings] idioma, colores, ritmo
 }
tui-start-waiting = { $table }: { $score }, mano { $deal }
tui-choose = { $what ->
    [rules] ¿Qué reglas?
    [bots] ¿Cómo de fuertes son los bots?
    [name] ¿Cómo te llamas?
    [learn] Aprender el juego
    [settings] Ajustes
    [language] Idioma
    [theme] Colores
    [suits] Palos
   *[pace] Ritmo de los bots
 }
tui-named = { $setting }: { $value }
tui-draft = { $language } (borrador)
tui-theme = { $theme ->
    [dark] oscuro
    [light] claro
    [contrast] alto contraste
   *[plain] sin colores
 }
tui-suits = { $suits ->
    [four] un color por palo
   *[two] dos colores
 }
tui-pace = { $pace ->
    [slow] despacio
    [usual] como la gente
    [quick] deprisa
   *[at-once] al instante
 }
tui-search = Buscar órdenes …
tui-none-found = No hay tal orden
tui-name-needs = un nombre necesita una letra o dos: { $name }
tui-lesson-over = Ese es el juego. ¿Ahora una primera mano con tres bots?
