### Résoudre une donne.

what-it-does = Toutes les mains ouvertes et chacun jouant au mieux : combien de plis fait chaque déclarant ? Votre navigateur le calcule, et n'envoie rien au serveur.
the-deal = La donne
deal-text = Une donne en texte
deal-hint = La première place, puis quatre mains dans le sens horaire : piques.cœurs.carreaux.trèfles, puis les jokers, B et L.
solve-it = Résoudre
seed = Ou une graine
deal-it = Donner
seed-hint = Une graine donne toujours les mêmes cartes : celles de la première donne d'une partie aux règles classiques. Le chien reste de côté.
no-deal = Écrivez la première place et quatre mains, comme dans N:AK..3. QJ..4. T9..5. 87..6.
no-hand = Une main s'écrit piques.cœurs.carreaux.trèfles, avec une cinquième part pour les jokers : { $word }
no-such-card = Il n'y a pas de telle carte dans une main : { $word }
card-twice = Cette carte y est deux fois : { $word }
other-sizes = Les mains n'ont pas la même taille : { $word }
no-cards = Les mains n'ont pas de cartes.
who-leads = Qui entame
leader = { $who ->
    [declarer] Le déclarant
   *[left] Le joueur à gauche du déclarant
 }
aces-low = En downtown les as sont bas
seat = { $seat ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
 }
seat-brief = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] O
 }
books = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
 }
figure-of = { $seat }, { $plan } : { $books }
not-yet = { $seat }, { $plan } : pas encore résolu
declarer = Déclarant
solving = Résolus jusqu'ici : { $done } sur { $all }
all-solved = Les { $all } contrats sont résolus.
choose-one = Choisissez un nombre pour jouer ce contrat carte par carte.
hands = Les mains
holds-none = plus de cartes
lies = sur la table : { $card }
contract = { $seat } joue { $plan }
value-means = Le nombre à côté d'une carte dit combien de plis fait en tout le camp du déclarant si elle est jouée maintenant. Une étoile marque la meilleure.
to-play = C'est à { $seat }
so-far = Plis jusqu'ici : camp du déclarant { $won }, défenseurs { $lost }
is-over = C'est fini. Le camp du déclarant a { $books }.
card-value = { $card } : { $books }
best = la meilleure
played = { $seat } : { $card }
takes = { $seat } remporte le pli.
back = Retour
play-best = Jouer une des meilleures
to-start = Au début
copy-link = Copier le lien
cannot = Ce navigateur ne peut pas exécuter le solveur, ou la page a été construite sans lui. Là où bidwhist est installé, cette commande fait la même chose :
broke = Le solveur n'a pas pu être chargé. Rechargez la page pour réessayer.
