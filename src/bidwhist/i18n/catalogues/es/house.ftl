### House rules: where one starts, what is asked, rules kept under names, and the table.

house-title = Tu casa, tus reglas
start-from = Partir de
start-rules = Reglas de las que partir

## Questions.
own-rules-are = Tus reglas de casa
nothing-differs = Nada difiere todavía de { $preset }. Abajo se puede decidir cada regla.
all-the-rest = Todo lo demás
preset-has = { $preset }: { $answer }
no-effect = No cambia nada con tus otras respuestas.
take-back-answer = Deshacer esta respuesta

## Rules kept under names.
mine-title = Tus reglas guardadas
mine-hint = Se guardan en este navegador. Un código las lleva a cualquier otro sitio.
mine-name = Un nombre para las reglas de ahora
mine-keep = Guardar
mine-played = Las últimas jugadas
mine-use = Usar
mine-use-named = Usar: { $name }
mine-more = Más
mine-more-named = Más: { $name }
mine-copy = Copiar el código
mine-rename = Cambiar el nombre
mine-new-name = Nombre nuevo
mine-delete = Borrar
mine-bring-back = Deshacer
mine-kept = «{ $name }» está guardado.
mine-in-use = Estas reglas están en uso.
mine-copied = El código está copiado.
mine-by-hand = Copia el código a mano, por favor: { $code }
mine-deleted = «{ $name }» está borrado.
mine-full = Puedes guardar { $most } juegos de reglas. Borra antes uno.
mine-taken = Ese nombre está vacío o ya existe.
mine-no-name = Dales antes un nombre.
share-code = O un código para compartir
take-rules = Usar estas reglas

## The table.
the-table = La mesa
table-called = Nombre de la mesa
as-you-like = opcional
who-may-come = Quién puede entrar
come-link = quien tenga el enlace
come-all = todo el mundo
come-password = quien sepa la contraseña
clock = Reloj
bots = Bots
bots-pace = A qué ritmo juegan
promises-hint = Todos en la mesa pueden leerlo en el menú.
allow-hints = Se pueden pedir pistas; los demás lo ven
allow-talk = Los bots dicen algo de vez en cuando
allow-chat = Se puede decir más que las frases hechas
allow-watchers = Otros pueden mirar, sin ver las cartas de nadie
on-television = En el televisor: esta pantalla muestra la mesa y cada cual juega con su teléfono
allow-programs = Los programas pueden sentarse, con nombre propio (con reloj)
not-together = Estas reglas no van juntas; la pregunta y la hoja dicen por qué.
open-table = Abrir la mesa
rules-sheet = La hoja de reglas
differs-from-preset = Lo que difiere de { $preset }
share-code-is = Código para compartir:
print-it = Imprimirla
rated-table = Puntuable: cuenta para la valoración y la liga, con reloj, sin pistas ni deshacer
relative-unrated = Solo el Bid Whist es puntuable: una mesa de este juego es de práctica.
stake-of-table = Apuesta en fichas
least-level = Desde el nivel
least-tier = Liga
any-tier = cualquiera
