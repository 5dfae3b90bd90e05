### Ce que montre la table en ligne en dehors du jeu.

## Ce qui s'est passé à la table.
table-open = La table est ouverte.
sits-down = { $by ->
    [you] Vous vous asseyez.
   *[name] { $name } s'assied.
 }
stood = { $name } se lève.
gets-in-line = { $name } se met dans la file.
leaves-line = { $name } quitte la file.
rose = Rise and fly : la paire qui a perdu se lève, et les suivants s'asseyent.
says-ready =
    { $by ->
        [you] C'est bon pour vous.
       *[name] { $name } : c'est bon.
    }
committed = Tout le monde est prêt. Le serveur a fixé sa part des donnes.
mixed = Les donnes sont mélangées avec ce que le serveur et les joueurs ont donné.
asks-undo = { $by ->
    [you] Vous demandez à reprendre le dernier coup.
   *[name] { $name } demande à reprendre le dernier coup.
 }
agrees = { $by ->
    [you] Vous acceptez.
   *[name] { $name } accepte.
 }
disagrees = { $by ->
    [you] Vous refusez.
   *[name] { $name } refuse.
 }
undone = Le dernier coup est repris.
bot-took = { $by ->
    [you] Vous vous absentez, et un robot garde la place.
   *[name] { $name } s'absente, et un robot garde la place.
 }
handed-back = { $by ->
    [you] Vous reprenez la place.
   *[name] { $name } reprend la place.
 }
resumed = Le serveur a redémarré, et la pendule a reçu du temps.
closed = La table est fermée.
clock = { $by ->
    [you] Votre temps est écoulé ; un robot joue une fois.
   *[name] Temps écoulé pour { $name } ; un robot joue une fois.
 }

## Ce qu'attend une table.
mixing = Tout le monde est prêt ; on mélange les donnes.
table-closed = Cette table est fermée.
rises = Rise and fly : dans un instant la paire qui a perdu se lève, et les suivants s'asseyent.
waits-for-people = On attend que des joueurs s'asseyent.
names-and-last = { $names } et { $last }
waits-to-start = Pour commencer, il manque : { $names }.
waits-for-rematch = Encore une, si cela vous dit : { $names }.
waits-for-next-deal = Pour la donne suivante, il manque : { $names }.
ready-deal = Donner les cartes
ready-rematch = Encore une
ready-next-deal = Donne suivante
given-kept = La donne { $number } sur { $count } est gardée.
given-done = Toutes vos donnes sont jouées. Les résultats viennent à la fin de la journée.

## Renonces.
book = Pli { $book }
call-renege = Signaler une renonce au pli { $book }.
book-without-renege = Pli { $book } : pas de renonce.
book-reneged = { $by ->
    [you] Pli { $book } : vous avez fait une renonce.
   *[name] Pli { $book } : { $name } a fait une renonce.
 }

## Ce que signifierait une annonce.
bid-means = { $bid } : { books } sur { $all }.
name-means = { $contract } : { $ranks }.
ranks-uptown = l'as est le plus fort, puis du roi au deux
ranks-downtown = l'as est le plus fort, puis du deux au roi
ranks-downtown-aces-low = le deux est le plus fort, puis du trois au roi, l'as en dernier
order-matching = Une enchère doit dépasser la précédente ; le donneur peut prendre en l'égalant.
order-level = Une enchère doit dépasser la précédente : un nombre plus haut, ou sans-atout sur le même nombre.
order-downtown-over-uptown = Une enchère doit dépasser la précédente : un nombre plus haut, ou downtown sur uptown, et sans-atout sur les deux.
order-no-trump-level = Une enchère doit dépasser la précédente : un nombre plus haut.

## Refus, adieux et phrases.
refused-seat-taken = cette place ne peut pas être prise maintenant
refused-no-seat = il n'y a pas de place libre ; regardez, et redemandez entre deux donnes
refused-nobody-lost = à cette place, personne n'a perdu la connexion
refused-not-waited-for = la table n'attend pas cette personne en ce moment
refused-may-come-back = cette personne peut revenir d'un instant à l'autre ; redemandez après dix secondes
refused-between-matches = on change de place entre les parties
refused-cards-lie = les cartes sont sur la table
refused-bytes-told = ces octets ont servi dans la partie précédente ; engagez-en d'autres
refused-no-bytes = aucun octet n'est attendu de cette place
refused-other-bytes = ce ne sont pas les octets sur lesquels vous vous êtes engagé
refused-no-cards = aucune carte n'est donnée
refused-no-undo = il n'y a rien que vous puissiez reprendre maintenant
refused-given-seat = ces donnes ne peuvent être jouées que par la personne qui les a commencées, à la même place
refused-given-leave = vos donnes sont gardées à cette table ; partez quand vous voulez et revenez avant la fin de la journée
refused-given-done = toutes les donnes de cette table ont été jouées
refused-nobody-asks = aucune demande n'attend votre accord
refused-turn = c'est à { $name } de jouer
refused-called-already = vous avez déjà signalé ce pli
refused-person-acts = c'est à une personne de jouer, pas à un robot
refused-table-waits = la partie n'a pas encore commencé
refused-closed = cette table est fermée
refused-no-seat-yet = asseyez-vous d'abord
refused-stale = la table a avancé ; regardez-la de nouveau
refused-written = un autre serveur vient de modifier cette table ; réessayez
refused-elsewhere = cette table est maintenant sur un autre serveur ; continuez là-bas
refused-not-saved = cela n'a pas pu être enregistré ; réessayez dans un instant
bye-too-slow = Votre connexion était trop lente. Revenez et reprenez où vous étiez.
bye-shutdown = Le serveur redémarre ; votre place est gardée.
bye-signed-in-long = Votre session a expiré. Reconnectez-vous.
bye-logged-out = Vous êtes déconnecté.
bye-signed-in-again = Vous vous êtes reconnecté. Un instant.
bye-too-many = Cette page est ouverte dans trop de fenêtres. Fermez-en une.
bye-other-stream = Le flux a été rouvert ailleurs avec le même jeton.
bye-bad-message = Les messages reçus ne suivent pas ce protocole.
bye-too-fast = Trop de messages. Revenez dans un instant.
bye-protocol = Ce serveur parle le protocole { $number }. Rechargez la page.
refused-too-fast = trop vite : dix messages par seconde au plus
refused-no-table = cette table n'existe pas
refused-claims = trop de demandes ; continuez à jouer, ou redemandez dans un instant
refused-phrases = à cette table, seulement les phrases toutes faites
refused-follow-first = suivez d'abord la table
refused-words = attendez un instant avant le prochain message
refused-no-hint = il n'y a pas de conseil maintenant
refused-hints = attendez un instant avant le prochain conseil
refused-tables = vous pouvez suivre { $count } tables à la fois ; quittez-en une d'abord
refused-many-standing = beaucoup de monde se tient déjà près de cette table ; prenez une chaise, ou revenez dans un instant
refused-strangers = entre inconnus, il faut un compte pour écrire librement ; les phrases toutes faites sont pour tous
refused-programs-say = les programmes parlent avec les phrases toutes faites
refused-mutes = vous avez déjà coupé le son de { $count } personnes ; rétablissez-en une d'abord
phrase-hello = Bonjour à tous
phrase-luck = Bonne chance
phrase-nice = Joli, partenaire
phrase-well-played = Bien joué
phrase-had-you = Je vous tenais
phrase-cold-kitty = Le chien ne m'a rien donné
phrase-sorry = Pardon, partenaire
phrase-boston = Boston !
phrase-rise = Debout, place aux suivants
phrase-one-more = Encore une ?
phrase-moment = Un instant
phrase-thanks = Merci, belle partie
asks-for-a-hint = Je demande un conseil
refused-no-watchers = cette table n'a pas de spectateurs : prenez une chaise pour la voir
refused-by-invitation = cette table est sur invitation : suivez le lien reçu
refused-asks-password = cette table a un mot de passe
refused-wrong-word = ce n'est pas le mot d'invitation de cette table ; regardez le lien reçu
refused-wrong-password = ce n'est pas le mot de passe de cette table ; vérifiez la frappe
refused-door-rests = trop d'essais manqués
refused-table-rests = trop de mots de passe ont été essayés à cette table, elle n'en prend donc plus pour un moment ; le lien d'invitation marche toujours
refused-words-nowhere = trop de mots qui ne sont ceux d'aucune table ; réessayez dans { $time }
refused-again-in = réessayez dans { $time }
refused-again-now = vous pouvez réessayer maintenant
refused-then = { $why } ; { $when }
time-second = une seconde
time-seconds = { $count } secondes
time-minutes = { $count } minutes
time-hours = { $count } heures
fault-many-passwords = trop de mots de passe faux pour ce compte ; réessayez dans { $time }
refused-our-side = quelque chose a échoué sur le serveur, et rien n'a changé ; réessayez dans un instant
refused-not-installed = ce serveur a été installé sans { $package }, nécessaire pour cela ; son propriétaire peut l'ajouter : pip install { $package }
refused-lines = trop de connexions à la fois ; revenez dans un instant
fault-who = pas de session : d'abord POST /api/guest
busy-long = cela prend trop de temps ; réessayez dans un instant
busy-stopped = le processus de ce calcul s'est arrêté ; réessayez dans un instant
busy-much = trop de demandes à la fois ; réessayez dans un instant
busy-thinking = le robot réfléchit encore ; redemandez dans un instant
busy-no-advice = ce robot ne donne pas de conseil ici
unfit-words = ce serveur n'admet pas de tels mots ; dites-le autrement
unfit-name = ce serveur n'admet pas de tels noms ; choisissez-en un autre
damaged = le journal de cette table est endommagé, on ne peut pas la reprendre ; prévenez le propriétaire du serveur

busy-server = le serveur est surchargé ; réessayez dans un instant
fault-too-fast = trop de demandes ; réessayez dans une minute
fault-many-sign-ins = trop de nouveaux invités et de connexions depuis ce réseau ; réessayez dans une minute, ou demandez au propriétaire du serveur un --limit sign-in plus grand
fault-not-owner = seul le propriétaire du serveur peut le faire ; bidwhist owner link affiche une clé
fault-too-long = une requête a au plus { $count } octets

## Problèmes des requêtes.
fault-seats = les places vont de 0 à { $last }
fault-looks-on = une table dont l'hôte ne fait que regarder est privée et admet des spectateurs
fault-password = le mot de passe d'une table a au moins { $count } caractères
fault-bots = ce robot n'existe pas ; les robots sont { $names }
fault-no-conventions = { $name } n'a pas de conventions à choisir
fault-by-chance = { $name } joue au hasard et ne peut donc pas suivre une convention
fault-no-table = cette table n'existe pas, ou elle est sur invitation
fault-invitation = cette invitation n'est plus valable ; la table est peut-être fermée
known-last-table = votre dernière table
fault-no-match = cette partie n'existe pas, ou elle n'est pas finie
fault-no-choice = il n'y a rien à choisir à ce moment ; avancez ou reculez d'un pas
fault-bad-step = ?step= est un moment du replay, compté à partir de 0
fault-bad-solved = ?solved= est yes ou no
fault-not-allowed = les règles ne le permettaient pas ici
fault-seat-of-replay = les places vont de 0 à { $last } ; sans place on voit ce que tous ont vu
fault-not-here = cela ne peut se faire que sur la machine du serveur
fault-report-whom = dites qui vous signalez : une table et une personne, ou une partie et une place
fault-report-you = vous ne pouvez pas vous signaler
fault-report-table = cette table n'existe pas, ou vous n'y êtes pas
fault-report-person = cette personne n'est ni assise, ni en file, ni spectatrice ici, et n'y a pas parlé
fault-report-match = cette partie n'existe pas, ou personne n'occupait cette place
fault-friends-account = pour avoir des amis, il faut un compte, afin qu'ils vous retrouvent ; créez-en un sur votre page
fault-no-stream = ouvrez d'abord le flux : GET /api/stream avec le même jeton
fault-stream-bots = le flux est pour les comptes de robot ; les personnes passent par le WebSocket
fault-bot-account = un compte de robot joue aux tables ; ceci est pour la personne à qui il appartient
fault-no-bot = vous n'avez pas de compte de robot avec cet id
fault-bots-many = vous avez déjà cinq comptes de robot ; fermez-en un d'abord
fault-bots-account = pour répondre d'un robot, il faut un compte ; créez-en un sur votre page
fault-friend-you = vous ne pouvez pas être votre propre ami
fault-friend-nobody = il n'y a pas de compte de ce nom ici
fault-friends-many = vous avez autant d'amis et de demandes que possible ; retirez d'abord quelqu'un
fault-no-seat = vous n'êtes pas assis à cette table
fault-no-friend = on n'invite que ses amis ; envoyez d'abord une demande d'amitié
fault-no-club = ce club n'existe pas
fault-club-account = pour un club, il faut un compte, afin qu'il vous reconnaisse ; créez-en un sur votre page
fault-tables-many = vous êtes déjà à { $most } tables ouvertes ; quittez-en une avant d'en ouvrir une autre
fault-club-word = ce lien n'est celui d'aucun club ; demandez-en un nouveau
fault-club-out = un responsable de ce club vous en a exclu ; seul un responsable peut vous y réadmettre
fault-club-full = il n'y a plus de place : un club a au plus 500 membres, et une personne au plus dix clubs
fault-club-keeper = un club a besoin d'un responsable ; nommez d'abord quelqu'un d'autre
fault-not-keeper = seuls les responsables du club peuvent le faire
fault-no-report = il n'y a pas de signalement ouvert de ce numéro
fault-no-ban = ce bannissement n'existe pas
fault-nobody = il n'y a personne de cet identifiant
bad-name-letters = un nom demande des lettres visibles
bad-name-long = un nom a au plus { $count } caractères ; y en a-t-il une forme plus courte ?
bad-name-signs = un nom peut avoir des lettres, des chiffres et . ' - _ & ; enlevez les autres caractères
bad-title-signs = un nom peut avoir des lettres, des chiffres et la ponctuation usuelle ; enlevez les autres caractères
bad-name-unseen = certains caractères de ce nom ne se voient ou ne se lisent pas ; retapez-le lettre par lettre
bad-name-mixed = ce nom mêle les lettres de plusieurs alphabets ; tenez-vous à un seul
weak-better = trois ou quatre mots sans rapport font un bon mot de passe, comme « pluie bouilloire dimanche perron »
weak-short = un mot de passe a au moins { $count } caractères ; { weak-better }
weak-name = ce mot de passe contient votre nom ou un mot de ce jeu ; { weak-better }
weak-common = c'est un des mots de passe les plus courants, ceux qu'on essaie d'abord ; { weak-better }
weak-pattern = ce mot de passe se répète, ou suit l'alphabet ou le clavier ; { weak-better }
weak-guessed = ce mot de passe se devine trop facilement ; { weak-better }
account-already = vous avez déjà un compte
sign-in-wrong = le nom ou le mot de passe est faux
recovery-wrong = le nom ou le code de récupération est faux
guest-no-password = un invité n'a pas de mot de passe ; créez d'abord un compte
password-wrong = ce n'est pas le mot de passe de ce compte
name-of-house = ce nom est réservé au serveur et à ses robots ; essayez avec une lettre ou un mot de plus
name-taken = ce nom, ou un nom semblable, est déjà pris ; essayez avec une lettre ou un mot de plus
banned-for-good = Vous êtes banni de ce serveur pour toujours : { $why }
banned-until = Vous êtes banni de ce serveur jusqu'au { $time } : { $why }
coach-ends = le serveur s'arrête ; redemandez à son retour
coach-busy = le coach est pris par d'autres parties ; redemandez dans une minute
coach-yours = le coach travaille encore à vos autres parties ; redemandez dans une minute
coach-away = le coach n'est pas disponible ; réessayez plus tard
coach-late = le coach n'a pas pu finir cette partie à temps ; réessayez plus tard
coach-unable = le coach n'a pas pu parcourir cette partie
reports-wait = { $count } de vos signalements attendent encore le propriétaire ; patientez
fault-method = ce chemin n'accepte pas cette méthode
fault-nothing = il n'y a rien à ce chemin
fault-offline = pour cela, il faut une connexion au serveur
page-not-here = Pas ici
page-none = Cette page n'existe pas.

forgotten = Vos données sont effacées. Vos parties finies restent, et vous y êtes « Quelqu'un ».

file-long = un fichier peut avoir au plus { $most } donnes, et celui-ci en a { $count }
file-no-text = ce n'est pas l'enregistrement d'une partie : ce n'est pas du texte
file-no-record = il n'y a pas d'enregistrement d'une partie dans ce fichier
as-it-was = Comme joué
table-of = Chez { $name }

code-letter = une lettre de ce code de partage est fausse, manque ou est de trop : { $code }
code-version = ce code de partage est de la version { $version }, seule { $known } peut être lue : { $code }
code-near = ce code de partage n'existe pas ; vouliez-vous dire { $near } : { $code }
code-unknown = ce code de partage n'existe pas ; il y a { $known } : { $code }
code-strange = un code de partage n'a pas de { $letter } : { $code }
code-no-rules = ce code de partage donne des règles qu'on ne peut pas jouer : { $code }
lan-owner = le propriétaire a fixé l'adresse où ce serveur écoute, il ne peut donc pas en ouvrir une autre
lan-none = cette machine n'est dans aucun réseau où des amis pourraient la joindre
host-none = une requête a besoin d'un en-tête Host, comme dans : Host: whist.example
host-unknown = ce serveur n'est pas connu sous le nom { $name }. S'il doit l'être, son propriétaire le lance avec : bidwhist serve --host-name { $name }
foreign-page = cette requête vient de la page d'un autre site
# Daily deals.
daily-title = Les donnes du { $day }
fault-no-day = il n'y a pas de résultats pour ce jour, ou pas encore ; une journée finit à minuit UTC
fault-no-board = personne n'a joué cette donne ce jour-là
refused-not-read = cela n'a pas pu être lu pour l'instant ; réessayez dans un instant
refused-went-back = le serveur a perdu les dernières étapes de cette table ; la partie reprend à ce qui est enregistré
file-moments = ce fichier contient { $count } décisions ; { $most } au plus peuvent être montrées
file-slow = ce fichier est trop long à vérifier ; un plus court conviendrait

## The files of a table without a server.
offline-none = il n'y a là aucun fichier pour jouer sans connexion ; préparez-les avec bidwhist offline DOSSIER : { $place }
offline-other = ces fichiers ont été préparés par une autre version, { $version }, et celle-ci est { $own } ; préparez-les de nouveau avec bidwhist offline DOSSIER : { $place }
offline-damaged = { $file } manque ou est abîmé ; préparez de nouveau le dossier avec bidwhist offline DOSSIER : { $place }
offline-fetching = téléchargement : { $file }
offline-packing = compilation et empaquetage ; cela prend une minute
offline-missing = { $file } manque à cet endroit ; omettez --from, ou voyez bidwhist offline --needs : { $place }
offline-not-it = ce n'est pas le fichier qu'il faut ({ $algorithm } diffère) ; téléchargez-le de nouveau : { $file }
offline-not-ours = le dossier contient d'autres fichiers ; indiquez-en un nouveau ou vide : { $place }
offline-not-written = impossible d'écrire dans le dossier, { $fault } : { $place }
offline-no-program = il faut { $program } pour cela, et il est introuvable ; installez-le, ou faites-le là où il est
offline-failed = { $program } n'a pas réussi : { $said }
offline-too-long = { $program } a pris plus de { $count } secondes ; réessayez
offline-no-library = { $library } n'est pas installée ici et ne peut donc pas être ajoutée
