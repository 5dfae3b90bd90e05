### Le début du terminal : son menu, les réglages, la palette de commandes.

tui-start = { $item ->
    [resume] Reprendre
    [new] Nouvelle partie
    [rules] Règles
    [bots] Robots
    [name] Votre nom
    [learn] Apprendre
    [settings] Réglages
   *[leave] Quitter
 }
tui-start-says = { $item ->
    [new] vous et trois robots
    [kept] la partie en attente est archivée
    [learn] une leçon, des exercices, des images, une donne
   *[settings] langue, teintes, rythme
 }
tui-start-waiting = { $table } : { $score }, donne { $deal }
tui-choose = { $what ->
    [rules] Quelles règles ?
    [bots] De quelle force sont les robots ?
    [name] Comment vous appelez-vous ?
    [learn] Apprendre le jeu
    [settings] Réglages
    [language] Langue
    [theme] Teintes
    [suits] Couleurs
   *[pace] Rythme des robots
 }
tui-named = { $setting } : { $value }
tui-draft = { $language } (ébauche)
tui-theme = { $theme ->
    [dark] sombre
    [light] clair
    [contrast] fort contraste
   *[plain] sans teintes
 }
tui-suits = { $suits ->
    [four] une teinte par couleur
   *[two] deux teintes
 }
tui-pace = { $pace ->
    [slow] lentement
    [usual] comme des gens
    [quick] vite
   *[at-once] aussitôt
 }
tui-search = Chercher une commande …
tui-none-found = Aucune commande de ce nom
tui-name-needs = un nom demande une lettre ou deux : { $name }
tui-lesson-over = Voilà le jeu. Une première donne avec trois robots ?
