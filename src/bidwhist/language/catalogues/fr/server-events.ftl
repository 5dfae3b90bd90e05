### Les événements aux tables du serveur.

contest-title = tour { $round }, table { $table }
contest-done = Le match est joué. L'événement continue sur sa page.
contest-title-room = partie { $match }
fault-event-unrated = La cote et la ligue sont celles du Bid Whist : un tournoi de ce jeu parent sert d'entraînement.
refused-contest-seat = à une table d'un événement s'assoient ses propres joueurs, chacun à sa place
refused-contest-leave = ce match fait partie d'un événement ; si vous devez partir, un robot joue pour vous
refused-contest-done = un événement joue un seul match à chaque table
event-you-play = Vous jouez déjà dans cet événement.
event-partner-plays = Votre partenaire joue déjà dans cet événement, ou c'est vous-même : demandez à quelqu'un d'autre.
event-nobody-asks = Il n'y a plus rien à refuser.
hall-how-played = Joué à la table.
fault-no-event = Cet événement n'existe pas.
fault-event-account = Les événements sont pour ceux qui ont un compte : créez-en un sur votre page, vos matchs vous suivent.
fault-event-members = Cet événement est pour les membres de son club.
fault-event-director = Seuls les responsables du club, ou qui tient la maison, peuvent faire cela.
fault-event-rules = Un événement se joue à deux contre deux, avec des partenaires fixes : choisissez de telles règles.
fault-event-past = L'événement commence dans le passé : choisissez une heure à venir.
fault-event-name = Un événement a besoin d'un nom que l'on peut montrer.
fault-event-partner = Aucun compte ne porte ce nom.
fault-event-not-in = Vous ne jouez pas dans cet événement.
fault-event-many = Votre club a déjà autant d'événements ouverts qu'il peut en avoir.

## Les chiffres du jeu loyal.
fair-deals = { $deals } donnes à des tables avec d'autres personnes. Levées données à chaque choix, si toutes les mains avaient été ouvertes, et où seraient 95 chiffres sur 100 :
fair-lead = entames d'un défenseur : { $mean } ({ $low } à { $high }), { $choices } choix
fair-defence = autres cartes d'un défenseur : { $mean } ({ $low } à { $high }), { $choices } choix
fair-declaring = cartes du camp déclarant : { $mean } ({ $low } à { $high }), { $choices } choix
fair-all = tout ensemble : { $mean } ({ $low } à { $high }), { $choices } choix
fair-honest = Les robots, qui ne voient que leur main : { $levels }
fair-remarkable = C'est moins que n'en donne le plus fort d'entre eux, plus que la chance ne l'explique. Cela ne prouve rien : regardez les donnes, et posez la question.
fair-few = Il faut { $count } donnes avec un choix avant de pouvoir dire quoi que ce soit.
fair-nothing = Rien de remarquable.
