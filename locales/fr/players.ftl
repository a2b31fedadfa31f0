# Trouver des gens : recherche, qui l’on suit, classements.

players-title = Joueurs
players-lead = Cherche un joueur, regarde qui est en ligne et qui est en tête.
players-search = Chercher un joueur
players-search-hint = Début du nom
players-none = Aucun joueur n’a un nom qui commence ainsi.
lobby-players = Joueurs et classements
clubs-title = Clubs

follow = Suivre
follow-whom = Suivre { $name }
unfollow = Ne plus suivre
unfollow-whom = Ne plus suivre { $name }
write-to = Message
write-to-whom = Message pour { $name }
to-messages = Messages
followed-title = Joueurs que tu suis
followed-about = Suis d’autres joueurs depuis leur profil : tu verras ici quand ils sont en ligne et à quoi ils jouent. S’ils te suivent aussi, vous êtes amis.
followed-sign-up = Avec un compte, tu peux suivre d’autres joueurs et voir quand ils sont en ligne.
followers-title = Joueurs qui te suivent
is-friend = Amis
is-online = En ligne
is-offline = Hors ligne
followed-watch = Regarder sa partie

leaderboard-title = Meilleurs joueurs
leaderboard-class = Cadence
leaderboard-about = Tu y apparais après { $games } parties classées, une fois ton classement assez fiable.
leaderboard-none = Personne n’a encore joué assez de parties classées à cette cadence.
column-place = Rang
column-player = Joueur
column-games = Parties

challenge = Défier
challenge-whom = Défier { $name }
challenge-about = { $name } reçoit le défi tout de suite et a trois jours pour répondre.
challenge-send = Envoyer le défi
challenge-refused = { $name } n’accepte pas tes défis pour le moment.
challenge-there = Un défi est déjà en attente entre { $name } et toi.
challenged-by = { $name } te défie
challenge-take = Jouer
challenge-decline = Refuser
challenges-title = Défis

sessions-title = Tes connexions
session-here = Ce navigateur
session-other = Un autre navigateur
session-made = connexion le { $day }
session-used = dernière visite le { $day }
session-end-which = Déconnecter le navigateur connecté le { $day }
