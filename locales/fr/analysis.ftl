# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Moteur
analysis-how = Découvre qui a l’avantage et quel coup jouer. Le moteur tourne dans ton navigateur.
analysis-starting = Démarrage du moteur…
analysis-loading = Chargement du moteur : { $percent }
analysis-depth = Profondeur { $depth }, { $rate } positions/s
analysis-searched = { $nodes } positions, { $rate }/s
analysis-paused = En pause : le moteur tourne dans un autre onglet.
analysis-resume = Reprendre ici
analysis-failed = Le moteur s’est arrêté.
analysis-again = Réessayer
analysis-go-on = Approfondir
analysis-over = Il n’y a rien à analyser ici.
analysis-refused-none = Le moteur n’est pas disponible dans ce navigateur.
analysis-refused-running = Le moteur reste désactivé tant que cette partie est en cours.
analysis-playing = Le moteur reste désactivé tant que tu joues à { $game } contre d’autres joueurs.
analysis-unknown = pas encore d’évaluation
analysis-points = { $chance }, { $points } points
analysis-seen = { $name }, avec les cartes vues jusqu’ici
analysis-open = Avec toutes les cartes visibles
analysis-lines = Lignes
analysis-lines-title = Meilleures lignes
analysis-threat = Menaces
analysis-no-threat = aucune ici
analysis-proof-win = gain en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
analysis-proof-loss = perte en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
analysis-draw = nulle forcée
analysis-wins = { $name } : gain en { $moves ->
    [one] un coup
   *[other] { $moves } coups
  }
analysis-evaluation = { $name } : { $chance }
analysis-spoken = { $evaluation }. Meilleur coup : { $move }.
analysis-help = Comprendre les chiffres et les couleurs

## What the numbers and colours mean
analysis-term-chance = Chances de gain
analysis-about-chance = La probabilité que le joueur indiqué gagne si tout le monde joue bien à partir d’ici. Une nulle compte pour une demi-victoire.
analysis-term-bar = Barre à côté du plateau
analysis-about-bar = La partie remplie représente les chances de gain du joueur du bas.
analysis-term-points = Points
analysis-about-points = Le score final que le moteur prévoit pour le joueur dont c’est le tour.
analysis-term-open = Deux nombres
analysis-about-open = Le premier ne tient compte que des cartes vues par le joueur dont c’est le tour. Le second tient compte de toutes les mains et montre ce que changent les cartes cachées.
analysis-term-proof = Point d’exclamation
analysis-about-proof = Le résultat est prouvé. « Gain en 5 coups » compte les coups des deux camps.
analysis-term-depth = Profondeur
analysis-about-depth = Le nombre de coups que le moteur a calculés d’avance. Il va de plus en plus loin tant que tu regardes, pendant deux minutes au plus.
analysis-term-lines = Lignes
analysis-about-lines = Les meilleures suites. Survole un coup pour le voir sur le plateau ; clique dessus pour jouer la ligne jusque-là.
analysis-term-arrows = Flèches
analysis-about-arrows = La flèche ambre indique le meilleur coup. Les flèches plus pâles perdent au plus 20 % de chances de gain : plus elles sont fines, plus elles en perdent.
analysis-term-threat = Menaces
analysis-about-threat = Contours rouges : ce que l’adversaire jouerait si c’était à lui de jouer.
analysis-term-dots = Pastilles sur la courbe
analysis-about-dots = Jaune : imprécision (au moins 2,5 % de chances de gain perdues). Orange : erreur (au moins 6 %). Rouge : gaffe (au moins 14 %). Grande pastille : la faute a été sanctionnée. Petite : l’adversaire a rendu presque tout ce qu’il avait gagné.

## Keys
analysis-key-engine = Activer ou désactiver le moteur
analysis-key-threat = Afficher ou masquer les menaces
analysis-key-step = Coup précédent et suivant
analysis-key-variation = Passer d’une variante à l’autre
analysis-key-ends = Premier et dernier coup
analysis-key-this = Afficher cette explication
