### Ce que la table dit d'elle-même, et ce qu'on y entend.

## La ligne.
connection-lost = Reconnexion en cours : votre place est gardée.
connection-lost-said = La connexion est perdue. Reconnexion en cours : votre place est gardée.
start-again = Recharger
back-said = Vous revoilà.
back-kept = Vous revoilà ; votre place a été gardée.
keeper-did = Vous revoilà. Un robot a gardé votre place : { $what }
keeper-long = Vous revoilà. Un robot a gardé votre place : l'historique dit ce qu'il a fait.
somebody-says = { $name } : { $words }
your-turn = À vous

## Annonces.
your-bid = Votre enchère
way = { $way ->
    [U] Uptown
    [D] Downtown
    [N] Sans-atout
   *[none] Plis
 }
one-fewer = Un pli de moins
one-more = Un pli de plus
books-alone = { $count ->
    [one] pli
   *[other] plis
 }
no-bid = Pas d'enchère cette fois.
pass = Passer
yours-to-bid = Vous devez enchérir
bid-it = Annoncer { $bid }
number-first = { $number } d'abord, puis uptown, downtown ou sans-atout
a-number = un nombre
not-now = pas maintenant

## Nommer.
name-how = Nommez comment on joue
name-it = Nommer
named-way =
    { $way ->
        [uptown] Uptown
        [downtown] Downtown
       *[downtown_aces_low] Down, as bas
    }
named-suit = { $suit ->
    [N] Sans-atout
    [C] Trèfle
    [D] Carreau
    [H] Cœur
   *[S] Pique
 }
named-plan =
    { named-suit } { $way ->
        [uptown] uptown
        [downtown] downtown
       *[downtown_aces_low] downtown, as bas
    }
no-trump-brief = SA
played-way =
    { $number } { $way ->
        [uptown] uptown
        [downtown] downtown
       *[downtown_aces_low] downtown, as bas
    }
played-turned = Atout
played-no-trump =
    { $number } sans-atout, { $way ->
        [uptown] uptown
        [downtown] downtown
       *[downtown_aces_low] downtown, as bas
    }

## Le chien.
the-kitty = Le chien
kitty = chien
kitty-cards = { $count ->
    [one] { $count } carte au chien
   *[other] { $count } cartes au chien
 }
you-take-kitty = Vous prenez le chien
kitty-for-all = Le chien, montré à tous
take-them-up = Prendre en main
seen = Vu
put-cards-aside = Écartez
aside-so-far = { $put } sur { $all } écartées
aside-said = { $put } sur { $all } écartées.
aside = écartée
has-to-go = il faut l'écarter
jokers-have-to-go = Les jokers marqués doivent partir.
from-kitty = du chien
take-card-back = Reprendre : { $card }
aside-undo = Annuler
done = Écarter
more-aside = Encore { $count }

## Plis et cartes.
books-held = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
books-and-kitty = { books-held }, et celui du chien
cards-held = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
your-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
 }
playable = jouable
this-book = Ce pli
finished-book = Pli terminé
lies = { $name } : { $card }
lies-winning = { $name } : { $card }, carte maîtresse
last-book = Dernier pli
took-last = pour { $name }
ladder = Plis : { $ours } pour le déclarant, { $theirs } pour les autres, il en faut { $need }
ladder-moved = { ladder }, changés de camp pour renonce : { $moved }
first-to = { $target } points pour gagner
deal-number = Donne { $deal }

## Les places.
the-table = La table
your-seat = Votre place
you-inside = vous
empty-chair = Chaise libre
to-act = à son tour
partner = partenaire
ready = prêt
reneged = renonce
you-reneged = Vous · renonce
line-lost = hors ligne
bot-keeps = un robot garde la place ({ $level })
bot-level = robot, { $level }
program = programme
level = { $level ->
    [random] au hasard
    [beginner] débutant
    [casual] décontracté
    [steady] solide
    [strong] fort
    [champion] champion
   *[other] { $level }
 }
sit-here = S'asseoir ici
take-seat = Prendre la place
change-chair = Changer de chaise
seconds-left = { $count ->
    [one] encore { $count } seconde
   *[other] encore { $count } secondes
 }
brief-auction = votre enchère
brief-declare = nommez
brief-discard = { $count } à écarter
brief-play = à vous

## Ce qu'on peut faire.
what-you-can-do = Ce que vous pouvez faire
hint = Conseil
take-back = Reprendre
renege = Renonce !
claim = Le reste
claim-rest = Demander le reste
rules = Règles
history = Historique
say-it = Dire
menu = Menu
close = Fermer

## Ce qui se pose sur le tapis.
read-this = J'ai lu
bot-has-seat = Un robot garde votre place.
take-it-back = La reprendre
do-that = Le faire
close-hint = Fermer le conseil
wants-back = { $name } voudrait reprendre son coup.
all-right = D'accord
no-play-on = Non, on continue
next-up = Les suivants : { $names }.
nobody-waits = Personne n'attend de chaise.
leave-line = Quitter la file
get-in-line = Faire la queue
looking-on = Vous regardez. Les mains sont montrées à la fin de la donne.
looking-on-seat = Vous regardez. Vous pouvez prendre la place d'un robot maintenant.

## Paroles.
own-words = Avec vos mots
send = Envoyer
words-need-account = Entre inconnus, il faut un compte pour écrire librement ; créez-le sous votre nom, à l'entrée.
said-here = Dit à cette table
who-is-heard = Couper le son

## Le résultat.
head = { $came ->
    [boston] Boston !
    [boston-theirs] Un Boston contre nous
    [made] Réussi
    [made-theirs] Ils ont réussi
    [set] Chuté
    [set-theirs] Ils ont chuté !
    [scored] Marqué
    [scored-ours] Nous marquons
    [scored-theirs] Ils marquent
   *[thrown_in] Redonne
 }
sum-books = { $count ->
    [one] pli
   *[other] plis
 }
sum-all = en tout
sum-needed = demandés
sum-free = gratuits
sum-part = { $part ->
    [claim] accordés
    [kitty] chien
   *[renege] renonce
 }
sum-points = { $count ->
    [one] point
   *[other] points
 }
score = Score
best-moment = Le plus beau moment :
in-a-row = { $count } parties de suite
score-by-deal = Le score donne après donne. { $scores }.
asks-for-another = { $names } : encore une !
all-hands = Toutes les mains
ask-coach = Voir le coach

## La feuille de marque.
score-sheet = Feuille de score
no-score = Pas encore de score.
deal-and-bid = Donne et enchère
times-set = Chutes
nothing-written = Encore rien d'écrit.
goal = { $floor ->
    [none] Le premier à { $target } gagne
   *[floor] Le premier à { $target } gagne, et à { $floor } on perd
 }
goal-sets = { $goal }, et { $sets ->
    [one] { $sets } chute fait perdre
   *[other] { $sets } chutes font perdre
 }
goal-deals = { $goal } ; { $deals ->
    [one] encore { $deals } donne
   *[other] encore { $deals } donnes
 }
came-out = { $came ->
    [made] réussi
    [set] chuté
    [boston] Boston
    [scored] jouée
   *[thrown_in] redonne
 }
pair = { $first } et { $second }

## Feuilles.
check-deals = Vérifier ces donnes
check-deals-hint = Avant la première carte, le serveur s'est engagé sur sa part de la graine par cette empreinte, et chacun a pu ajouter la sienne. La partie finie, téléchargez-la et laissez « bidwhist verify » vérifier chaque carte.
rules-of-table = Règles de cette table
keys = Touches
history-of-deal = Historique de cette donne
say-something = Dire quelque chose
who-reneged = Qui a fait une renonce, et quand ?
who-reneged-hint = Désignez le pli. Si quelqu'un n'y a pas fourni alors qu'il le pouvait, son camp paie ; se tromper ne coûte rien.
cards-of-book = Les cartes du pli { $book }
all-hands-dealt = Toutes les mains d'origine
kitty-cards-are = Chien
aside-cards-are = Écart
code-to-scan = Un code à scanner
code-of-link = Code QR du lien d'invitation
code-here = Ce code ne marche que sur cet ordinateur. Pour les amis de la maison, lancez le serveur avec « bidwhist serve --lan » ; le lien et le code porteront alors la bonne adresse.
code-point = Visez-le avec l'appareil photo de votre téléphone.
code-point-home = Visez-le avec l'appareil photo d'un téléphone, relié au même réseau de la maison.
get-up-sure = Quitter la table ?
get-up-hint = Un robot jouera vos cartes à partir d'ici. Vous pourrez vous rasseoir à la fin de la donne, si la chaise est encore libre.
get-up-last-hint = Personne d'autre n'est assis ici : si vous vous levez, la table ferme, et la partie en cours ne pourra pas être reprise.
get-up = Me lever
stay = Rester
get-up-from-table = Quitter la table
looks = Cartes, couleurs, mouvement
sounds-are = { $on ->
    [on] Sons : oui
   *[off] Sons : non
 }
invite-word = Mot d'invitation :
bots-play = Les robots jouent
tempo = { $tempo ->
    [slow] lentement
    [usual] comme des gens
    [quick] vite
    [at_once] tout de suite
   *[table] comme à cette table
 }
bots-are = Robots : { $level }.
watching = Spectateurs : { $count }.
bids-promise = Ce que promettent les enchères des robots
auction = Enchères
auction-so-far = Les enchères jusqu'ici
this-deal = Cette donne

## Les touches, par leurs lettres.
card-moved = { $card }, maintenant { $place } sur { $count }.
key-arrows = Flèches
key-walk = parcourir la main, les enchères ou les choix
key-sort = déplacer une carte de la main, que l'on peut aussi glisser
key-press = jouer, enchérir ou presser ce qui est choisi
key-bid = commencer une enchère ; puis U uptown, D downtown, N sans-atout, B pour le nombre seul
key-pass = passer
key-finish = finir d'écarter
key-go-on = continuer : donner, donne suivante, revanche
key-last = dernier pli
key-log = historique de cette donne
key-score = feuille de score
key-rules = règles de cette table
key-hint = conseil
key-take-hint = oui, faire ce que dit le conseil
key-claim = demander le reste
key-undo = reprendre son coup
key-renege = signaler une renonce, aux tables où cela se fait
key-phrases = dire quelque chose
key-tell-trick = dites-moi le contrat, le pli en cours et qui est en tête
key-tell-score = dites-moi le score
key-tell-hand = dites-moi ma main
key-keys = cette feuille

## Moments.
m-deals = donne
m-trump = Coupé !
m-last = le dernier pli
m-book = { $by ->
    [you] votre pli
   *[name] pli pour { $name }
 }

## Ce qu'on entend sur demande.
what-happens = Ce qui se passe
bidding = Enchère : { $number }
told-lies = { $name } { $card }
told-trick = { $cards }. En tête : { $name }.
told-nothing = Rien sur la table.
told-hand = Vous tenez { $cards }.
told-no-hand = Vous n'avez pas de cartes.
told-score = { $sides }. La partie en { $target }.
told-book = Pli { $book } : { $cards }. Pour { $name }.
told-no-book = Aucun pli n'a encore été fait.

## Aspect et mouvement.
set-four = Quatre teintes, une par couleur
set-large = De grands chiffres sur les cartes
set-calm = Moins de mouvement
set-confirm = Toucher deux fois pour jouer une carte
set-forced = Jouer ma carte quand une seule est possible
set-left = Les boutons à gauche
set-keys = Touches d'une seule lettre
set-sounds = Sons doux, et une brève vibration du téléphone quand c'est à vous
set-volume = Volume des sons
set-notify = Me prévenir quand c'est à moi et que cet onglet est en arrière-plan
set-words = Taille du texte
words-size = { $words ->
    [usual] comme dans le navigateur
    [large] grande
   *[largest] très grande
 }
set-look = Clair ou sombre
look = { $look ->
    [auto] comme cet appareil
    [light] clair
   *[dark] sombre
 }
set-felt = Tapis de la table
felt = { $felt ->
    [blue] bleu
    [wine] lie-de-vin
    [walnut] noyer
   *[teal] bleu canard
 }
set-back = Dos des cartes
card-back = { $back ->
    [geese] oies en vol
    [gingham] vichy
    [buttons] boutons
   *[quilt] courtepointe
 }
set-hold = Durée d'affichage d'un pli terminé
hold = { $hold ->
    [short] peu de temps
    [moment] un moment
    [long] longtemps
   *[tap] jusqu'à ce que je touche
 }
to-event = À l'événement
