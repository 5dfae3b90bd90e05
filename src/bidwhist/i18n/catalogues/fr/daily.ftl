### Les donnes du jour.

what = { $deals } donnes, les mêmes pour tout le monde, avec les règles de { $rules }. Trois robots (niveau : { $bots }) jouent avec vous. Vous jouez les donnes dans un ordre à vous, chacune une seule fois.
what-guest = { $deals } donnes, les mêmes pour tous les invités, avec les règles de { $rules }. Trois robots (niveau : { $bots }) jouent avec vous. Chaque donne se joue une seule fois.
until = Vous avez jusqu'à { $time }, soit minuit UTC. Ensuite chacun voit ce que les autres ont fait.
players = { $count ->
    [0] Personne n'a encore joué.
    [one] Une personne a joué.
   *[other] { $count } personnes ont joué.
 }
begin = Jouer la première donne
go-on = Continuer avec la donne { $next } sur { $deals }
all-played = Vous avez joué toutes vos donnes. Les résultats viennent à la fin de la journée.
is-ranked = { $played ->
    [0] Vous avez un compte : les donnes que vous jouerez aujourd'hui seront classées.
   *[other] Votre résultat est classé.
 }
is-guest = En invité, vous jouez huit donnes communes à tous les invités, et à minuit vous voyez ce que les autres en ont fait. Pour être classé, créez un compte avant votre première donne. Créé plus tard, il vous classe à partir de demain.
began-as-guest = Vous avez commencé cette journée en invité, et vous continuez donc avec les donnes des invités. Dès demain, votre résultat est classé.
promise = Comment savoir que les donnes étaient fixées d'avance
promise-hint = Toutes les donnes d'une journée viennent d'un secret. Son empreinte est publiée la veille, le secret à la fin de la journée. Chacun peut alors redonner les cartes et comparer.
promise-today = Aujourd'hui :
promise-tomorrow = Demain :
archive = Les jours d'avant
no-days = Aucune journée n'est encore finie.
places = Classement
places-hint = La part est celle de tous les points de match : deux pour chaque autre table battue, un pour chaque table égalée. Quand peu de tables ont joué une donne, la part se rapproche de la moitié. Une donne qui n'a pas été jouée ne compte rien. Les invités et les robots de la maison sont montrés sans rang.
place = Rang
name = Nom
share = Part
difference = Points d'écart
deals = Donnes
nobody = Personne n'a joué ce jour-là.
you-are = { $name } (vous)
the-house = La maison ({ $bots } à chaque place)
grade = Votre cote face au champ est { $grade }, sur { $count } donnes.
boards = Les donnes
board = Donne { $board }
your-line =
    { $contract }, { $count ->
         [one] { $points } point
        *[other] { $points } points
    }, { $share }
passed = Tout le monde a passé
guests = Invités
guests-hint = Les invités ont huit donnes à eux, les mêmes pour tous. Ils sont comparés entre eux et avec la maison.
guest-boards = Les donnes des invités
secret = Le secret de cette journée
secret-hint = D'abord le secret dont viennent toutes les donnes, puis son empreinte, montrée la veille. La page de la documentation sur les donnes du jour dit comment les vérifier.
cards = Les cartes
kitty = Chien
dealer = donneur
joker = { $card ->
    [BJ] Grand Joker
   *[LJ] Petit Joker
 }
seat = { $seat ->
    [player] Joueur
    [left] Gauche
    [partner] Partenaire
   *[right] Droite
 }
lines = Résultats
came =
    { $contract } par { $seat }, { $came ->
        [made] réussi
       *[set] chuté
    } avec { $books ->
        [0] aucun pli
        [one] un pli
       *[other] { $books } plis
    }.
worth =
    { $count ->
         [one] { $points } point
        *[other] { $points } points
    }, { $share } des points de match.
dummy =
    À cartes ouvertes : { $count ->
        [0] aucun pli
        [one] un pli
       *[other] { $count } plis
    }.
replay = Replay
coach = Demander au coach
tile-hint = Les mêmes huit donnes pour tout le monde, et trois robots à votre table. À minuit UTC vous voyez ce que les autres ont fait.
tile-played = Vous en avez joué { $played } sur { $deals }.
tile-go = Les donnes du jour
tile-latest = Les derniers résultats
your-day = Votre journée : { $share }
your-place = Rang { $place } sur { $count }.
deal-share = Donne { $board } : { $share }
deal-missed = Donne { $board } : pas jouée
half-line = Le trait marque la moitié des points de match.
field = Les résultats de tout le monde
field-words =
    { $count ->
         [one] Un résultat
        *[other] { $count } résultats
    }, de { $low } à { $high } ; celui du milieu est { $middle }.
field-you = Le vôtre est { $share }.
share-day = Partager
average-table = Une table moyenne
share-title = Bid Whist, les huit donnes du { $day }
day-copied = Copié. Aucune carte n'est dévoilée.
copy-failed = Copiez-le à la main, s'il vous plaît : { $words }
