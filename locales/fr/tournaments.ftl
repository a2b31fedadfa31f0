# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Tournois
tournaments-lead = Système suisse, toutes rondes, arène ou multitables : inscris-toi ou organise le tien.
tournaments-mine = Mes tournois
tournaments-announced = À venir
tournaments-running = En cours
tournaments-finished = Terminés
tournaments-none = Aucun tournoi pour l’instant. Crée le premier !
tournaments-all-games = Tous les jeux
tournaments-game = Jeu
tournament-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
tournament-won-by = Remporté par { $names }
tournament-private = Privé
tournament-invited-only = Sur invitation
tournament-rated = Classé

## Formats
tournament-format = Formule
tournament-format-swiss = Système suisse
tournament-format-round-robin = Toutes rondes
tournament-format-arena = Arène
tournament-format-tables = Multitables
tournament-about-swiss = À chaque ronde, tu affrontes un nouvel adversaire au score proche du tien.
tournament-about-round-robin = Tout le monde affronte tout le monde.
tournament-about-arena = Joue le plus de parties possible dans le temps imparti. Après deux victoires de suite, les suivantes comptent double.
tournament-about-tables = À chaque ronde, une nouvelle table de trois à cinq joueurs.
tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] une partie contre chacun
   *[other] deux parties contre chacun
}

## A new one
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-description = Description (facultative)
tournament-variant = Variante
tournament-number-rounds = Rondes
tournament-number-minutes = Minutes
tournament-twice = Deux parties contre chaque adversaire
tournament-starts = Début
tournament-starts-in = Dans { $minutes } minutes
tournament-starts-own = Choisir la date et l’heure
tournament-clock-minutes = Minutes par joueur
tournament-clock-seconds = Secondes ajoutées par tour
tournament-slow = Parties sur plusieurs jours, avec un délai pour chaque tour
tournament-clock-days = Jours par tour
tournament-vacations = Les vacances arrêtent la pendule du joueur (les rondes peuvent durer plus longtemps)
tournament-vacation-pauses = Dans ce tournoi, les vacances arrêtent la pendule du joueur.
tournament-vacation-ignored = Dans ce tournoi, les vacances n’arrêtent aucune pendule.
tournament-break = Pause entre les rondes, en secondes
tournament-check-in = Les joueurs confirment leur présence dans les cinq minutes qui précèdent le début
tournament-by-invitation = Sur invitation seulement
tournament-keep-private = Non listé : visible seulement avec le lien
tournament-make-rated = Classé (compte obligatoire)
tournament-with-bots = Des bots jouent quand il manque un adversaire
tournament-create = Créer le tournoi

## The page
tournament-by = Organisé par { $name }
tournament-of-club = Club : { $name }
tournament-members-only = Ce tournoi est réservé aux membres du club.
tournament-next-check-in = Confirmation de présence dans
tournament-next-start = Début dans
tournament-next-round = Prochaine ronde dans
tournament-next-end = Fin dans
tournament-paused = En pause
tournament-over = Terminé
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-enter = S’inscrire
tournament-enter-again = Se réinscrire
tournament-withdraw = Se retirer
tournament-check-in-now = Confirmer ma présence
tournament-checked-in = Ta présence est confirmée.
tournament-your-game = Ta partie
tournament-to-table = Aller à ta partie
tournament-wait-nobody-free = Tous les autres jouent. Ce sera ton tour dès que quelqu’un sera libre.
tournament-wait-just-met = Tu viens de jouer contre la seule personne libre.
tournament-wait-same-seat = Les joueurs libres doivent avoir la même couleur que toi.
tournament-wait-paused = Le tournoi est en pause.
tournament-wait-ending = Le temps est presque écoulé. Plus aucune partie ne va commencer.
tournament-you-rest = Ta partie est finie. La ronde suivante commencera quand toutes les parties seront terminées.
tournament-you-entered = Tu participes ! Ta partie s’ouvrira automatiquement au début du tournoi.
tournament-invite-link = Lien d’invitation
tournament-ready = Ta partie est prête : { $name }, ronde { $round }
tournament-ready-go = Jouer
tournament-ready-later = Plus tard

## Standings, crosstable, rounds, history
tournament-tab-standings = Classement
tournament-tab-crosstable = Grille américaine
tournament-boards = Parties en cours
tournament-tab-pairings = Rondes
tournament-tab-history = Historique
tournament-place = Rang
tournament-player = Joueur
tournament-points = Points
tournament-rating = Cote
tournament-no-games = Aucune partie pour l’instant.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Les points de tous tes adversaires
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Les points de tes adversaires, pondérés par ce que tu as marqué contre eux
tournament-tie-direct-encounter = Confrontation directe
tournament-tie-direct-encounter-about = Les points marqués entre joueurs à égalité
tournament-tie-wins = Victoires
tournament-tie-wins-about = Parties jouées et gagnées, hors exemptions et forfaits
tournament-tie-score-share = Part des points
tournament-tie-score-share-about = Ta part de tous les points marqués à tes tables
tournament-tie-opponents-points = Points adverses
tournament-tie-opponents-points-about = Les points de tous ceux qui ont joué à tes tables
tournament-streak = { $count } victoires de suite
tournament-left = ne joue plus
tournament-bye-full = Exempt : compte comme une victoire
tournament-bye-half = Exempt : compte un demi-point
tournament-bye-rest = Exempt
tournament-absent = forfait
tournament-playing = en cours
tournament-round = Ronde { $round }
tournament-why = Pourquoi ces appariements ?
tournament-why-schedule = Ligne { $row } de la table de Berger.
tournament-why-swiss = Scores { $one } et { $other }, rangs { $first } et { $second }.
tournament-why-met = Parties déjà jouées entre eux : { $met }. Aucun autre appariement n’était possible.
tournament-why-arena = Tous deux étaient libres, avec { $one } et { $other } points.
tournament-why-again = Ils viennent de s’affronter, mais personne d’autre n’était libre.
tournament-why-table = Scores à la table : { $points }.
tournament-seats-balance = Les couleurs sont réparties pour que chacun commence aussi souvent que l’autre.
tournament-seats-alternation = Les couleurs alternent.
tournament-seats-rank = Le mieux placé change de couleur.
tournament-seats-lot = Les couleurs ont été tirées au sort.
tournament-bye-why-schedule = Avec un nombre impair de joueurs, chacun est exempt à tour de rôle.
tournament-bye-why-odd = Le nombre de joueurs est impair.
tournament-bye-why-late = Inscription après l’appariement de la ronde.
tournament-result-won = { $winner } bat { $loser }
tournament-result-drawn = { $names } : nulle
tournament-result-absent = { $names } : non jouée

tournament-did-created = Tournoi annoncé
tournament-did-changed = Réglages modifiés
tournament-did-invited = Invitation de { $name }
tournament-did-entered = Inscription de { $name }
tournament-did-checked-in = Présence confirmée : { $name }
tournament-did-withdrew = Retrait de { $name }
tournament-did-came-back = Retour de { $name }
tournament-did-started = Début du tournoi
tournament-did-paired = Ronde { $round } appariée
tournament-did-no-show = Forfait : { $name }
tournament-did-ended = Résultat : { $name }
tournament-did-adjudicated = Résultat attribué : { $name }
tournament-did-excluded = Exclusion de { $name }
tournament-did-readmitted = Réadmission de { $name }
tournament-did-paused = Mise en pause
tournament-did-resumed = Reprise
tournament-did-finished = Fin du tournoi
tournament-did-undone = Une décision a été annulée

## Organisers
tournament-organise = Organisation
tournament-start-now = Commencer maintenant
tournament-next-round-now = Lancer la ronde suivante
tournament-pause = Mettre en pause
tournament-resume = Reprendre
tournament-finish = Terminer le tournoi
tournament-undo = Annuler
tournament-exclude = Exclure
tournament-readmit = Réadmettre
tournament-adjudicate = Attribuer un résultat
tournament-wins = Victoire de { $name }
tournament-draw = Nulle
tournament-not-played = Non jouée
tournament-report = Télécharger le rapport (TRF)

## What is refused
tournament-refused-not-organiser = Réservé aux organisateurs.
tournament-refused-not-invited = Ce tournoi est réservé aux joueurs invités.
tournament-refused-not-member = Seuls les membres du club peuvent participer.
tournament-refused-excluded = L’organisation a décidé de t’exclure.
tournament-refused-not-a-player = Tu ne participes pas à ce tournoi.
tournament-refused-already-so = C’est déjà fait.
tournament-refused-full = La limite de { $most } est atteinte.
tournament-refused-not-now = Ce n’est pas possible pour l’instant.
tournament-refused-round-unfinished = La ronde est encore en cours.
tournament-refused-last-round = C’est la dernière ronde.
tournament-refused-too-few = Il faut au moins { $fewest } joueurs.
tournament-refused-not-found = Cette partie ou ce joueur n’existe pas.
tournament-refused-unsuitable = Vérifie cette valeur : { $what }.
tournament-refused-not-paused = Mets d’abord le tournoi en pause.
tournament-refused-rests-on-it = Une action plus récente en dépend. Annule-la d’abord.
