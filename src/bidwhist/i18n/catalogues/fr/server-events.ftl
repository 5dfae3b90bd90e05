### Les événements aux tables du serveur.

contest-title = tour { $round }, table { $table }
contest-done = La partie est jouée. L'événement continue sur sa page.
contest-title-room = partie { $match }
fault-event-unrated = Seul le Bid Whist est classé : faites-en un événement d'entraînement.
refused-contest-seat = à une table d'un événement, seuls les inscrits s'assoient, chacun à sa place
refused-contest-leave = cette partie fait partie d'un événement ; si vous devez partir, un robot joue pour vous
refused-contest-done = un événement joue une seule partie à chaque table
event-you-play = Vous êtes déjà inscrit à cet événement.
event-partner-plays = Votre partenaire est déjà inscrit, ou c'est vous-même : demandez à quelqu'un d'autre.
event-nobody-asks = Il n'y a plus de demande à refuser.
event-asked-already = L'une de ces personnes a déjà une demande et n'a pas encore répondu.
event-asks-many = { $most } demandes attendent une réponse : attendez-en d'abord quelques-unes.
fault-event-far = Un événement commence dans les { $days } jours : choisissez une heure plus proche.
fault-event-yours = Vous avez déjà { $most } événements ouverts : finissez-en d'abord un.
fault-event-bots = Un événement a au plus { $most } paires de robots.
hall-how-played = Joué à la table.
fault-no-event = Cet événement n'existe pas.
fault-event-account = Il faut un compte pour s'inscrire à un événement : créez-en un sur votre page, vos parties vous suivent.
fault-event-members = Cet événement est pour les membres de son club.
fault-event-director = Seuls un responsable du club ou le propriétaire du serveur peuvent le faire.
fault-event-rules = Un événement se joue à deux contre deux, avec des partenaires fixes : choisissez de telles règles.
fault-event-past = L'événement commence dans le passé : choisissez une heure à venir.
fault-event-partner = Aucun compte ne porte ce nom.
fault-event-not-in = Vous n'êtes pas dans cet événement.
fault-event-many = Votre club a déjà autant d'événements ouverts que permis.

## Les chiffres du jeu loyal.
fair-deals = { $deals } donnes avec d'autres personnes. Plis donnés par choix, jugés toutes mains ouvertes, avec des intervalles de confiance à 95 % :
fair-lead = entames en défense : { $mean } ({ $low } à { $high }), { $choices } choix
fair-defence = autres cartes en défense : { $mean } ({ $low } à { $high }), { $choices } choix
fair-declaring = cartes du camp déclarant : { $mean } ({ $low } à { $high }), { $choices } choix
fair-all = tout ensemble : { $mean } ({ $low } à { $high }), { $choices } choix
fair-honest = Les robots, qui ne voient que leur main : { $levels }
fair-remarkable = C'est moins que n'en donne le robot le plus fort, et la chance seule ne l'explique pas. Cela ne prouve rien : regardez les donnes, et posez la question.
fair-few = Il faut { $count } donnes avec un choix avant de pouvoir dire quoi que ce soit.
fair-nothing = Rien d'inhabituel.
