### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = Pages
front-learn = Apprendre
front-you-are = Vous êtes
front-your-name = Votre nom
front-settings = Réglages
front-welcome = Mae, Otis et Earl vous gardent une chaise.
play-now = Jouer tout de suite
play-now-hint = avec trois robots, sans compte
with-friends = En famille, entre amis
with-friends-hint = vos règles maison, un lien et un mot
front-bots = Robots :
front-rules = Règles :
open-tables = Tables ouvertes
level-of-bots = niveau des robots : { $level }
is-playing = en cours
chair-free = libre
look-in = Jeter un œil
no-open-tables = Personne n'a laissé de chaise libre pour l'instant. Ouvrez une table, et on viendra.
tables-may-be-old = Les autres serveurs de cette maison ne répondent pas pour l'instant. Leurs tables ont pu changer.
open-a-table = Ouvrir une table
your-tables = Vos tables
back-to-seat = Retour à votre place
invited-here = On vous a invité ?
word-of-table = Le mot de la table
go-in = Entrer
new-here = Vous découvrez le jeu ?
new-here-hint = Apprenez en jouant : une donne, avec quelques mots à chaque pas.
words-of-game = Les mots du jeu
your-matches = Vos parties
your-matches-hint = Chacune attend avec sa relecture et l'entraîneur.
look-them-up = Les retrouver
pace-none = sans pendule
pace-slow = 30 secondes par tour
pace-steady = 15 secondes par tour
pace-quick = 8 secondes par tour

## The invite.
somebody = Quelqu'un
friends-and-clubs = Amis et clubs
looking-for = On cherche la table nommée « { $word } ».
invited-by = { $host } vous invite
who-sits = Qui est assis où
who-plays = On joue déjà
across-from = en face de { $name }
free-chair = Chaise libre
bot-sits = Un robot joue
what-called = Comment doit-on vous appeler ?
sit-there = S'asseoir là
sit-down = S'asseoir
any-chair = Choisissez une chaise, ou prenez la prochaine.
all-taken = Toutes les chaises sont prises. L'une sera peut-être libre après la partie.
look-on = Seulement regarder
the-rules = Les règles
rules-named = Les règles : { $name }
own-rules = Les règles de la maison
new-to-you = Ce qui change par rapport à votre dernière partie
differs-from = Ce qui change par rapport à { $name }
nothing-new = Exactement les règles de votre dernière partie.
all-rules = Toutes les règles

## The door.
at-the-door = À la porte
door-secret = Le mot de passe de la table, ou le mot de votre invitation
come-in = Entrer
take-a-chair = Prendre une chaise

## Before the first card.
being-mixed = On mélange les donnes
chairs-left = { $count ->
    [0] Tout le monde est là
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
 }
invite-hint = Envoyez le lien, ou dites le mot. Sans compte ; des robots prennent les chaises restées libres.
seating-word = Le mot de la table : { $word }
invite-link = Lien d'invitation
share = Partager
share-words = Viens jouer au Bid Whist
link-copied = Le lien est copié.
copy-by-hand = Copiez le lien à la main, s'il vous plaît.
only-here = Ce lien ne marche que sur cet ordinateur.
let-friends-in = Laisser entrer les amis de la maison
for-friends = Pour les amis de la maison …
works-at-home = Marche pour tous sur votre réseau à la maison.
scan-code = Un code à scanner
only-watching = Vous regardez. Prenez une chaise libre pour jouer.
still-choosing = { $name } choisit encore sa chaise.
several-choosing = { $names } choisissent encore leur chaise.
deal-anyway = Donner quand même
wait-for-them = Attendre
two-names = { $one } et { $other }
deal-asks = Donner quand même ?

## Away, and up from the table.
line-lost-of = { $name } a perdu la ligne.
let-bot-play = Laisser jouer un robot
got-up = Vous vous êtes levé. La chaise vous est gardée jusqu'à la prochaine carte.
sit-again = Se rasseoir
