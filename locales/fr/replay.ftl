# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Revoir la partie : { $game }
replay-loading = Revoir la partie
replay-running = Cette partie est encore en cours.
replay-secret = Tant que des cartes sont cachées, chaque position s’affiche comme tu l’as vue pendant la partie, et tu ne peux pas essayer d’autres coups.
replay-steps = Parcourir la partie
replay-first = Premier coup
replay-back = Coup précédent
replay-on = Coup suivant
replay-last = Dernier coup
replay-run = Lecture automatique
replay-where = Tour { $n } sur { $of }
replay-at-start = Avant le premier coup.
replay-no-moves = Pas encore de coup. Joues-en un sur le plateau.
replay-variations = Au lieu de : { $move }
replay-promote = En faire la ligne principale
replay-remove = Supprimer à partir d’ici
replay-download = Télécharger la feuille de partie
replay-study = Analyser à partir d’ici
replay-seen-by = Cartes vues par
replay-decider = Le joueur dont c’est le tour
replay-show-hands = Afficher toutes les mains
result-replay = Revoir
result-review = Analyser
result-analysis = Plateau d’analyse

## Free study
study-title = Plateau d’analyse : { $game }
study-new = Nouvelle analyse : { $game }
study-paste = Ouvrir une feuille de partie ou une position
study-paste-how = Colle une feuille de partie, une suite de coups ou une position. Les parties de YINSH en notation officielle ou de boardspace.net fonctionnent aussi.
study-paste-empty = Il n’y a encore rien à ouvrir.
study-open = Ouvrir
study-text = Cette position en texte

## Review. A loss is told in percentage points of the chances to win.
review-title = Analyse de la partie
review-how = Le bot le plus fort examine chaque tour et montre où la partie s’est jouée.
review-begin = Analyser cette partie
review-progress = Tours analysés : { $done } sur { $all }
review-stopped = Arrêt après { $done } tours sur { $all }.
review-chances = Chances de gain
review-chances-of = Chances de gain : { $name }
review-slider = Tour
review-turn = Tour
review-turn-spoken = Tour { $n }, { $name } : { $percent } %
review-percent = { $percent } %
review-as-table = Afficher en tableau
review-player = Joueur
review-lost = Perte
review-solved = certain
review-loses = { $points } % de chances perdues
review-verdict = { $verdict } : { $lost }
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
verdict-punished = , sanctionnée
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-move-spoken = { $move } : { $verdict }
review-better = Mieux : { $moves } ({ $percent } %)
review-accuracy = Précision
review-judge = Analyse par { $bot }, { $nodes } positions explorées à chaque coup.
review-known-only = Chaque joueur n’est jugé que sur ce qu’il pouvait savoir.

## Mistakes tried again
try-whose = Les erreurs de qui ?
try-everybody = De tout le monde
try-begin = Corriger les erreurs ({ $count })
try-mine = Corriger mes erreurs ({ $count })
try-title = Trouve un meilleur coup ({ $n } sur { $of })
try-lost = { $name } a joué { $moves } et perdu { $points } % de chances de gain.
try-asked = Que jouerais-tu ?
try-best = Exact : il n’y a pas mieux.
try-good = Bien : cela coûte au plus { $points } % de chances de gain.
try-worse = Cela coûte { $points } % de chances de gain.
try-played = C’est ce qui a été joué dans la partie.
try-thinking = Vérification…
try-shown = Voici ce que le bot aurait joué.
try-unsure = La vérification n’a pas abouti. Réessaie.
try-once-more = Réessayer
try-show = Montre-moi
try-next = Suivant
try-found = Trouvés : { $found } sur { $of }
try-leave = Retour à la partie
