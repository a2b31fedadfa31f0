# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = le joueur { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } doit poser au moins une carte : passer n’est pas permis
linko-refusal-two-values = { $lower } et { $higher } ont des valeurs différentes : une combinaison se compose de cartes d’une même valeur et de jokers, ou seulement de jokers
linko-refusal-not-in-hand = { $seat } n’a pas { $missing } en main pour cette combinaison
linko-refusal-over-by-last-card = la partie est terminée : { $seat } a posé sa dernière carte
linko-refusal-nothing-attacked = aucune combinaison n’est attaquée : { $seat } doit poser une combinaison
linko-refusal-nothing-left = aucune combinaison attaquée n’attend la décision de son propriétaire : { $seat } doit poser une combinaison
linko-refusal-attack-undecided = { $attacker } doit d’abord décider de prendre ou non { $set }, la combinaison posée par { $owner }
linko-refusal-answer-undecided = { $owner } doit d’abord décider de reprendre la combinaison { $set } ou de la défausser
linko-refusal-no-card-owed = personne ne doit piocher : { $seat } doit poser une combinaison
linko-refusal-draw-unfinished = { $owner } doit d’abord piocher, une carte à la fois ; cartes encore à piocher : { $owed }
linko-refusal-pile-empty = la pioche est vide : pioche dans la réserve
linko-refusal-not-in-row = il n’y a pas de { $card } dans la réserve, seulement { $row }
linko-refusal-over-by-drawing = la partie est terminée : la réserve et la pioche sont vides

## What is wrong with a set-up

linko-problem-players = Linko! se joue de 2 à 5 joueurs, pas à { $players }
linko-problem-first = la place { $first } ne peut pas commencer : les places vont de 0 à { $last }
linko-problem-turn = ce ne peut pas être le tour de la place { $turn } : les places vont de 0 à { $last }
linko-problem-seats-listed = places énumérées dans le champ { $field } : { $found }, mais nombre de joueurs : { $players }
linko-problem-miscounted = la carte { $card } apparaît { $found } fois au lieu de { $right }
linko-problem-pile-too-large = la pioche compte { $found } cartes, mais il en reste au plus { $most } après la donne
linko-problem-no-set = { $cards } devant la place { $seat } n’est pas une combinaison : ses cartes numérotées ont des valeurs différentes
linko-problem-empty-hand = la place { $seat } n’a plus de cartes en main, mais ne vient pas de terminer la partie en posant la dernière
linko-problem-nothing-laid = c’est le tour de la place { $turn }, qui a posé une combinaison, mais il n’y en a aucune devant elle
linko-problem-owner = la place { $owner } ne peut pas être attaquée : ce n’est pas un adversaire de la place { $turn }
linko-problem-not-attacked = { $laid } n’attaque pas { $top } de la place { $owner } : pour attaquer, il faut le même nombre de cartes et une valeur plus élevée
linko-problem-owed = après une attaque de cette taille ({ $count }), le nombre de cartes à piocher ne peut pas être { $owed }
linko-problem-row-too-large = la réserve compte { $found } cartes, mais six est le maximum
linko-problem-row-too-small = cartes dans la réserve : { $found }, mais tant qu’il en reste dans la pioche, il devrait y en avoir maintenant au moins { $least }
linko-problem-nothing-to-draw = la réserve et la pioche sont vides, donc la partie est terminée
linko-problem-not-over = la partie n’est pas terminée : le joueur dont c’est le tour a des cartes en main, et il reste une carte dans la réserve ou dans la pioche
linko-problem-known-not-held = selon les cartes connues, la place { $seat } devrait avoir { $cards } en main, mais ce n’est pas le cas

## Themes of puzzles

linko-theme-attack = Attaquer
linko-theme-hold = S’abstenir
linko-theme-bait = Appât
linko-theme-draw = Que piocher ?
linko-theme-lay = Que poser ?
linko-theme-take = Prendre ou non
linko-theme-count = Tout est connu
