### Apprendre le jeu.


learn-title = Apprendre le Bid Whist
learn = Apprendre
by-playing = En jouant
lesson-offer = Une première leçon sur des cartes choisies : une chose à la fois, et l'on peut essayer la mauvaise carte. Cinq minutes.
lesson-title = Votre première leçon
first-deal-offer = Puis une donne avec trois robots patients, et quelques mots à chaque pas.
first-deal = Votre première donne
exercises-offer = Dix courts exercices : vous choisissez, puis le robot champion montre ce qu'il ferait et pourquoi.
exercises = Dix exercices
in-pictures = En cinq images
every-way = Toutes les façons de jouer
how-to-play = Jouer à { $name }
print-it = Imprimer
basics-two = Deux contre deux
basics-two-words = Vous jouez avec le partenaire d'en face. Chacun reçoit douze cartes, et six vont au milieu : le chien. Quatre cartes posées, une par joueur, font un pli.
basics-bid = Une enchère chacun
basics-bid-words = Une enchère dit combien de plis au-delà de six votre camp fera, et comment. « Quatre uptown » promet dix plis, les hautes cartes gagnent. La plus haute l'emporte, et chacun parle une fois.
basics-ways = Uptown et downtown
basics-ways-words = Uptown, le roi bat la dame et le deux est dernier. Downtown, tout se retourne : après l'as vient le deux, puis le trois, et le roi est dernier. Sans-atout se joue sans couleur d'atout.
basics-jokers = Les jokers
basics-jokers-words = Avec un atout, le Grand Joker est la meilleure carte, puis le Petit ; tous deux sont des atouts. À sans-atout, ils ne prennent rien.
basics-score = Le chien et le score
basics-score-words = Le gagnant des enchères prend le chien et écarte six cartes ; à la plupart des tables, c'est le premier pli. Contrat réussi : chaque pli au-delà de six est un point. Sinon c'est chuté : l'enchère est retirée. Sept gagne ; moins sept perd.

your-hand = Votre main
your-choice = Votre choix
on-the-table = Sur la table
the-bidding = Les enchères : { $calls }.
who-plays = { $by ->
    [you] Vous jouez { $contract }.
   *[name] { $name } joue { $contract }.
 }
books-played = Plis joués : { $count }.
no-book-played = Aucun pli n'a été joué.
as-champion = Comme le champion.
champion-otherwise = Le champion fait autrement.
gives-away =
    Toutes mains ouvertes, cela coûte { $count ->
        [one] un pli
       *[other] { $count } plis
    }.
as-good = Toutes mains ouvertes, c'est aussi bon.
champion-why = Le champion : { $why }
figures-mean = Les chiffres sont les plis de votre camp en tout, toutes mains ouvertes et chacun jouant au mieux.
books-inside = plis
agreed = Le champion et vous êtes d'accord { $right } fois sur { $all }.
solved-so-far = Résolus jusqu'ici : { $count } sur dix.
exercise-state = Exercice { $number } : { $state ->
    [solved] résolu
    [tried] essayé
   *[open] pas encore essayé
 }
back = Retour
next = Suite
skip = Passer

lesson-leave = Quitter la leçon
lesson-progress = Étape { $step } sur { $all }
try-another = Essayez autre chose.
pass = Passe
who-lies = { $who } : { $card }
takes-it = { $card }, fait le pli
you = Vous
books-so-far = Plis : { $ours } pour nous, { $theirs } pour eux
kitty-shown = Le chien, six cartes
sum-books = plis
sum-kitty = chien
sum-all = en tout
sum-free = gratuits
sum-points = { $count ->
    [one] point
   *[other] points
 }
sum-needed = demandés
lesson-over = Voilà le jeu. Une donne avec trois robots, ou dix exercices ?
bid-called = { $way ->
    [U] { $number } uptown
    [D] { $number } downtown
   *[N] { $number } sans-atout
 }

chapter-table = La table
chapter-uptown = Uptown
chapter-downtown = Downtown
chapter-trumps = L'atout
chapter-bidding = Les enchères
chapter-kitty = Le chien
chapter-trump = Nommer l'atout
chapter-play = Le jeu
chapter-follow = Fournir
chapter-renege = La renonce
chapter-ruff = Sans la couleur
chapter-claim = Le reste est à vous
chapter-score = Le score

the-card = { $rank ->
    [A] l'{ $card }
    [Q] la { $card }
   *[other] le { $card }
 }
lesson-welcome = Deux jouent contre deux. { $partner }, en face, est votre partenaire ; { $left } et { $right } jouent contre vous. Votre main est en bas.
lesson-ask-uptown = Quatre cartes, une par joueur, font un pli. Uptown, les hautes gagnent. Quelle carte fait ce pli ? Touchez-la.
lesson-ask-downtown = Le même pli, mais downtown : les basses gagnent. Quelle carte le fait ?
lesson-ask-trumps = Une couleur peut être nommée atout. Ici pique est atout, et l'on a entamé trèfle. Quelle carte fait le pli ?
lesson-takes-uptown = Oui : { $card }, la plus haute de la couleur entamée.
lesson-takes-downtown = Oui : { $card }. Downtown, la plus basse le fait. Un as la battrait encore : les as gagnent dans les deux sens.
lesson-takes-trump = Oui : { $card }. Tout atout bat les cartes des autres couleurs.
lesson-beaten = { $card } : battu par { $other }.
lesson-ask-bid = À vous. { $name } annonce { $bid } ; vous parlez en dernier, et chacun une fois. Une enchère dit combien de plis au-delà de six, et le sens. Que dites-vous ?
lesson-bid-pass = Alors { $name } joue { $bid }. Vous avez { $high } as, rois et jokers : uptown, cette main peut mieux.
lesson-bid-low = Ce n'est pas plus haut : { $bid } ne dépasse pas { $over }. Il faut un nombre plus haut.
lesson-bid-right = Bien. { $bid } promet { $need } plis, six et les quatre annoncés. Personne ne parle après vous : vous remportez les enchères.
lesson-bid-down = Downtown, les basses gagnent. Vous n'avez que { $low } cartes sous le cinq, mais { $high } as, rois et jokers.
lesson-bid-all = { $bid } promet les { $all } plis. Un pli perdu, et c'est chuté.
lesson-ask-kitty = Le chien est à vous : { $count } cartes. Vous en écartez { $count } ; elles comptent comme votre premier pli. { $done } y sont déjà. Quelle est la sixième ?
lesson-aside-right = Juste. { $count } cartes sont écartées : vous avez votre premier pli avant de jouer.
lesson-aside-joker = Gardez { $card } : avec un atout, seul l'autre joker peut être meilleur.
lesson-aside-long = Gardez { $card } : c'est votre couleur la plus longue, { $suit }, le futur atout.
lesson-aside-ace = Gardez { $card } : aucune carte de sa couleur ne bat l'as.
lesson-aside-king = Gardez { $card } : uptown, seul l'as de sa couleur le bat.
lesson-aside-higher = Pas mal, mais { $card } bat { $other } uptown. Écartez la plus basse.
lesson-ask-trump = Vous avez annoncé uptown ; nommez l'atout. Les deux jokers en seront. Quelle couleur ?
lesson-trump-right = Oui : { $suit }. Avec les jokers, vous avez { $count } atouts.
lesson-trump-short = À { $suit }, vous auriez { $count } atouts, jokers compris ; à { $long }, { $best }.
lesson-ask-lead = Vous entamez le premier pli. Ils ont { $count } atouts à eux deux : enlevez-les d'abord. Quelle carte ?
lesson-lead-plain = { $card } : pas un atout. Ils ont { $count } atouts, et celui qui n'a plus la couleur peut le prendre.
lesson-lead-low = { $card } : un atout, mais { $other } n'est pas tombé, et le bat.
lesson-lead-sure = { $card } bat tout, et { $count } autres atouts sont tombés. Le pli est à vous.
lesson-lead-too = { $card } : tout aussi sûr, rien hors de votre main ne le bat. La leçon continue avec le Grand Joker.
lesson-second = Vous continuez avec { $card }. { $left ->
    [0] Les autres n'ont plus d'atout.
    [one] Il leur reste un atout.
   *[other] Il leur reste { $left } atouts.
 }
lesson-third = Puis { $card }. { $left ->
    [0] Tous leurs atouts sont tombés : il n'y a plus que les vôtres.
    [one] Il leur reste un atout.
   *[other] Il leur reste { $left } atouts.
 }
lesson-lost = Vous entamez { $lead }, mais { $name } a { $card } et fait le pli. Celui qui fait un pli entame le suivant.
lesson-ask-follow = { $name } entame { $suit }. Essayez n'importe quelle carte : que peut-on poser, et quoi de mieux ?
lesson-must-follow = Impossible : on a entamé { $suit } et vous en avez. Il faut fournir ; sinon, c'est une renonce.
lesson-left = Juste : { $name } fait le pli avec { $card }, et le pli du partenaire est aussi le vôtre. L'as reste pour plus tard.
lesson-took = C'est permis, mais le pli était déjà à { $name }, et vous jouez en dernier : { $card } est gaspillé.
lesson-renege = Ce que vous ne pouviez pas poser aurait été une renonce. Cette table l'empêche. D'autres la laissent passer : celui qui est pris paie { $count } plis.
lesson-ask-ruff = { $name } entame { $suit }, et vous n'en avez pas : tout est permis. Qui gagne si vous coupez ? Essayez.
lesson-ruffed = Oui : { $card } est votre plus petit atout, et il fait le pli.
lesson-ruffed-dear = Il fait le pli, mais { $other } suffirait. Prenez le plus petit.
lesson-thrown = D'une autre couleur et sans être atout, { $card } ne peut pas gagner. { $name } fait le pli avec { $other }.
lesson-claim = Vous entamez, et personne ne peut battre vos { $count } cartes. Vous pouvez demander le reste : il est à vous.
lesson-score = { $books } plis et celui du chien font { $all }. Il en fallait { $need } : réussi ! Chaque pli au-delà de { $free } est un point : vous marquez { $points }.
lesson-set = Et avec { $books } en tout, un de moins que { $need } ? Ce serait chuté, et votre enchère de { $points } serait retirée. Le premier camp à { $target } gagne la partie.

first-seating = Bienvenue. Vous jouez avec le partenaire d'en face contre les deux autres. Appuyez sur le bouton, et l'on donne.
first-mixing = On mélange les cartes.
first-auction = On enchérit une fois chacun. Une enchère dit combien de plis au-delà de six, et dans quel sens vont les cartes.
first-declare = Le gagnant des enchères nomme l'atout.
first-discard = Le gagnant des enchères prend le chien et écarte autant de cartes.
first-play = Chacun pose une carte. La meilleure fait le pli, et son joueur entame le suivant.
first-deal_over = C'était une donne entière. Lisez pourquoi elle vaut cela, et regardez les quatre mains.
first-match_over = C'était votre première donne. Prêt pour une vraie partie ? Touchez « Jouer ».
yours-auction = Votre seule enchère : combien de plis au-delà de six, à vous deux. Uptown : les hautes gagnent. Downtown : les basses, l'as en tête. Sans-atout : aucune couleur d'atout. Main faible ? Passez. Le conseil dit ce que ferait un robot.
yours-declare = Vous remportez les enchères. Nommez votre couleur la plus longue et la plus forte.
yours-discard = Le chien est à vous ; ses cartes ont un point. Gardez atouts et cartes maîtresses, écartez le reste : c'est votre premier pli.
yours-play = À vous. Les cartes permises sont claires ; on fournit si l'on peut. Sinon un atout fait le pli et, s'il y a un atout, le Grand Joker bat tout.

## The ten exercises (web/exercises.py)
chair = { $seat ->
    [0] Vous
    [1] Gauche
    [2] Partenaire
   *[3] Droite
 }
chair-calls = { $who } : { $call }
laid-then = { $first }, puis { $next }
exercise-first-bid = Enchérissez
exercise-first-bid-ask = Vous parlez en premier. Que dites-vous ?
exercise-bid-or-pass = Enchérir ou passer
exercise-bid-or-pass-ask = Personne n'a encore enchéri. Cette main vaut-elle une enchère ?
exercise-which-way = Dans quel sens ?
exercise-which-way-ask = Uptown, downtown ou sans-atout ?
exercise-partner-spoke = Le partenaire a parlé
exercise-partner-spoke-ask = Votre partenaire tient l'enchère. La lui prenez-vous ?
exercise-name-trump = Nommer l'atout
exercise-name-trump-ask = Les enchères sont à vous. Nommez le contrat.
exercise-first-lead = L'entame
exercise-first-lead-ask = Les enchères sont à vous, et l'entame aussi.
exercise-lead-no-trump = Entamer contre sans-atout
exercise-lead-no-trump-ask = Ils jouent sans-atout, et c'est à vous d'entamer.
exercise-lead-trump = Entamer contre un atout
exercise-lead-trump-ask = Ils ont nommé un atout, et c'est à vous d'entamer.
exercise-to-trump = Couper ou non
exercise-to-trump-ask = Vous n'avez plus de la couleur demandée.
exercise-count-trumps = Compter les atouts
exercise-count-trumps-ask = Il reste peu de cartes. Qui a les atouts ?
