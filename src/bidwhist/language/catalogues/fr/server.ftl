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
rose = Rise and fly : l'équipe qui a perdu se lève, et les suivants s'asseyent.
says-ready = { $by ->
    [you] Vous êtes prêt.
   *[name] { $name } est prêt.
 }
committed = Tout le monde est prêt. Le serveur a fixé sa part des donnes.
mixed = Les donnes sont mêlées de ce que le serveur et les joueurs ont donné.
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
resumed = Le serveur a redémarré ; la pendule a reçu du temps.
closed = La table est fermée.
clock = { $by ->
    [you] Votre temps est écoulé ; un robot joue une fois.
   *[name] Le temps de { $name } est écoulé ; un robot joue une fois.
 }

## Ce qu'attend une table.
mixing = Tout le monde est prêt ; on mêle les donnes.
table-closed = Cette table est fermée.
rises = Rise and fly : dans un instant l'équipe qui a perdu se lève, et les suivants s'asseyent.
waits-for-people = On attend que des gens s'asseyent.
waits-to-start = On attend { $names } pour commencer.
waits-for-rematch = On attend { $names } pour la revanche.
waits-for-next-deal = On attend { $names } pour la donne suivante.
ready-deal = Donner les cartes
ready-rematch = Revanche
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
order-matching = Une annonce doit dépasser la précédente ; le donneur peut prendre en l'égalant.
order-level = Une annonce doit dépasser la précédente : un nombre plus haut, ou sans-atout sur le même nombre.
order-downtown-over-uptown = Une annonce doit dépasser la précédente : un nombre plus haut, ou downtown sur uptown, et sans-atout sur les deux.
order-no-trump-level = Une annonce doit dépasser la précédente : un nombre plus haut.

## Refus, adieux et phrases.
refused-seat-taken = cette place ne peut pas être prise maintenant
refused-no-seat = il n'y a pas de place libre ; regardez, et redemandez entre deux donnes
refused-nobody-lost = personne n’a perdu la ligne à cette place
refused-not-waited-for = la table ne les attend pas en ce moment
refused-may-come-back = ils peuvent revenir d'un instant à l’autre ; redemandez après dix secondes
refused-between-matches = on change de place entre les parties
refused-cards-lie = les cartes sont sur la table
refused-bytes-told = ces octets ont servi dans la partie précédente ; promettez-en d'autres
refused-no-bytes = aucun octet n'est attendu de cette place
refused-other-bytes = ce ne sont pas les octets promis
refused-no-cards = aucune carte n'est donnée
refused-no-undo = il n'y a rien que vous puissiez reprendre maintenant
refused-given-seat = ces donnes se jouent par qui les a commencées, à la place où elles ont commencé
refused-given-leave = vos donnes sont gardées à cette table; partez quand vous voulez et revenez avant la fin de la journée
refused-given-done = toutes les donnes de cette table ont été jouées
refused-nobody-asks = personne ne vous demande votre accord
refused-turn = c'est le tour de { $name }
refused-called-already = vous avez déjà signalé ce pli
refused-person-acts = ici, c'est une personne qui joue
refused-table-waits = la table attend encore
refused-closed = cette table est fermée
refused-no-seat-yet = asseyez-vous d'abord
refused-stale = la table a avancé ; regardez de nouveau
refused-written = la table a été écrite ailleurs ; regardez de nouveau
refused-elsewhere = cette table est sur un autre serveur de la maison ; continuez là-bas
refused-not-saved = cela n'a pas pu être enregistré ; réessayez dans un instant
bye-too-slow = Votre ligne était trop lente ; revenez et continuez où vous étiez.
bye-shutdown = Le serveur redémarre ; votre place est gardée.
bye-signed-in-long = Votre connexion date de longtemps ; connectez-vous de nouveau.
bye-logged-out = Vous êtes déconnecté.
bye-signed-in-anew = Vous vous êtes reconnecté ; un instant.
bye-too-many = Cette page est ouverte trop de fois ; fermez une autre fenêtre.
bye-bad-message = Ce ne sont pas des messages de ce protocole.
bye-too-fast = Trop de messages ; revenez dans un instant.
bye-protocol = Ce serveur parle le protocole { $number } ; rechargez la page.
refused-too-fast = pas si vite : dix messages par seconde
refused-no-table = cette table n'existe pas
refused-claims = c'était souvent ; jouez, ou redemandez dans un instant
refused-phrases = cette table s'en tient aux phrases
refused-follow-first = suivez d'abord la table
refused-words = un mot après l'autre
refused-no-hint = il n'y a pas de conseil à donner maintenant
refused-hints = un conseil après l'autre ; redemandez dans un instant
refused-tables = une ligne suit { $count } tables ; quittez-en une d'abord
refused-many-standing = beaucoup de monde se tient déjà près de cette table ; prenez une chaise, ou revenez dans un instant
refused-strangers = entre inconnus, les mots libres sont pour ceux qui ont un compte ; les phrases sont pour tous
refused-mutes = vous n'entendez déjà plus { $count } personnes ; réentendez-en une d'abord
phrase-hello = Bonjour à tous
phrase-luck = Bonne chance
phrase-nice = Joli, partenaire
phrase-well-played = Bien joué
phrase-had-you = Je vous tenais
phrase-cold-kitty = Mon chien était froid
phrase-sorry = Pardon, partenaire
phrase-boston = Boston !
phrase-rise = Debout, place aux suivants
phrase-one-more = Encore une ?
phrase-moment = Un instant
phrase-thanks = Merci, belle partie
asks-for-a-hint = Je demande un conseil
refused-no-watchers = cette table n'a pas de spectateurs : prenez une chaise pour la voir
refused-by-invitation = cette table est sur invitation : suivez le lien reçu
refused-asks-password = cette table demande son mot de passe
refused-wrong-word = ce n'est pas le mot de cette table ; regardez le lien reçu
refused-wrong-password = ce n'est pas le mot de passe de cette table ; une lettre a peut-être glissé
refused-door-rests = quelques mots étaient faux, la porte se repose donc un peu
refused-table-rests = beaucoup de mots faux ont été essayés à cette table, son mot de passe se repose ; le lien d'invitation marche toujours
refused-words-nowhere = quelques mots ne menaient nulle part ; réessayez dans { $time }
refused-again-in = réessayez dans { $time }
refused-again-now = réessayez quand vous voulez
refused-then = { $why } ; { $when }
time-second = une seconde
time-seconds = { $count } secondes
time-minutes = { $count } minutes
time-hours = { $count } heures
fault-many-passwords = beaucoup de mots de passe faux sont venus pour ce compte ; réessayez dans { $time }
refused-our-side = quelque chose a échoué chez nous, et rien n'a changé ; réessayez dans un instant
refused-lines = tant de lignes à la fois ; revenez dans un instant
fault-who = dites d'abord qui vous êtes : POST /api/guest
busy-long = cela prend plus de temps que prévu ; réessayez dans un instant
busy-stopped = ce calcul s'est arrêté ; réessayez dans un instant
busy-much = trop de demandes à la fois ; réessayez dans un instant
busy-thinking = le robot réfléchit encore ; redemandez dans un instant
busy-no-advice = ce robot n'a pas de conseil ici
unfit-words = ce serveur garde de tels mots loin de la table ; dites-le autrement
unfit-name = ce serveur garde de tels noms loin de ses tables ; prenez-en un autre
damaged = cette table est abîmée et ne peut être reprise ; prévenez qui tient le serveur

busy-server = le serveur a trop à faire en ce moment ; réessayez dans un instant
fault-too-fast = c'était souvent ; réessayez dans une minute
fault-not-owner = ceci est pour le propriétaire du serveur ; bidwhist owner link crée une clé
fault-too-long = une requête a au plus { $count } octets

## Problèmes des requêtes.
fault-seats = les places vont de 0 à { $last }
fault-password = une table à mot de passe en demande un d'au moins { $count } lettres
fault-bots = il y a des robots nommés { $names }
fault-no-conventions = { $name } ne joue aucune de nos conventions
fault-by-chance = { $name } joue au hasard, donc sans convention
fault-no-table = cette table n'existe pas, ou elle est sur invitation
fault-invitation = cette invitation ne mène nulle part ; la table est peut-être fermée
known-last-table = votre dernière table
fault-no-match = cette partie n'existe pas, ou elle n'est pas finie
fault-no-choice = il n'y a rien à choisir à ce moment ; avancez ou reculez d'un pas
fault-bad-step = ?step= est un moment du replay, compté à partir de 0
fault-not-allowed = les règles ne le permettaient pas ici
fault-seat-of-replay = les places vont de 0 à { $last } ; sans place on voit ce que tous ont vu
fault-not-here = seule la personne à la machine du serveur peut faire cela
fault-report-whom = dites qui : une table et une personne, ou une partie et une place
fault-report-you = c'est vous
fault-report-table = cette table n'existe pas, ou vous n'y êtes pas
fault-report-person = cette personne n'est ni assise, ni en file, ni spectatrice ici, et n'y a pas parlé
fault-report-match = cette partie n'existe pas, ou personne n'occupait cette place
fault-friends-account = pour avoir des amis, il faut un compte, afin qu'ils vous retrouvent ; créez-en un sur votre page
fault-friend-you = c'est vous
fault-friend-nobody = il n'y a pas de compte de ce nom ici
fault-friends-many = vous avez invité autant de personnes que possible ; retirez d'abord quelqu'un
fault-no-seat = vous n'êtes pas assis à cette table
fault-no-friend = on invite ses amis ; demandez d'abord à cette personne d'en être
fault-no-club = ce club n'existe pas
fault-club-account = pour un club, il faut un compte, afin qu'il vous reconnaisse ; créez-en un sur votre page
fault-club-name = un club a besoin d'un nom en lettres ou en chiffres
fault-club-word = ce lien ne mène à aucun club ; demandez-en un nouveau
fault-club-full = il n'y a plus de place : un club a au plus 500 membres, et une personne au plus dix clubs
fault-club-keeper = un club a besoin d'un responsable ; nommez d'abord quelqu'un d'autre
fault-not-keeper = seuls les responsables du club peuvent le faire
fault-no-report = aucun signalement de ce genre n'attend
fault-no-ban = cette exclusion n'existe pas
fault-nobody = il n'y a personne de cet identifiant
bad-name-letters = un nom demande des lettres visibles
bad-name-long = un nom a au plus { $count } lettres ; peut-être une forme plus courte ?
bad-name-signs = un nom a des lettres, des chiffres et . ' - _ & et rien d'autre ; peut-être le même sans les autres signes ?
bad-name-unseen = certains signes de ce nom ne se voient ou ne se lisent pas ; retapez-le lettre par lettre ?
bad-name-mixed = ce nom mêle les lettres de plusieurs alphabets ; tenez-vous à un seul
weak-better = trois ou quatre mots que personne n'assemblerait conviennent bien, comme « pluie bouilloire dimanche perron »
weak-short = un mot de passe a au moins { $count } lettres ou chiffres ; { weak-better }
weak-name = ce mot de passe contient votre nom ou un mot de ce jeu ; { weak-better }
weak-common = ce mot de passe est parmi ceux que beaucoup utilisent, on l'essaie donc d'abord ; { weak-better }
weak-pattern = ce mot de passe se répète, ou suit l'alphabet ou le clavier ; { weak-better }
weak-guessed = ce mot de passe se devine trop facilement ; { weak-better }
account-already = vous avez déjà un compte
sign-in-wrong = le nom et le mot de passe ne vont pas ensemble
recovery-wrong = le nom et le code de secours ne vont pas ensemble
guest-no-password = un invité n'a pas de mot de passe ; créez d'abord un compte
password-wrong = ce n'est pas le mot de passe de ce compte
name-of-house = ce nom est gardé pour la maison et ses robots ; peut-être avec une lettre ou un mot de plus ?
name-taken = quelqu'un ici a un compte de ce nom, ou d'un nom semblable ; peut-être avec une lettre ou un mot de plus ?
banned-for-good = Ce serveur ne vous sert plus : { $why }
banned-until = Ce serveur ne vous sert pas jusqu'au { $time } : { $why }
coach-ends = le serveur s'arrête ; redemandez à son retour
coach-busy = l'entraîneur est pris par d'autres parties ; redemandez dans une minute
coach-yours = l'entraîneur est pris par vos parties ; redemandez dans une minute
coach-away = l'entraîneur n'est pas disponible ; réessayez plus tard
coach-late = l'entraîneur n'a pas pu finir cette partie à temps ; réessayez plus tard
coach-unable = l'entraîneur n'a pas pu parcourir cette partie
reports-wait = { $count } de vos signalements attendent le propriétaire ; on s'en occupera
fault-method = ce chemin se demande autrement
fault-nothing = il n'y a rien à ce chemin
page-not-here = Pas ici
page-none = Cette page n'existe pas.

forgotten = Vous êtes oublié ici. Vos parties finies restent, et vous y êtes Quelqu'un.

file-long = un fichier montré a au plus { $most } donnes : { $count }
file-no-text = ce n'est pas l'enregistrement d'une partie : ce n'est pas du texte
file-no-record = il n'y a pas d'enregistrement d'une partie dans ce fichier
as-it-was = Comme ce fut
table-of = La table de { $name }

code-letter = une lettre de ce code de partage est fausse, manque ou est de trop : { $code }
code-version = ce code de partage est de la version { $version }, seule { $known } peut être lue : { $code }
code-near = il n'y a pas de tel code de partage ; vouliez-vous dire { $near } : { $code }
code-unknown = il n'y a pas de tel code de partage ; il y a { $known } : { $code }
code-strange = un code de partage n'a pas de { $letter } : { $code }
code-no-rules = ce code de partage ne donne pas de règles qu'on puisse jouer : { $code }
lan-owner = ce serveur écoute où son propriétaire l'a dit, et nulle part ailleurs
lan-none = cette machine n'est dans aucun réseau où des amis pourraient la joindre
host-none = une demande nomme son hôte, comme dans : Host: whist.example
host-unknown = ce serveur ne porte pas le nom { $name }. S'il le devait, qui le fait tourner le lance avec : bidwhist serve --host-name { $name }
foreign-page = cette demande vient d'une page étrangère
# Daily deals.
daily-title = Les donnes du { $day }
fault-no-day = il n'y a pas de résultats pour ce jour, ou pas encore; une journée finit à minuit UTC
fault-no-board = personne n'a joué cette donne ce jour-là
