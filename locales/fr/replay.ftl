# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Revoir la partie : { $game }
replay-loading = Revoir la partie
replay-running = Cette partie est encore en cours.
replay-secret = Tant que des cartes sont cachées, chaque position est montrée telle que tu l’as vue, et rien d’autre ne peut être essayé.
replay-steps = Pas à pas dans la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-run = Lecture automatique
replay-where = Coup { $n } sur { $of }
replay-at-start = Avant le premier coup.
replay-no-moves = Pas encore de coup. Joues-en un sur le plateau.
replay-variations = Au lieu de : { $move }
replay-promote = En faire la ligne principale
replay-remove = Supprimer à partir d’ici
replay-download = Télécharger la partie
replay-study = Étudier à partir d’ici
replay-table = À la table
replay-seen-by = Cartes vues par
replay-decider = Qui décide
replay-show-hands = Montrer toutes les mains
result-replay = Revoir
result-review = Analyser

## Free study
study-title = Étude : { $game }
study-new = Nouveau : { $game }
study-paste = Ouvrir une partie ou une position
study-paste-how = Colle une partie, une suite de coups ou une position. Les parties de YINSH dans la notation de l’auteur ou de boardspace.net sont lues aussi.
study-paste-empty = Il n’y a encore rien à ouvrir.
study-open = Ouvrir
study-text = Cette position en texte

## Review. A loss is told in percentage points of the chances to win.
review-title = Analyse
review-how = Le bot le plus fort regarde chaque tour et dit où la partie a basculé.
review-begin = Analyser cette partie
review-progress = Tours examinés : { $done } sur { $all }
review-stopped = Arrêté après { $done } tours sur { $all }.
review-chances = Chances
review-chances-of = Chances de { $name }
review-slider = Tour
review-turn = Tour
review-turn-spoken = Tour { $n }, { $name } : { $percent } %
review-percent = { $percent } %
review-as-table = Les chiffres en tableau
review-player = Joueur
review-lost = Perte
review-solved = certain
review-loses = { $points } points perdus
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-move-spoken = { $move } : { $verdict }
review-better = Mieux : { $moves } ({ $percent } %)
review-accuracy = Précision
review-judge = Jugé par { $bot }, { $nodes } positions pour chacune.
review-known-only = Chacun est jugé sur ce qu’il pouvait savoir.

## Mistakes tried again
try-whose = Les erreurs de qui ?
try-everybody = De tous
try-begin = Réessayer ({ $count })
try-title = Trouve mieux ({ $n } sur { $of })
try-lost = { $name } a joué { $moves } et perdu { $points } points.
try-asked = Que jouerais-tu ?
try-best = Oui : rien de mieux n’a été trouvé.
try-good = Bien : cela ne cède que { $points } points au plus.
try-worse = Cela perd { $points } points.
try-played = C’est ce qui a été joué.
try-thinking = Examen en cours …
try-shown = Voici ce que le bot aurait joué.
try-unsure = Personne n’a pu l’examiner. Réessaie.
try-once-more = Encore une fois
try-show = Montre-moi
try-next = Suivant
try-found = Trouvés : { $found } sur { $of }
try-leave = Retour à la partie
