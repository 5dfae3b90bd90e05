### La ligne de commande : ce que les commandes disent aux personnes.

cli-error = erreur : { $words }
cli-note = note : { $words }
cli-stopped = arrêté
cli-output = la sortie
cli-own-fault = une erreur de bidwhist lui-même, { $fault } (BIDWHIST_DEBUG=1 montre où)
cli-more = { $words } ({ $command } --help en dit plus)
cli-percent = { $number } %

## Nombres.
cli-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
cli-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
 }
cli-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
 }
cli-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
cli-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }

## Ce qui ne va pas dans une ligne de commande.
cli-no-option = L'option { $option } n'existe pas
cli-near-option = L'option { $option } n'existe pas. Vouliez-vous dire { $near } ?
cli-no-command = La commande { $command } n'existe pas
cli-missing = Il manque : { $parameter }
cli-missing-command = Il manque la commande.
cli-too-much = Ces mots sont en trop : { $words }
cli-needs-value = { $option } demande une valeur.
cli-needs-values = { $option } demande { $count } valeurs.
cli-takes-no-value = { $option } ne prend pas de valeur.
cli-not-one-of = Valeur non valable pour { $parameter } : { $value } n'est pas parmi { $known }.
cli-not-in-range = Valeur non valable pour { $parameter } : { $value } n'est pas dans l'intervalle { $range }.
cli-no-integer = Valeur non valable pour { $parameter } : { $value } n'est pas un nombre entier.
cli-no-number = Valeur non valable pour { $parameter } : { $value } n'est pas un nombre.
cli-invalid-value = Valeur non valable pour { $parameter } : { $words }
cli-goes-with = { $switch } va avec { $other }
cli-not-text = pas en UTF-8, donc rien ne s'appelle ainsi : { $word }

## Fichiers de parties.
cli-in-line = { $file }, ligne { $line } : { $fault }
cli-no-match = --match va de 1 à { $last } dans { $file } : { $match }
cli-no-deal = --deal va de 1 à { $last } dans { $file } : { $deal }
cli-no-seat = --seat va de 0 à { $last } dans la partie { $match } : { $seat }
cli-nothing-dealt = { $file } : aucune carte n'est encore donnée
cli-left-over = { $file } vient d'un calcul arrêté ; continuez-le avec --resume, ou supprimez le fichier
cli-same-file = { $file } est lu, et serait remplacé ; nommez un autre fichier avec --out
cli-two-on-stdout = les parties et --json ne peuvent aller ensemble à la sortie standard ; nommez un fichier pour { $file }
cli-one-record = un fichier .json contient une seule partie ; pour plusieurs, terminez OUT par .jsonl
cli-which-form = dites quoi écrire avec --to json ou text, ou terminez OUT par .json, .jsonl ou .txt
cli-values-of-decisions = les valeurs sont une colonne de decisions, pas de { $table }
cli-all-right = { $ended ->
    [all] { $file } : { $matches }, { $deals }, tout est juste
    [none] { $file } : { $matches }, { $deals }, tout est juste, inachevée
   *[some] { $file } : { $matches }, { $deals }, tout est juste, inachevées : { $unfinished }
 }
cli-fair-deals = donnes justes : { $words }
cli-fair-seeds = le serveur et les places ont fait ensemble la graine de { $count } de ces parties
cli-fair-withheld = dans { $count } d'entre elles, quelqu'un n'a pas remis les octets promis
cli-fair-weak = blocs de la version 1 : { $count } ; { $unbound }

## Replays.
cli-side-of = le camp { $name }
cli-match-is = Partie { $match }.
cli-deal-is = Donne { $deal } sur { $count }.
cli-score-is = Score : { $score }.
cli-match-not-over = La partie n'est pas finie.
cli-hand-of = { $name } : { $hand }.
cli-kitty-is = Chien : { $hand }.
cli-book = Pli { $number } : { $cards }.
cli-of-match = { $file }, partie { $match }
cli-film-title = Donne { $deal } sur { $count }, { $table }, { $file }
cli-film-score = Score : { $score }
cli-film-no-auction = Pas d'enchères.
cli-film-auction = Enchères : { $calls }
cli-film-begins = elles commencent
cli-film-key = { $key ->
    [n] n suite
    [p] p retour
    [t] t T pli
    [d] d D donne
    [m] m M partie
    [s] s place
   *[q] q sortir
 }
cli-film-dealer = { $name } (donneur)
cli-film-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
cli-film-face-down = face cachée
cli-film-heap = { $heap ->
    [kitty] Chien :
   *[aside] Écart :
 }
cli-film-no-contract = { $over ->
    [no] Contrat : pas encore
   *[yes] Contrat : aucun, redonne
 }
cli-film-contract = { $name } : { $contract }. Plis : { $taken }
cli-film-books = Plis : { $taken }

## Donnes résolues.
cli-way = { $way ->
    [U] uptown
    [D] downtown
   *[B] downtown, as bas
 }
cli-doing = { $what ->
    [contracts] examen de chaque contrat
    [solving] résolution
   *[playing] en jeu
 }
cli-solved-table = { $lead ->
    [declarer] { $direction }, entame du déclarant
    [forehand] { $direction }, entame à gauche du donneur
   *[left] { $direction }, entame à gauche du déclarant
 }
cli-solved-kitty = chien { $cards }
cli-solved-aside = { $who } écarte { $cards }
cli-solved-contract = { $count ->
    [one] { $contract } par { $who } : { $count } pli
   *[other] { $contract } par { $who } : { $count } plis
 }
cli-solved-seats = plis de chaque place avec le chien
cli-solved-nobody = personne ne peut réussir l'enchère la plus basse
cli-solved-best = { $count ->
    [one] le mieux : { $contract } par { $who }, { $count } pli, { $points }
   *[other] le mieux : { $contract } par { $who }, { $count } plis, { $points }
 }
cli-solved-where = { $place ->
    [match] partie { $match }, donne { $deal }
   *[deal] donne { $deal }
 }
cli-solved-worth = { $count ->
    [one] { $where } : { $contract } à la place { $seat }, vaut { $count } pli après l'entame
   *[other] { $where } : { $contract } à la place { $seat }, vaut { $count } plis après l'entame
 }
cli-solved-trick = pli { $number } :
cli-solved-gave = { $count ->
    [one] place { $seat }, { $card } a donné { $count } pli ; { $better } le gardait
   *[other] place { $seat }, { $card } a donné { $count } plis ; { $better } les gardait
 }
cli-solved-none = aucune carte n'a rien donné
cli-only-for = { $source ->
    [file] { $switches } : seulement pour un FILE de parties ; un DEAL est une donne
   *[deal] { $switches } : seulement pour un DEAL ; les parties le disent elles-mêmes
 }
cli-declarer-of-contract = --declarer va avec --contract ; sans elle, toutes les places sont montrées
cli-rules-say-so = les règles le disent déjà : retirez { $switch }, ou --rules
cli-four-hands = ici une donne a quatre mains, et ces règles sont pour { $count } joueurs
cli-rules-without = ces règles se jouent sans { $cards } ; essayez-en d'autres avec --rules

## Le coach.
cli-coach-no-hindsight = sans le noyau compilé, rien n'est calculé cartes ouvertes
cli-coach-other-file = { $file }, ligne { $line } : ce n'est pas une partie du coach ; supprimez le fichier, ou nommez-en un autre
cli-coach-other-run = { $file }, ligne { $line } : jugée par { $judge } avec --seed { $seed }, pas comme demandé
cli-kept = gardé : { $matches } ; la même commande avec --resume reprend de là
cli-coach-several = plusieurs places portent ce nom ; dites laquelle, de 0 à { $last } : { $player }
cli-coach-nobody = personne ici ne porte ce nom ; il y a { $names } : { $player }
cli-coach-looking = { $judge } regarde chaque décision
cli-coach-found = partie { $match }, { $place } : { $words }
cli-coach-to-go = { $done } sur { $decisions }, encore { $minutes } environ
cli-coach-title = { $tables } : { $counts }, jugées par { $judge } d'après ce que chacun pouvait voir
cli-coach-no-fault = Rien à redire : aucune décision n'a coûté plus que le bruit.
cli-coach-head = { $column ->
    [where] où
    [who] qui
    [chances] sur 100
    [books] plis
    [points] points
    [hindsight] ouvertes
    [all] toutes
    [bids] ench.
    [naming] choix
    [aside] écart
    [cards] cartes
    [right] décisions justes
   *[given] perdu par donne
 }
cli-coach-place = p{ $match }, { $place }
cli-coach-spoken = { $name }, { $words }
cli-coach-not-judged = { $where ->
    [book] Non jugé : donne { $deal }, pli { $book }, { $name } : { $action } ; { $why }.
   *[deal] Non jugé : donne { $deal }, { $name } : { $action } ; { $why }.
 }
cli-coach-more = … et encore { $count } ; --json les montre toutes.
cli-coach-legend = { $what ->
    [right] Justes : parmi les décisions qui comptaient, celles qui valaient la meilleure, ou presque.
    [chances] Sur 100 : chances de gagner la partie ; plis et points : ce qui est parti avec elles.
   *[hindsight] Ouvertes : plis toutes cartes ouvertes, que personne ne pouvait voir ; la chance plus que des fautes.
 }

## Robots qui jouent beaucoup de parties, et l'arène.
cli-contracts-head = { $column ->
    [contract] contrat
    [deals] donnes
    [made] réussis
    [set] chutes
    [share] réussis %
    [points] points par donne
   *[all] tous
 }
cli-played = { $matches }, { $deals } ({ $thrown } sans enchère), { $mean } donnes par partie, de { $least } à { $most }
cli-side-won = camp { $side } : { $count }
cli-won-by = { $drawn ->
    [0] gagnées : { $sides }
   *[other] gagnées : { $sides } ; nulles { $drawn }
 }
cli-ended-by = fin : { $reasons }
cli-ended = { $reason ->
    [target] but { $count }
    [floor] plancher { $count }
    [boston] Boston { $count }
    [deals] donnes { $count }
    [sets] chutes { $count }
    [renege] renonce { $count }
    [set] chute { $count }
   *[unfinished] inachevées { $count }
 }
cli-no-kernel = joué sans le noyau compilé, sans lequel les robots forts cherchent moins ; chaque partie le dit
cli-kept-matches = parties gardées dans { $file } : { $done } sur { $count } ; la même commande avec --resume reprend de là
cli-resume-no-file = --resume continue un fichier, et ceci n'en est pas un : { $file }
cli-other-settings = { $file } a été commencé avec d'autres réglages : dans la partie { $match }, { $fault }
cli-more-matches = { $file } a plus de parties que demandé ({ $count })
cli-bots-needed = --bots demande 1, { $sides } ou { $players } noms à cette table : { $given }
cli-arena-head = { $column ->
    [ahead] A devant B
    [deals] donnes
    [declaring] plis : déclarant
    [defending] défense
    [together] ensemble
    [points] points par donne
    [points-less] points, moins de chance
    [matches] parties gagnées
    [matches-less] parties, moins de chance
    [equity] probabilité par les enchères
    [contracts] mêmes contrats
    [a-b] réussis : A c. B
    [b-b] B c. B
    [b-a] B c. A
    [gap] tout voir, devant B
    [share] part de A
    [bids] enchères
    [count] contrats
    [made] réussis
    [no-trump] sans-atout
    [at] à (réussis)
    [shortfall] plis sous cartes ouvertes
    [ms] ms par décision
    [mean] moyenne
    [longest] maximum
    [auction] enchères
    [declare] choix
    [discard] écart
   *[play] jeu
 }
cli-arena-verdict = { $name } : { $verdict } ({ $interval }, un intervalle valable quel que soit le moment de l'arrêt)
cli-arena-legend = A est { $first }, B est { $second }. Les intervalles sont à 95 % (t de Student sur les donnes).
cli-arena-less-luck = Moins de chance : sans la chance des cartes, d'après { $count } donnes de référence par donne ; cela ne déplace la moyenne de personne.
cli-arena-done = { $name } : { $done } sur { $deals }
cli-arena-stopped = { $kept ->
    [yes] arrêté après { $deals } ; --resume { $file } reprend ici
   *[no] arrêté après { $deals }
 }
cli-arena-measures = --measure prend chacune de { $measures } une fois, ou { $all } : { $given }
cli-arena-one-end = un calcul finit par --until-ci ou par --sprt, pas par les deux
cli-arena-one-measure = --until-ci et --sprt demandent une seule --measure : { $measures }
cli-arena-two-bots = --bots prend deux robots : { $given } ; il y a { $names }

## Les donnes du jour.
cli-daily-address = un serveur est nommé par son adresse, comme https://whist.example/ : { $server }
cli-daily-not-over = le serveur n'a pas de résultats de ce jour ; un jour finit à minuit UTC : { $path }
cli-daily-silent = le serveur ne répond pas, { $reason } ; vérifiez son adresse : { $server }
cli-daily-no-table = le serveur ne répond pas comme une table : { $server }
cli-daily-no-server = les résultats sont sur un serveur ; nommez-le, comme --server https://whist.example/
cli-daily-waits = dans { $file } attend une donne commencée avec d'autres règles, un autre nom ou une autre graine ; jouez-la comme elle a commencé, ou nommez un autre fichier avec --save
cli-daily-results = { $day }, { $table } : rang, nom, part des points de match, donnes
cli-daily-played = La journée est jouée : { $share } des points de match.
cli-daily-open = { $count ->
    [one] Votre contrat toutes cartes ouvertes : { $count } pli.
   *[other] Votre contrat toutes cartes ouvertes : { $count } plis.
 }
cli-daily-bots = Les robots
cli-daily-line = { $came ->
    [passed] { $who } : tous ont passé.
    [made] { $who } : { $contract }, réussi, { $points } points.
   *[set] { $who } : { $contract }, chute, { $points } points.
 }

## Règles, conventions, une partie gardée.
cli-option = { $topic } : { $values }
cli-rules-from-to = De { $mine } à { $other }
cli-rules-alike = { $mine } et { $other } se jouent de la même façon.
cli-bots-play-them = Les robots les jouent ainsi : { $command }
cli-saved-bots = la partie gardée est jouée par { $bots } ; continuez avec --bots { $bots }, ou commencez-en une autre avec --new
cli-not-saved = les derniers pas n'ont pas pu être gardés : { $file }

## Serveurs : démarrage, grappe, processus de calcul.
cli-stopped-tables = arrêté ; toutes les tables sont gardées
cli-no-store = { $kind ->
    [file] il n'y a pas de fichier d'un serveur ; nommez-le avec --db : { $place }
   *[database] aucun serveur n'a été là : { $place }
 }
cli-not-changed = { $fault } ; rien n'a changé : { $place }
cli-bus-key = un bus sur le réseau demande une clé de la grappe, la même partout : { $command }
cli-one-postgresql = plusieurs serveurs demandent un PostgreSQL commun ; donnez --store postgresql://...
cli-serve-path = des lettres, des chiffres, - et _ entre des barres, comme /whist, pas { $named }
cli-serve-contact = une adresse mailto, ou une page https://, pas { $named }
cli-serve-node = une adresse telle qu'on l'atteint, comme http://10.0.0.5:8642, pas { $named }
cli-serve-count = cette limite est un nombre, comme { $example } : { $named }
cli-serve-limit = une limite est { $rate }, tant par seconde et d'un coup, ou { $count } : { $named }
cli-serve-other = un autre de vos serveurs la tient ouverte
cli-serve-no-bot = aucune table ne peut l'avoir : { $fault }
cli-serve-rows = { $count } lignes lues
cli-serve-no-export = il n'y a rien à exporter : { $place }
cli-serve-open = la table est ouverte à { $page }
cli-serve-aside = Ctrl-C la ferme ; les tables sont gardées dans { $place }
cli-serve-friends = les amis de votre réseau ouvrent { $page }
cli-serve-no-browser = conseil : aucun navigateur trouvé ici ; ouvrez cette adresse dans l'un d'eux
cli-cluster-started = { $program } est démarré à { $url }
cli-cluster-no-nats = NATS n'est pas installé ; les serveurs s'informent par PostgreSQL seul, quelques secondes plus tard
cli-cluster-install = conseil : apt install nats-server, et pip install nats-py
cli-cluster-nats = NATS est démarré à { $url } ; on s'y joint avec la clé de { $file } :
cli-cluster-open = un serveur est ouvert à { $url }
cli-cluster-not-started = un serveur n'a pas pu démarrer : { $url } ; ce qu'il en dit est ci-dessus
cli-cluster-again = { $what ->
    [nats] note : NATS s'est arrêté, il est redémarré
   *[server] note : un serveur s'est arrêté, il est redémarré : { $url }
 }
cli-cluster-restarted = redémarré : { $url }
cli-cluster-port = on ne peut écouter là, { $fault } ; choisissez un autre --port : { $port }
cli-nats-missing = NATS n'est pas installé ici ; installez nats-server, ou nommez-en un avec --bus
cli-nats-not-started = NATS n'a pas pu démarrer à { $url } ; le port est-il pris ?
cli-postgres-root = { $why ->
    [nobody] PostgreSQL ne tourne pas en root, et ici l'utilisateur postgres n'existe pas ; lancez ceci sous un autre utilisateur
    [folder] PostgreSQL ne tourne pas en root, et postgres ne peut entrer dans { $folder } ; lancez ceci sous un autre utilisateur
   *[plain] PostgreSQL ne tourne pas en root ; lancez ceci sous un autre utilisateur, ou nommez-en un avec --store postgresql://...
 }
cli-postgres-missing = PostgreSQL n'est pas installé ici ; installez-le, ou nommez-en un avec --store postgresql://...
cli-postgres-failed = { $log ->
    [yes] { $program } de PostgreSQL n'a pas pu travailler dans { $folder } : { $said } ; son journal est { $file }
   *[no] { $program } de PostgreSQL n'a pas pu travailler dans { $folder } : { $said }
 }
cli-says-nothing = il n'en dit rien
cli-worker-bus = où sont les serveurs ? donnez --bus nats://HOST:4222, comme à bidwhist serve
cli-worker-stopped = arrêté ; rien n'est gardé ici
cli-offline-folder = offline DOSSIER : où mettre les fichiers ?
cli-offline-packed = c'est prêt ; un navigateur en télécharge { $size } Mo
cli-offline-serve = proposez-le avec : { $command }

## Tournois et bureau.
cli-in-file = { $file } : { $fault }
cli-director-title = un titre a de 1 à { $last } lettres
cli-director-no-event = il n'y a pas d'événement à imprimer : { $file }
cli-director-stopped = arrêté ; l'événement est gardé dans { $file }
cli-director-entered = il y a déjà des inscrits ; --entries est laissé de côté
cli-director-other-draw = le tirage de la ligne { $row } donne autre chose quand on le refait : { $file }
cli-director-checked = { $count } lignes ; chaque tirage redonne la même chose
cli-director-open = le bureau de la direction est ouvert à { $page }
cli-director-aside = Ctrl-C le ferme ; tout est gardé dans { $file }
cli-director-phones = les téléphones et le grand écran ouvrent { $page }
cli-event-pairs = un événement se joue à deux contre deux, par paires fixes
cli-event-name = un événement demande un nom qui se montre
cli-event-reason = il faut une raison ; le journal la montre
cli-no-account = aucun compte ne porte ce nom : { $name }
cli-no-event = cet événement n'existe pas : { $event }
cli-event-line = { $won ->
    [yes] { $name } : { $form }, { $stage }, { $pairs }, tour { $round }, gagné par { $winner }
   *[no] { $name } : { $form }, { $stage }, { $pairs }, tour { $round }
 }
cli-event-form = { $rated ->
    [yes] { $form }, classé
   *[no] { $form }
 }
cli-event-stage = { $stage ->
    [entries] inscriptions
    [playing] en jeu
    [between] entre deux tours
   *[closed] terminé
 }
cli-event-pairs-entered = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
 }
cli-event-enter = on s'inscrit à { $page } de la page
cli-event-head = { $column ->
    [round] tour
    [table] table
    [first] première
    [second] seconde
    [points] points
    [why] pourquoi
    [place] rang
    [pair] paire
    [wins] victoires
   *[hands] donnes
 }
cli-event-meeting = { $state ->
    [playing] en jeu
    [entered] noté
    [disputed] contesté
   *[settled] réglé
 }

## Programmes qui jouent.
cli-bot-done = { $matches }, { $decisions }, dont { $faults } par un robot { $bot }
cli-bot-would = { $table ->
    [this] { $name } sur { $server } : la table de { $invite }
   *[any] { $name } sur { $server } : partout où on l'invite
 }
cli-bot-no-token = pas de jeton : nommez son fichier avec --token, définissez { $variable }, ou créez un compte de robot avec --new NAME
cli-bot-new = --new demande --account, qui répond du robot, et --token, le fichier où garder son jeton
cli-bot-token-there = { $file } existe déjà ; un jeton qui s'y trouve serait perdu
cli-bot-password = Le mot de passe pour { $name }
cli-engine-not = { $program } n'est pas un moteur : { $fault }
cli-engine-came = { $came ->
    [passed] bon
   *[failed] RATÉ
 }
cli-engine-failed = { $program } a raté : { $trials }
cli-engine-name-it = nommez-le là où l'on nomme un robot : { $command }

## S'occuper d'un serveur.
cli-owner-link = { $count ->
    [one] pendant { $count } heure, cette adresse fait de la personne qui l'a le propriétaire : gardez-la pour vous
   *[other] pendant { $count } heures, cette adresse fait de la personne qui l'a le propriétaire : gardez-la pour vous
 }
cli-owner-keys = { $count ->
    [one] { $count } clé ne vaut plus
   *[other] { $count } clés ne valent plus
 }
cli-no-person = cette personne n'existe pas : { $person }
cli-owner-place = { $kind ->
    [match] partie { $id }
   *[table] table { $id }
 }
cli-owner-report = { $name } ({ $person }), { $place }, étape { $step }
cli-owner-told = message à { $who } : { $words }
cli-owner-no-ban = ce bannissement n'existe pas ; bidwhist owner bans les montre : { $who }
cli-standings-again = { $count } parties et cadeaux comptés de nouveau
cli-standings-empty = personne n'est encore à ce tableau : les tables classées le remplissent
cli-standings-no-board = ce tableau n'existe pas : { $board }
cli-standings-head = { $column ->
    [place] rang
    [who] qui
    [worth] valeur
    [played] jouées
   *[won] gagnées
 }
cli-store-moved = { $rows } lignes déplacées, dont { $own } de { $logs } journaux ; comptées et comparées
cli-store-replayed = { $logs } journaux rejoués selon les règles ; sha256 de tous les journaux { $hash }
cli-store-damaged = le journal de la table { $table } ne peut être rejoué ; il est copié tel quel
cli-store-start = démarrez le serveur avec --store { $new } ; { $old } n'a pas changé
cli-store-whole = tous les journaux sont entiers
cli-store-stays = { $count ->
    [one] { $count } étape reste
   *[other] { $count } étapes restent
 }
cli-store-cut = { $done ->
    [would] table { $table } : { $stays }, à couper : { $cut }
   *[is] table { $table } : { $stays }, coupées : { $cut }
 }
cli-store-closed = { $done ->
    [would] la table { $table } serait fermée : une partie qui y a fini est gardée comme finie
   *[is] la table { $table } est fermée : une partie qui y a fini est gardée comme finie
 }
cli-store-progress = { $what ->
    [rows-copied] { $done } lignes copiées sur { $count }
   *[logs-replayed] { $done } journaux rejoués sur { $count }
 }
