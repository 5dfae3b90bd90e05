### Les donnes sont-elles justes ?

check-one = Vérifiez une partie vous-même
check-one-hint = Avant la première carte, le serveur s'engage sur sa part de la graine en montrant son empreinte ; chacun à la table ajoute la sienne. La partie finie, toutes les parts sont montrées. Son replay a un bouton, Vérifier les donnes : votre navigateur mélange les cartes à nouveau et compare. Ou bien téléchargez la partie et lancez « bidwhist verify », qui vérifie aussi chaque coup.
all-deals = Toutes les donnes ensemble
fair-deals = { $deals ->
    [one] { $shown } donne
   *[other] { $shown } donnes
 }
fair-matches = { $matches ->
    [one] { $shown } partie
   *[other] { $shown } parties
 }
fair-of = { $deals } en { $matches }.
fair-none = Aucune partie n'a encore été jouée ici.
fair-left = { $count ->
    [one] { $shown } partie a été quittée avant la fin.
   *[other] { $shown } parties ont été quittées avant la fin.
 }
fair-undealt = { $count ->
    [one] { $shown } a été quittée avant la première carte.
   *[other] { $shown } ont été quittées avant la première carte.
 }
fair-withheld = { $count ->
    [one] Dans { $shown } partie, quelqu'un a gardé pour soi la part promise.
   *[other] Dans { $shown } parties, quelqu'un a gardé pour soi la part promise.
 }
what-fell = Ce qui a été donné
fell-together = les deux jokers dans une main
fell-kitty = jokers au chien
fell-seen = vu
fell-expected = attendu
fair-sum = Où chaque carte est tombée, en un seul chiffre : khi-deux { $figure }, qui devrait être proche de { $freedom }.
