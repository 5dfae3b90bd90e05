### An evening with friends: the front room, the invite, the door, the chairs.

## The front room.
front-pages = Pages
front-learn = Apprendre
front-you-are = Vous êtes
front-your-name = Votre nom
front-settings = Réglages
front-welcome = Mae, Otis et Earl vous gardent une chaise.
play-now = Jouer
play-now-hint = avec trois robots, sans compte
with-friends = En famille, entre amis
with-friends-hint = vos règles maison, un lien à partager
front-bots = Robots :
front-rules = Règles :
open-tables = Tables ouvertes
level-of-bots = niveau des robots : { $level }
is-playing = en cours
chair-free = libre
look-in = Regarder
no-open-tables = Pas de table ouverte pour l'instant. Ouvrez-en une, et d'autres viendront.
tables-may-be-old = Certains serveurs de ce site ne répondent pas. Leurs tables ont pu changer.
open-a-table = Ouvrir une table
your-tables = Vos tables
back-to-seat = Retour à votre place
invited-here = On vous a invité ?
word-of-table = Mot d'invitation
go-in = Entrer
new-here = Vous découvrez le jeu ?
new-here-hint = Apprenez en jouant : une donne, avec quelques mots à chaque pas.
words-of-game = Les mots du jeu
your-matches = Vos parties
pace-none = sans pendule
pace-slow = 30 secondes par tour
pace-steady = 15 secondes par tour
pace-quick = 8 secondes par tour

## The invite.
somebody = Quelqu'un
friends-and-clubs = Amis et clubs
looking-for = On cherche la table du mot « { $word } ».
invited-by = { $host } vous invite
who-sits = Qui est assis où
who-plays = On joue déjà
across-from = face à { $name }
free-chair = Chaise libre
bot-sits = Un robot joue
what-called = Comment doit-on vous appeler ?
sit-there = S'asseoir là
sit-down = S'asseoir
any-chair = Choisissez une chaise, ou prenez la prochaine.
all-taken = Toutes les chaises sont prises. L'une sera peut-être libre après la partie.
look-on = Seulement regarder
the-rules = Les règles
rules-named = Les règles : { $name }
own-rules = Les règles de la maison
new-to-you = Ce qui change par rapport à votre dernière partie
differs-from = Ce qui change par rapport à « { $name } »
nothing-new = Exactement les règles de votre dernière partie.
all-rules = Toutes les règles

## The door.
at-the-door = Rejoindre cette table
door-secret = Le mot de passe de la table, ou son mot d'invitation
come-in = Entrer
take-a-chair = Prendre une chaise

## Before the first card.
being-mixed = On mélange les donnes
chairs-left = { $count ->
    [0] Tout le monde est là
    [one] { $count } chaise libre
   *[other] { $count } chaises libres
 }
invite-hint = Envoyez le lien, ou dites le mot. Sans compte ; des robots prennent les chaises restées libres.
seating-word = Mot d'invitation : { $word }
invite-link = Lien d'invitation
share = Partager
share-words = On joue au Bid Whist ?
link-copied = Le lien est copié.
copy-by-hand = Copiez le lien à la main, s'il vous plaît.
only-here = Ce lien ne marche que sur cet ordinateur.
let-friends-in = Ouvrir aux autres de votre réseau
for-friends = Pour les autres de votre réseau …
works-at-home = Marche pour tous sur votre réseau à la maison.
scan-code = Un code à scanner
only-watching = Vous regardez. Prenez une chaise libre pour jouer.
screen-hint = Visez le code avec votre téléphone, ou tapez l'adresse. Vos cartes viennent dans votre main ; la table reste ici.
still-choosing = { $name } choisit encore sa chaise.
several-choosing = { $names } choisissent encore leur chaise.
deal-anyway = Donner quand même
wait-for-them = Attendre
two-names = { $one } et { $other }
deal-asks = Donner quand même ?

## Away, and up from the table.
line-lost-of = { $name } a perdu la connexion.
let-bot-play = Un robot joue à sa place
got-up = Vous vous êtes levé. La chaise vous est gardée jusqu'à la prochaine carte.
sit-again = Se rasseoir
