### Le terminal : son début, la table, ses feuilles et les lignes du dialogue sans dessin.

## Touches et réponses.
tui-key = { $key ->
    [hint] Conseil
    [hurry] Vite
    [undo] Annuler
    [claim] Reste
    [last] Dernier
    [books] Plis
    [score] Le score
    [rules] Règles
    [renege] Renonce
    [colours] Couleurs
    [commands] Commandes
    [help] Aide
    [choose] Choisir
    [sheet] Les lire
    [back] Retour
    [next] Suite
    [first-deal] Première donne
    [exercises] Exercices
    [skip] Passer
   *[quit] Quitter
 }
tui-does = { $key ->
    [arrows] parcourent vos cartes ou les enchères ; haut et bas changent de couleur
    [enter] enchérit, nomme, joue, écarte ; un clic de souris fait de même
    [bid] 4 puis d annonce 4 downtown ; p passe
    [done] termine l'écart
    [hint] ce que ferait un robot solide, et pourquoi ; Entrée le fait
    [hurry] presse les robots jusqu'à votre tour
    [undo] annule votre dernière décision
    [claim] demande tous les plis qui restent ; accordé si c'est certain
    [last] le dernier pli encore une fois
    [books] tous les plis jusqu'ici
    [score] la feuille de score
    [rules] les règles de cette table
    [renege] signale une renonce, aux tables qui jouent de bonne foi
    [colours] deux ou quatre teintes pour les couleurs
    [commands] toutes les commandes, par quelques lettres
    [help] cette page (F1 aussi)
   *[quit] quitte ; la partie est gardée
 }
tui-help-signs = Ce qui dépasse ou se trouve entre crochets est permis. (D) donne. ▸ doit agir. ★ a pris le pli. • vient du chien. ★ GRAND est le Grand Joker, ☆ PETIT le Petit Joker.
tui-help-books = Six plis, puis chacun compte. Après une donne, c demande au coach lesquelles de vos décisions ont coûté quelque chose. Tout est gardé à mesure : fermez la fenêtre, et la partie attend ici.
tui-answer = { $answer ->
    [deal] Donner
    [resume] La reprendre
    [new] Nouvelle partie
    [leave] Quitter
    [close] Fermer
    [next] Donne suivante
    [match] Voir la partie
    [coach] Le coach
    [renege] Renonce
    [undo] Annuler
    [table] La table
    [rematch] Revanche
    [result] Retour au résultat
   *[none] Aucun
 }
tui-title = { $sheet ->
    [last] Dernier pli
    [books] Plis jusqu'ici
    [score] Feuille de score
    [rules] Règles de cette table
    [help] Aide
    [coach] Le coach
    [renege] Signaler une renonce
    [back] Content de vous revoir
   *[new] Une nouvelle partie
 }
tui-deal = Donne { $deal }
tui-too-small = La table demande { $columns } sur { $rows } ;
    cette fenêtre a { $width } sur { $height }.
    Agrandissez-la, ou tapez { $key } pour quitter.
    La partie est gardée.
tui-needs-no-room = ne demande pas de place.

## La table.
tui-not-saved = NON GARDÉE
tui-to-and-deal = à { $target } · donne { $deal }
tui-auction-stands = Enchères : { $bid } l'emporte
tui-auction-none = Enchères : personne n'a encore parlé
tui-way = { $way ->
    [U] uptown
    [D] downtown
    [N] sans-atout
   *[none] enchère
 }
tui-suit = { $suit ->
    [C] ♣ trèfle
    [D] ♦ carreau
    [H] ♥ cœur
    [S] ♠ pique
   *[N] sans-atout
 }
tui-jokers-must-go = à sans-atout, les jokers doivent partir
tui-aside-full = { $count ->
    [one] Une carte est déjà écartée ; reprenez-la d'abord.
   *[other] { $count } cartes sont déjà écartées ; reprenez-en une d'abord.
 }
tui-aside = { $done } sur { $all } à l'écart
tui-kitty-marks = • du chien
tui-nothing-yet = rien encore
tui-done = Terminé
tui-face = { $face ->
    [LJ] PETIT
    [BJ] GRAND
    [lit] PTI
    [big] GRD
    [joker] LE JOKER
    [jack] VALET
    [queen] DAME
   *[king] ROI
 }
tui-role = { $role ->
    [declarer] déclarant
   *[partner] partenaire
 }
tui-to-do = { $phase ->
    [auction] à parler
    [declare] à nommer
    [discard] à écarter
   *[play] à jouer
 }
tui-takes-it = prend le pli
tui-passed = passe
tui-has-bid = dit { $bid }
tui-kitty = { $count ->
    [one] chien, { $count } carte
   *[other] chien, { $count } cartes
 }
tui-kitty-sported = le chien, montré
tui-hint = Conseil : { $words }
tui-hint-discard = Conseil, Entrée le suit : { $words }
tui-which-renege = Dans quel pli y a-t-il eu renonce ? Tapez son numéro ; a vaut 10, b vaut 11, et ainsi de suite.
tui-advised = { $what }.

## La feuille à côté de la table, et le score.
tui-score = Le score
tui-to = à { $target }
tui-thrown-in = redonne
tui-trumps = Atout
tui-trumps-turned = atout { $suit }, retourné
tui-turned-up = { $card }, retournée
tui-came = { $came ->
    [boston] un Boston
    [made] réussi
    [swept] chute, Boston
   *[set] chute
 }
tui-auction = Enchères
tui-books = Plis
tui-last-book = Dernier pli
tui-before-it = Avant lui
tui-led-by = entame
tui-taker-last = les cartes, puis qui le prend
tui-conventions = Les conventions
tui-no-deal-yet = Aucune donne n'est encore terminée.
tui-score-line = total
tui-times-set = chutes
tui-deal-line = donne
tui-goal = Gagne le premier à { $target }
tui-goal-floor = { $goal } ; perd celui qui descend à { $floor }
tui-goal-sets = { $goal } ; perd celui qui chute { times }
tui-goal-deals = { $deals ->
    [one] { $goal } ; { $deals } donne au plus
   *[other] { $goal } ; { $deals } donnes au plus
 }
tui-no-book-yet = Aucun pli n'est encore terminé.
tui-put-aside = Écart : { $cards }
tui-took-book = { $by ->
    [you] ★ Vous avez pris le pli { $book }.
   *[name] ★ { $name } a pris le pli { $book }.
 }
tui-score-stands = Score : { $score }.
tui-in-kitty = chien
tui-in-aside = écart
tui-match-waits = Une partie vous attend ({ $table }) : { $score }, donne { $deal }.
tui-clockwise = Depuis votre gauche, dans le sens horaire : { $names }.
tui-your-partner = { $name } est votre partenaire.
tui-by-honour = On joue de bonne foi : toute carte peut être jouée ; g signale une renonce.
tui-taken-back = Annulé.
tui-nothing-to-take-back = il n'y a rien à annuler dans cette donne

## Garder la partie.
tui-cannot-save = Cette partie ne peut pas être gardée ({ $why }). Le jeu continue ; un nouvel essai est fait à chaque pas.
tui-saved-again = La partie est de nouveau gardée.
tui-played-elsewhere = cette partie est en cours ailleurs ; continuez là-bas, ou utilisez --save : { $file }
tui-damaged = la partie gardée est abîmée et a été mise de côté dans { $aside } : { $why }
tui-only-file = une partie ne se garde que dans un fichier : { $file }
tui-record-lost = La partie n'a pas pu être archivée ({ $why }).
tui-set-aside = La partie n'a pas pu être archivée ({ $why }) et a été mise de côté dans { $aside }.
tui-goes-on = Partie gardée. { $command } la reprend ici.
tui-is-kept = La partie est gardée. Pour voir ce que chaque décision a coûté : { $command }
tui-own-rules = Elle continue avec ses propres règles ; une nouvelle partie suivra { $options }.
tui-no-pictures = ce terminal ne dessine pas (TERM={ $kind })
tui-no-signs = ce terminal n'a pas les signes des cartes (il écrit en { $encoding }, et il faut { $needed })
tui-by-lines = note : { $why } ; la partie s'écrit ligne par ligne, comme avec --plain

## Le coach.
tui-coach-begins = Le coach s'assied avec vos cartes …
tui-coach-progress = { $count ->
    [one] Le coach a regardé { $done } de votre unique décision …
   *[other] Le coach a regardé { $done } de vos { $count } décisions …
 }
tui-coach-nothing = Rien à redire.
tui-coach-where = { $where ->
    [bid] Les enchères
    [naming] L'atout
    [discard] Le chien
   *[play] Pli { $book }
 }
tui-coach-found = { $where } : { $words }
tui-coach-in-all = Décisions où il y avait un choix : { $judged }. Aussi bonnes que les meilleures, ou presque : { $good }.
tui-coach-cost = { $count ->
    [one] Les autres ont coûté { $count } chance sur 100 de gagner la partie.
   *[other] Les autres ont coûté { $count } chances sur 100 de gagner la partie.
 }
tui-coach-judge = Le juge est un robot, { $level }, qui s'en tient à ce que vous pouviez voir, pas aux cartes des autres.
tui-level = { $level ->
    [random] au hasard
    [beginner] débutant
    [casual] décontracté
    [steady] solide
    [strong] fort
    [champion] le champion
   *[other] { $level }
 }
tui-coach-later = Le coach regarde une donne quand elle est terminée.

## Le dialogue sans dessin. Les mots à taper sont les mêmes dans toutes les langues.
tui-go-on = La reprendre ? yes ou no.
tui-yes-or-no = Écrivez yes ou no.
tui-a-call = { $who } : { $call }.
tui-new-match = Une nouvelle partie.
tui-you-may = Vous pouvez écrire : { $what }.
tui-discard-these = discard et { $count } de { $hand }
tui-among-them = dont { $cards }
tui-renege-and-book = renege et un pli
tui-name-the-book = Nommez le pli, par exemple : renege 3.
tui-not-over = La partie n'est pas terminée.
tui-played-once = Une donne que l'on compare à d'autres ne se joue qu'une fois.
tui-your-hand = Votre main : { $hand }.
tui-no-cards-left = plus aucune carte
tui-on-the-table = Sur la table : { $cards }.
tui-nothing = rien
tui-nothing-to-decide = Il n'y a rien à décider.
tui-dialogue-help =
    Enchères : 4u, 4d, 4n, ou 4 où l'enchère est un nombre seul ; pass.
    Atout : spades, hearts downtown, no-trump uptown, ou downtown où la couleur est connue.
    Chien : discard 2c 3c 4d et ainsi de suite. Une carte est rang et couleur : ah, td, 9c ; bj et lj sont les jokers.
    Jouer : ah.
    À tout moment : hand, trick, last, books, score, rules, hint, undo, claim, renege 3, help, quit.
    Après une donne : next, coach. Après une partie : rematch, coach.
    Couleurs : c trèfle, d carreau, h cœur, s pique. La partie est gardée à chaque décision.
