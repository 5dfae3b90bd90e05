### Amis et clubs : les mots de leurs pages.

friends = Amis
no-friends = Personne encore. Ajoutez quelqu'un par le nom de son compte ; s'il accepte, vous vous voyez ici.
friend-name = Nom de son compte
ask-friend = Demander
asks-you = { $name } vous propose son amitié.
you-asked = Vous avez demandé à { $name }.
say-yes = Oui
say-no = Non
take-back = Retirer
is-here = ici en ce moment
is-away = pas ici
end-friendship = Retirer des amis
sure-friendship = Retirer { $name } de vos amis ?
asked-over = { $name } vous invite
at-table = à « { $table } »
come-over = Rejoindre
not-now = Pas maintenant
ask-over = Inviter à votre table
asked-them = { $name } a reçu l'invitation.
account-first = Pour les amis et les clubs, il faut un compte, afin qu'on vous retrouve.
make-one = Créer un compte
your-clubs = Vos clubs
no-clubs = Vous n'êtes encore dans aucun club. Le lien d'un ami vous mène au sien, ou vous en fondez un.
found-club = Fonder un club
club-name = Nom du club
club-about = Ce qu'on y fait
members = Membres
keeps-it = responsable du club
join-link = Lien pour entrer
join-link-hint = Chaque personne qui l'ouvre entre au club. Un nouveau lien annule l'ancien.
new-link = Nouveau lien
copy-link = Copier
copied-link = Copié.
results = Parties entre membres
no-results = Aucune encore. Une partie apparaît ici quand deux membres y ont joué.
won-by = Victoire : { $names }
won-nobody = personne n'a gagné
look-at-it = Regarder
open-there = Tables ouvertes des membres
sit-there = S'asseoir
leave-club = Quitter le club
sure-leave = Quitter { $name } ?
make-keeper = Nommer responsable
keeper-no-more = Retirer des responsables
send-out = Exclure du club
club-for-members = { $count ->
    [one] Un membre. La page de ce club est pour ses membres.
   *[other] { $count } membres. La page de ce club est pour ses membres.
 }
club-sent-out = Exclus du club
let-back = Réadmettre
sure-out = Exclure { $name } du club ?
change-club = Changer nom et description
change = Changer
joined = Vous êtes maintenant dans { $name }.
join-wait = Un instant.
club-founded = Fondé le { $day }
here-now = Ici en ce moment
nobody-here = Il n'y a personne en ce moment.
together = Les uns avec les autres
together-hint = Plus le trait est épais, plus il y a eu de parties en partenaires.
together-empty = Quand des membres auront joué une partie, des traits montreront ici qui joue avec qui.
together-pair =
    { $count ->
         [one] { $one } et { $other } : partenaires dans { $count } partie, gagnées : { $won }
        *[other] { $one } et { $other } : partenaires dans { $count } parties, gagnées : { $won }
    }
evenings = Soirées
evening-matches =
    { $count ->
         [one] { $count } partie
        *[other] { $count } parties
    }
evening-won = { $names }, gagnées : { $count }

## La page d'un événement.

events = Événements
no-events = Aucun événement n'est annoncé.
event-begins = Début { $time }
event-by-house = par la maison
event-by-club = par { $club }
event-table-rules = { $rules }, { $minutes } minutes par tour
event-enter-alone = Jouer avec n'importe qui
event-enter-with = Demander comme partenaire
event-partner-name = Nom du compte de votre partenaire
event-asks-you = { $name } vous propose de jouer ensemble
event-answer = votre réponse est attendue
event-stand-in = La direction vous demande de jouer pour { $names } : { $reason }
event-invited = La direction vous demande de jouer en tant que { $names }
event-agree = Oui, je joue
event-not-answered = Pas encore de réponse de : { $names }
event-yes = Oui, ensemble
event-no = Non
event-you-asked = Vous avez demandé à { $name }. Sans réponse, vous jouez avec une autre personne seule, ou avec un robot.
event-you-wait = Vous jouez avec une autre personne seule, ou avec un robot.
event-you-are-in = Vous jouez : { $names }
event-leave = Quitter l'événement
event-to-table = À votre table
event-watch = Regarder
event-entered = Inscrits
event-alone = { $name } (en solo)
event-waits-for = { $name } (demande { $partner })
event-bracket = Tableau
event-bracket-words = Le tableau, tour par tour
event-rests = Exemption : { $names }
event-standings = Classement
event-place = Rang
event-pair = Paire
event-wins = Victoires
event-hands = Donnes
event-points = Points
event-winner = { $names } gagnent l'événement. Bien joué !
event-direct = Diriger l'événement
event-pause = Arrêter les pendules
event-undo = Annuler le tour
event-close = Finir l'événement
event-add-bots = { $count ->
    [one] Inscrire une paire de robots
   *[other] Inscrire { $count } paires de robots
 }
event-bot-teams = Paires de robots
event-reason = Raison (elle reste au journal)
event-withdraw = Retirer
event-rule = Trancher le résultat d'une table
event-which-table = Quelle table
event-points-of = Points : { $names }
event-who-won = Qui a gagné
event-drawn = personne : égalité
event-change-pair = Quelqu'un part, ou un remplaçant joue
event-in-place-of = Compte qui remplace { $name }
event-substitute = Faire jouer
event-tell = Dire à tous
event-tell-words = Affiché sur cette page et le grand écran ; laissez vide pour l'enlever
event-stop = Arrêter, annuler, terminer
event-rated = Classé : ses parties comptent pour la cote et la ligue
event-line = La salle
event-wall = Grand écran
event-tally = Les Boston
event-streak = De suite
event-best = Plus longue série
event-your-place = Vous êtes numéro { $place } dans la file.
event-training = entraînement
event-announce = Annoncer un événement
event-name = Nom
event-when = Quand
event-rules = Règles
event-deals = Donnes par partie
event-minutes = Minutes par tour
event-who = Qui peut s'inscrire
event-round-of = Tour { $round }
event-nobody = personne encore
event-play-until = on joue jusqu'à { $time }
event-next-round = Ensuite : tour { $round }
event-next-at = Le tour { $round } commence à { $time }
event-last-round = Le dernier tour
event-drawn-soon = La direction tire le tour suivant.
event-still-playing =
    { $count ->
        [one] { $count } table joue encore
       *[other] { $count } tables jouent encore
    }
event-your-meeting = Vous jouez à la table { $table }
event-against = contre
event-won = gagnent
event-you-are-done = Votre table a fini. C'est l'heure de la pause !
event-you-rest = Vous êtes exemptés à ce tour
event-stay-near = Votre prochaine table s'affichera ici
event-scan = Scannez pour participer
event-tables = Tables
event-leaf = { $leaf } sur { $leaves }
event-final = Finale
event-semifinals = Demi-finales
event-quarterfinals = Quarts de finale
event-needs-teams = Il faut deux paires pour commencer.
event-how = Forme
event-form =
    { $form ->
        [swiss] Suisse : les scores proches se rencontrent
        [room] Rise and fly : les gagnants restent, les perdants vont au bout de la file
        [round_robin] Poule : tous contre tous
        [moving] Équipe mobile : les gagnants montent
       *[knockout] Élimination directe
    }
event-may-enter = { $who ->
    [members] Les membres du club
   *[accounts] Tous ceux qui ont un compte
 }
member-more = Plus sur { $name }
more-of-member = Plus

## Peace at the table.
not-heard = Joueurs dont le son est coupé
hear-again = Rétablir le son : { $name }
hear-them-again = Rétablir le son
somebody-gone = Quelqu'un qui n'est plus là
nobody-muted = Personne. À une table, sous « Dire quelque chose », vous pouvez couper le son de chacun ; cela vaut à toutes les tables.
report = Signaler quelqu'un
report-who = Qui
report-about = À quel sujet
report-words = ce qui a été dit
report-name = un nom, ou le nom de la table
report-play = sa façon de jouer, ou son départ
report-other = autre chose
report-what = Ce qui s'est passé
report-send = Envoyer le signalement
report-hint = Il va au propriétaire de ce serveur, et à personne à la table. Pour ne plus entendre quelqu'un, coupez-lui le son.
report-told = Merci. Le propriétaire de ce serveur le verra, avec ce qui s'est dit ici en dernier.

your-bots = Vos robots
your-bots-hint = Un programme à vous peut s'asseoir aux tables sous son nom, là où l'hôte le permet.
new-token = Un autre jeton
end-bot = Supprimer
sure-token = Donner un autre jeton à { $name } ? L'ancien cesse aussitôt de valoir.
sure-bot = Supprimer { $name } ? Ses parties terminées restent, sans le nom.
token-once = Son jeton, montré cette seule fois :
bot-name = Nom d'un nouveau robot
make-bot = Créer
programs-here = Programmes présents

## Playing without a connection.
offline-here = Trois robots jouent ici avec vous, et la table attend dans ce navigateur. Les amis, les donnes du jour et les classements demandent une connexion.
offline-back = Retour à la table en ligne
offline-what = Jouez contre trois robots dans un train ou un avion : téléchargez la table d'avance, et elle s'ouvre sans serveur.
offline-ready = La table est gardée dans ce navigateur. Elle s'ouvre sans serveur.
offline-old = La table gardée dans ce navigateur est d'une version plus ancienne. Elle marche encore ; téléchargez la nouvelle quand vous voulez.
offline-fetch = Télécharger ({ $size } Mo)
offline-fetched = { $done } sur { $all } Mo
offline-failed = Tout n'a pas pu être téléchargé. Vérifiez la connexion et la place libre, puis réessayez.
offline-play = Jouer tout de suite
offline-forget = Retirer de ce navigateur
