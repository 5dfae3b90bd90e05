### La línea de órdenes: lo que las órdenes dicen a las personas.

cli-error = error: { $words }
cli-note = nota: { $words }
cli-stopped = detenido
cli-output = la salida
cli-own-fault = un fallo del propio bidwhist, { $fault } (BIDWHIST_DEBUG=1 muestra dónde)
cli-more = { $words } ({ $command } --help explica más)
cli-percent = { $number } %

## Números.
cli-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
 }
cli-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
 }
cli-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
 }
cli-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
 }
cli-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
 }

## Lo que está mal en una línea de órdenes.
cli-no-option = No existe la opción { $option }
cli-near-option = No existe la opción { $option }. ¿Querías decir { $near }?
cli-no-command = No existe la orden { $command }
cli-missing = Falta: { $parameter }
cli-missing-command = Falta la orden.
cli-too-much = Sobran estas palabras: { $words }
cli-needs-value = { $option } necesita un valor.
cli-needs-values = { $option } necesita { $count } valores.
cli-takes-no-value = { $option } no lleva ningún valor.
cli-not-one-of = Valor no válido para { $parameter }: { $value } no es uno de { $known }.
cli-not-in-range = Valor no válido para { $parameter }: { $value } no está en el intervalo { $range }.
cli-no-integer = Valor no válido para { $parameter }: { $value } no es un número entero.
cli-no-number = Valor no válido para { $parameter }: { $value } no es un número.
cli-invalid-value = Valor no válido para { $parameter }: { $words }
cli-goes-with = { $switch } va con { $other }
cli-not-text = no es UTF-8, así que nada se llama así: { $word }

## Archivos de partidas.
cli-in-line = { $file }, línea { $line }: { $fault }
cli-no-match = --match va de 1 a { $last } en { $file }: { $match }
cli-no-deal = --deal va de 1 a { $last } en { $file }: { $deal }
cli-no-seat = --seat va de 0 a { $last } en la partida { $match }: { $seat }
cli-nothing-dealt = { $file }: todavía no se han repartido cartas
cli-left-over = { $file } quedó de una ejecución que se detuvo; continúala con --resume, o borra el archivo
cli-same-file = { $file } se está leyendo y se sobrescribiría; da otro archivo con --out
cli-two-on-stdout = las partidas y --json no pueden ir a la vez a la salida estándar; da un archivo para { $file }
cli-one-record = un archivo .json contiene una sola partida; para varias, termina OUT en .jsonl
cli-which-form = di qué escribir con --to json o text, o termina OUT en .json, .jsonl o .txt
cli-values-of-decisions = los valores son una columna de decisions, no de { $table }
cli-all-right = { $ended ->
    [all] { $file }: { $matches }, { $deals }, todo correcto
    [none] { $file }: { $matches }, { $deals }, todo correcto, sin terminar
   *[some] { $file }: { $matches }, { $deals }, todo correcto, { $unfinished } sin terminar
 }
cli-fair-deals = reparto limpio: { $words }
cli-fair-seeds = el servidor y los asientos hicieron juntos la semilla de { $count } de estas partidas
cli-fair-withheld = en { $count } de ellas alguien no entregó los bytes prometidos
cli-fair-weak = { $count } de los bloques son de la versión 1; { $unbound }

## Repeticiones.
cli-side-of = el bando de { $name }
cli-match-is = Partida { $match }.
cli-deal-is = Mano { $deal } de { $count }.
cli-score-is = Tanteo: { $score }.
cli-match-not-over = La partida no ha terminado.
cli-hand-of = { $name }: { $hand }.
cli-kitty-is = Kitty: { $hand }.
cli-book = Baza { $number }: { $cards }.
cli-of-match = { $file }, partida { $match }
cli-film-title = Mano { $deal } de { $count }, { $table }, { $file }
cli-film-score = Tanteo: { $score }
cli-film-no-auction = Nadie puja.
cli-film-auction = Subasta: { $calls }
cli-film-begins = empieza
cli-film-key = { $key ->
    [n] n sigue
    [p] p atrás
    [t] t T baza
    [d] d D mano
    [m] m M partida
    [s] s asiento
   *[q] q salir
 }
cli-film-dealer = { $name } (reparte)
cli-film-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
cli-film-face-down = boca abajo
cli-film-heap = { $heap ->
    [kitty] Kitty:
   *[aside] Descarte:
 }
cli-film-no-contract = { $over ->
    [no] Contrato: ninguno todavía
   *[yes] Contrato: ninguno, se reparte de nuevo
 }
cli-film-contract = { $name }: { $contract }. Bazas: { $taken }
cli-film-books = Bazas: { $taken }

## Manos resueltas.
cli-way = { $way ->
    [U] uptown
    [D] downtown
   *[B] downtown, ases bajos
 }
cli-doing = { $what ->
    [contracts] mirando cada contrato
    [solving] resolviendo
   *[playing] jugando
 }
cli-solved-table = { $lead ->
    [declarer] { $direction }, sale el declarante
    [forehand] { $direction }, sale quien sigue al que reparte
   *[left] { $direction }, sale quien está a la izquierda del declarante
 }
cli-solved-kitty = kitty { $cards }
cli-solved-aside = { $who } descarta { $cards }
cli-solved-contract = { $count ->
    [one] { $contract } de { $who }: { $count } baza
   *[other] { $contract } de { $who }: { $count } bazas
 }
cli-solved-seats = bazas de cada asiento con el kitty
cli-solved-nobody = nadie puede cumplir la puja más baja
cli-solved-best = { $count ->
    [one] lo mejor: { $contract } de { $who }, { $count } baza, { $points }
   *[other] lo mejor: { $contract } de { $who }, { $count } bazas, { $points }
 }
cli-solved-where = { $place ->
    [match] partida { $match }, mano { $deal }
   *[deal] mano { $deal }
 }
cli-solved-worth = { $count ->
    [one] { $where }: { $contract } del asiento { $seat }, vale { $count } baza tras la primera salida
   *[other] { $where }: { $contract } del asiento { $seat }, vale { $count } bazas tras la primera salida
 }
cli-solved-trick = baza { $number }:
cli-solved-gave = { $count ->
    [one] asiento { $seat }, { $card } regaló { $count } baza; { $better } la conservaba
   *[other] asiento { $seat }, { $card } regaló { $count } bazas; { $better } las conservaba
 }
cli-solved-none = ninguna carta regaló nada
cli-only-for = { $source ->
    [file] { $switches }: solo para un FILE de partidas; un DEAL es una mano
   *[deal] { $switches }: solo para un DEAL; las partidas lo dicen ellas mismas
 }
cli-declarer-of-contract = --declarer va con --contract; sin ella se muestran todos los asientos
cli-rules-say-so = las reglas ya lo dicen: quita { $switch }, o --rules
cli-four-hands = aquí una mano tiene cuatro jugadores, y estas reglas son para { $count }
cli-rules-without = estas reglas se juegan sin { $cards }; prueba otras con --rules

## El entrenador.
cli-coach-no-hindsight = sin el núcleo compilado no se calcula nada con las cartas a la vista
cli-coach-other-file = { $file }, línea { $line }: no es una partida del entrenador; borra el archivo, o da otro
cli-coach-other-run = { $file }, línea { $line }: la juzgó { $judge } con --seed { $seed }, no como pides ahora
cli-kept = guardado: { $matches }; la misma orden con --resume continúa desde ahí
cli-coach-several = varios asientos se llaman así; di cuál, de 0 a { $last }: { $player }
cli-coach-nobody = aquí nadie se llama así; están { $names }: { $player }
cli-coach-looking = { $judge } mira cada decisión
cli-coach-found = partida { $match }, { $place }: { $words }
cli-coach-to-go = { $done } de { $decisions }, todavía cerca de { $minutes }
cli-coach-title = { $tables }: { $counts }, según { $judge } y lo que cada cual podía ver
cli-coach-no-fault = Nada que reprochar: ninguna decisión costó más que el ruido.
cli-coach-head = { $column ->
    [where] dónde
    [who] quién
    [chances] en 100
    [books] bazas
    [points] puntos
    [hindsight] abiertas
    [all] todas
    [bids] pujas
    [naming] nombra
    [aside] desc.
    [cards] cartas
    [right] decisiones acertadas
   *[given] perdido por mano
 }
cli-coach-place = p{ $match }, { $place }
cli-coach-spoken = { $name }, { $words }
cli-coach-not-judged = { $where ->
    [book] Sin juzgar: mano { $deal }, baza { $book }, { $name }: { $action }; { $why }.
   *[deal] Sin juzgar: mano { $deal }, { $name }: { $action }; { $why }.
 }
cli-coach-more = … y { $count } más; --json las muestra todas.
cli-coach-legend = { $what ->
    [right] Acertadas: de las decisiones que contaban, las que fueron tan buenas como la mejor, o casi.
    [chances] En 100: posibilidades de ganar la partida; bazas y puntos: lo que se fue con ellas.
   *[hindsight] Abiertas: bazas con todas las cartas abiertas, que nadie podía ver; más suerte que errores.
 }

## Bots que juegan muchas partidas, y la arena.
cli-contracts-head = { $column ->
    [contract] contrato
    [deals] manos
    [made] cumplidos
    [set] caídas
    [share] % cumplidos
    [points] puntos por mano
   *[all] todos
 }
cli-played = { $matches }, { $deals } ({ $thrown } sin puja), { $mean } manos por partida, de { $least } a { $most }
cli-side-won = bando { $side }: { $count }
cli-won-by = { $drawn ->
    [0] ganadas: { $sides }
   *[other] ganadas: { $sides }; empatadas { $drawn }
 }
cli-ended-by = final: { $reasons }
cli-ended = { $reason ->
    [target] meta { $count }
    [floor] suelo { $count }
    [boston] Boston { $count }
    [deals] manos { $count }
    [sets] caídas { $count }
    [renege] renuncio { $count }
    [set] caída { $count }
   *[unfinished] sin terminar { $count }
 }
cli-no-kernel = se jugó sin el núcleo compilado, y sin él los bots fuertes buscan menos; cada partida lo dice
cli-kept-matches = { $done } de { $count } partidas están en { $file }; la misma orden con --resume continúa desde ahí
cli-resume-no-file = --resume continúa un archivo, y esto no lo es: { $file }
cli-other-settings = { $file } se empezó con otros ajustes: en la partida { $match }, { $fault }
cli-more-matches = { $file } tiene más partidas que las { $count } que se piden
cli-bots-needed = --bots necesita 1, { $sides } o { $players } nombres en esta mesa: { $given }
cli-arena-head = { $column ->
    [ahead] A sobre B
    [deals] manos
    [declaring] bazas: declarando
    [defending] defendiendo
    [together] en total
    [points] puntos por mano
    [points-less] puntos, menos suerte
    [matches] partidas ganadas
    [matches-less] partidas, menos suerte
    [equity] probabilidad por las pujas
    [contracts] mismos contratos
    [a-b] cumplidos: A c. B
    [b-b] B c. B
    [b-a] B c. A
    [gap] ver todo sobre B
    [share] parte de A
    [bids] pujas
    [count] contratos
    [made] cumplidos
    [no-trump] sin triunfo
    [at] a (cumplidos)
    [shortfall] bazas bajo cartas abiertas
    [ms] ms por decisión
    [mean] media
    [longest] máximo
    [auction] subasta
    [declare] nombrar
    [discard] descarte
   *[play] juego
 }
cli-arena-verdict = { $name }: { $verdict } ({ $interval }, un intervalo que vale se pare cuando se pare)
cli-arena-legend = A es { $first }, B es { $second }. Los intervalos son del 95 % (t de Student sobre las manos).
cli-arena-less-luck = Menos suerte: sin la suerte de las cartas, según { $count } manos de referencia por mano; no mueve la media de nadie.
cli-arena-done = { $name }: { $done } de { $deals }
cli-arena-stopped = { $kept ->
    [yes] detenido tras { $deals }; --resume { $file } continúa desde aquí
   *[no] detenido tras { $deals }
 }
cli-arena-measures = --measure toma cada una de { $measures } una vez, o { $all }: { $given }
cli-arena-one-end = una ejecución termina con --until-ci o con --sprt, no con las dos
cli-arena-one-measure = --until-ci y --sprt necesitan una sola --measure: { $measures }
cli-arena-two-bots = --bots toma dos bots: { $given }; hay { $names }

## Las manos del día.
cli-daily-address = un servidor se nombra por su dirección, como https://whist.example/: { $server }
cli-daily-not-over = el servidor no tiene resultados de ese día; un día termina a medianoche UTC: { $path }
cli-daily-silent = el servidor no responde, { $reason }; revisa su dirección: { $server }
cli-daily-no-table = el servidor no responde como una mesa: { $server }
cli-daily-no-server = los resultados están en un servidor; nómbralo, como --server https://whist.example/
cli-daily-waits = en { $file } espera una mano que empezó con otras reglas, otro nombre u otra semilla; juégala como empezó, o da otro archivo con --save
cli-daily-results = { $day }, { $table }: puesto, nombre, parte de los puntos de match, manos
cli-daily-played = El día está jugado: { $share } de los puntos de match.
cli-daily-open = { $count ->
    [one] Tu contrato con todas las cartas a la vista: { $count } baza.
   *[other] Tu contrato con todas las cartas a la vista: { $count } bazas.
 }
cli-daily-bots = Los bots
cli-daily-line = { $came ->
    [passed] { $who }: todos pasaron.
    [made] { $who }: { $contract }, cumplido, { $points } puntos.
   *[set] { $who }: { $contract }, caído, { $points } puntos.
 }

## Reglas, acuerdos, una partida guardada.
cli-option = { $topic }: { $values }
cli-rules-from-to = De { $mine } a { $other }
cli-rules-alike = { $mine } y { $other } se juegan igual.
cli-bots-play-them = Los bots los juegan así: { $command }
cli-saved-bots = la partida guardada la juega { $bots }; continúa con --bots { $bots }, o empieza otra con --new
cli-not-saved = no se pudieron guardar los últimos pasos: { $file }

## Servidores: arranque, clúster, trabajadores.
cli-stopped-tables = detenido; todas las mesas están guardadas
cli-no-store = { $kind ->
    [file] no existe el archivo de un servidor; nómbralo con --db: { $place }
   *[database] ahí no ha habido ningún servidor: { $place }
 }
cli-not-changed = { $fault }; nada ha cambiado: { $place }
cli-bus-key = un bus en la red necesita una clave del clúster, la misma en cada servidor y trabajador: { $command }
cli-one-postgresql = varios servidores necesitan un PostgreSQL común: da --store postgresql://...
cli-serve-path = letras, cifras, - y _ entre barras, como /whist, no { $named }
cli-serve-contact = mailto: con una dirección, o una página https://, no { $named }
cli-serve-node = una dirección como la usa la gente, como http://10.0.0.5:8642, no { $named }
cli-serve-count = este límite es un número, como { $example }: { $named }
cli-serve-limit = un límite es { $rate }, tantos por segundo y de golpe, o { $count }: { $named }
cli-serve-other = otro servidor tuyo la tiene abierta
cli-serve-no-bot = ninguna mesa puede tenerlo: { $fault }
cli-serve-rows = { $count } filas leídas
cli-serve-no-export = no hay datos que exportar: { $place }
cli-serve-open = la mesa está abierta en { $page }
cli-serve-aside = Ctrl-C la cierra; las mesas se guardan en { $place }
cli-serve-friends = los amigos de tu red abren { $page }
cli-serve-no-browser = pista: aquí no se encontró un navegador; abre esa dirección en uno
cli-cluster-started = { $program } está en marcha en { $url }
cli-cluster-no-nats = NATS no está instalado, así que los servidores se enteran unos de otros solo por PostgreSQL, unos segundos después
cli-cluster-install = pista: apt install nats-server, y pip install nats-py
cli-cluster-nats = NATS está en marcha en { $url }; los trabajadores entran con la clave de { $file }:
cli-cluster-open = hay un servidor abierto en { $url }
cli-cluster-not-started = un servidor no pudo arrancar: { $url }; lo que dice está arriba
cli-cluster-again = { $what ->
    [nats] nota: NATS terminó, y se arranca de nuevo
   *[server] nota: un servidor terminó, y se arranca de nuevo: { $url }
 }
cli-cluster-restarted = reiniciado: { $url }
cli-cluster-port = ahí no se puede escuchar, { $fault }; elige otro --port: { $port }
cli-nats-missing = NATS no está instalado aquí; instala nats-server, o nombra uno con --bus
cli-nats-not-started = NATS no pudo arrancar en { $url }; mira si el puerto está ocupado
cli-postgres-root = { $why ->
    [nobody] PostgreSQL no funciona como root, y aquí no hay usuario postgres; ejecuta esto con otro usuario
    [folder] PostgreSQL no funciona como root, y postgres no puede entrar en { $folder }; ejecuta esto con otro usuario
   *[plain] PostgreSQL no funciona como root; ejecuta esto con otro usuario, o nombra uno con --store postgresql://...
 }
cli-postgres-missing = PostgreSQL no está instalado aquí; instálalo, o nombra uno con --store postgresql://...
cli-postgres-failed = { $log ->
    [yes] { $program } de PostgreSQL no pudo trabajar en { $folder }: { $said }; su registro es { $file }
   *[no] { $program } de PostgreSQL no pudo trabajar en { $folder }: { $said }
 }
cli-says-nothing = no dice nada
cli-worker-bus = faltan los servidores: da --bus nats://HOST:4222, igual que a bidwhist serve
cli-worker-stopped = detenido; aquí no se guarda nada
cli-offline-folder = offline CARPETA: ¿dónde van los archivos?
cli-offline-packed = listo; un navegador descarga { $size } MB
cli-offline-serve = ofrécelo con: { $command }

## Eventos y el puesto de dirección.
cli-in-file = { $file }: { $fault }
cli-director-title = un título tiene de 1 a { $last } letras
cli-director-no-event = no hay ningún evento que imprimir: { $file }
cli-director-stopped = detenido; el evento está guardado en { $file }
cli-director-entered = ya hay inscritos; --entries se deja fuera
cli-director-other-draw = el sorteo de la fila { $row } sale distinto al repetirlo: { $file }
cli-director-checked = { $count } filas; cada sorteo sale igual al repetirlo
cli-director-open = la mesa de dirección está abierta en { $page }
cli-director-aside = Ctrl-C lo cierra; todo se guarda en { $file }
cli-director-phones = los teléfonos y la pantalla grande abren { $page }
cli-event-pairs = un evento lo juegan dos bandos de dos, con parejas fijas
cli-event-name = un evento necesita un nombre que se pueda mostrar
cli-event-reason = hace falta un motivo; el registro lo muestra
cli-no-account = ninguna cuenta tiene ese nombre: { $name }
cli-no-event = no existe ese evento: { $event }
cli-event-line = { $won ->
    [yes] { $name }: { $form }, { $stage }, { $pairs }, ronda { $round }, gana { $winner }
   *[no] { $name }: { $form }, { $stage }, { $pairs }, ronda { $round }
 }
cli-event-form = { $rated ->
    [yes] { $form }, puntuable
   *[no] { $form }
 }
cli-event-stage = { $stage ->
    [entries] inscripción
    [playing] en juego
    [between] entre rondas
   *[closed] cerrado
 }
cli-event-pairs-entered = { $count ->
    [one] { $count } pareja
   *[other] { $count } parejas
 }
cli-event-enter = la gente se inscribe en { $page } de la página
cli-event-head = { $column ->
    [round] ronda
    [table] mesa
    [first] primera
    [second] segunda
    [points] puntos
    [why] por qué
    [place] puesto
    [pair] pareja
    [wins] victorias
   *[hands] manos
 }
cli-event-meeting = { $state ->
    [playing] en juego
    [entered] anotado
    [disputed] en disputa
   *[settled] decidido
 }

## Programas que juegan.
cli-bot-done = { $matches }, { $decisions }, { $faults } de ellas de un bot { $bot }
cli-bot-would = { $table ->
    [this] { $name } en { $server }: la mesa de { $invite }
   *[any] { $name } en { $server }: donde lo inviten
 }
cli-bot-no-token = sin token: nombra su archivo con --token, define { $variable }, o crea una cuenta de bot con --new NAME
cli-bot-new = --new necesita --account, quien responde por el bot, y --token, el archivo para su token
cli-bot-token-there = { $file } ya existe; se perdería el token que contiene
cli-bot-password = La contraseña de { $name }
cli-engine-not = { $program } no es un motor: { $fault }
cli-engine-came = { $came ->
    [passed] bien
   *[failed] FALLO
 }
cli-engine-failed = { $program } no superó: { $trials }
cli-engine-name-it = nómbralo donde se nombra un bot: { $command }

## Cuidar de un servidor.
cli-owner-link = { $count ->
    [one] durante { $count } hora, quien tenga esta dirección es el dueño: guárdala para ti
   *[other] durante { $count } horas, quien tenga esta dirección es el dueño: guárdala para ti
 }
cli-owner-keys = { $count ->
    [one] { $count } clave deja de valer
   *[other] { $count } claves dejan de valer
 }
cli-no-person = no existe esa persona: { $person }
cli-owner-place = { $kind ->
    [match] partida { $id }
   *[table] mesa { $id }
 }
cli-owner-report = { $name } ({ $person }) en { $place }, paso { $step }
cli-owner-told = a { $who } se le dice: { $words }
cli-owner-no-ban = no existe ese veto; bidwhist owner bans los muestra: { $who }
cli-standings-again = { $count } partidas y regalos contados de nuevo
cli-standings-empty = aún no hay nadie en esta tabla: la llenan las mesas puntuables
cli-standings-no-board = no existe esa tabla: { $board }
cli-standings-head = { $column ->
    [place] puesto
    [who] quién
    [worth] valor
    [played] jugadas
   *[won] ganadas
 }
cli-store-moved = { $rows } filas llevadas, { $own } de ellas de { $logs } registros; contadas y comparadas
cli-store-replayed = { $logs } registros jugados de nuevo según las reglas; sha256 de todos { $hash }
cli-store-damaged = el registro de la mesa { $table } no se puede jugar de nuevo; se copió sin cambios
cli-store-start = arranca el servidor con --store { $new }; { $old } sigue sin cambios
cli-store-whole = todos los registros están enteros
cli-store-stays = { $count ->
    [one] queda { $count } paso
   *[other] quedan { $count } pasos
 }
cli-store-cut = { $done ->
    [would] mesa { $table }: { $stays }, se quitarían { $cut }
   *[is] mesa { $table }: { $stays }, quitados { $cut }
 }
cli-store-closed = { $done ->
    [would] la mesa { $table } se cerraría: una partida que terminó en ellos se guarda como terminada
   *[is] la mesa { $table } se cierra: una partida que terminó en ellos se guarda como terminada
 }
cli-store-progress = { $what ->
    [rows-copied] { $done } de { $count } filas copiadas
   *[logs-replayed] { $done } de { $count } registros jugados de nuevo
 }
