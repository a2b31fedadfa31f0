# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = le joueur { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } doit poser au moins une carte : on ne peut pas passer
linko-refusal-two-values = { $lower } et { $higher } n’ont pas la même valeur : une combinaison, ce sont des cartes d’une même valeur et des jokers, ou des jokers seuls
linko-refusal-not-in-hand = { $seat } n’a pas { $missing } pour cette combinaison
linko-refusal-over-by-last-card = la partie est terminée : { $seat } a posé sa dernière carte
linko-refusal-nothing-attacked = aucune combinaison n’est attaquée : { $seat } doit poser une combinaison
linko-refusal-nothing-left = aucune combinaison attaquée n’a été laissée à son propriétaire : { $seat } doit poser une combinaison
linko-refusal-attack-undecided = { $attacker } doit d’abord choisir de prendre ou de laisser { $set }, combinaison posée par { $owner }
linko-refusal-answer-undecided = { $owner } doit d’abord choisir de reprendre ou de défausser la combinaison { $set }, laissée par l’attaquant
linko-refusal-no-card-owed = personne ne doit piocher : { $seat } doit poser une combinaison
linko-refusal-draw-unfinished = { $owner } doit d’abord piocher, une carte à la fois ; cartes encore dues : { $owed }
linko-refusal-pile-empty = la pioche est vide : la carte se prend dans la réserve
linko-refusal-not-in-row = il n’y a pas de { $card } dans la réserve : elle contient { $row }
linko-refusal-over-by-drawing = la partie est terminée : la réserve et la pioche sont vides

## What is wrong with a set-up

linko-problem-players = on joue de 2 à 5, pas à { $players }
linko-problem-first = la place { $first } ne peut pas commencer : les places vont de 0 à { $last }
linko-problem-turn = ce ne peut pas être le tour de la place { $turn } : les places vont de 0 à { $last }
linko-problem-seats-listed = nombre de places dans le champ { $field } : { $found }, mais le nombre de joueurs est { $players }
linko-problem-miscounted = la carte { $card } est là { $found } fois au lieu de { $right }
linko-problem-pile-too-large = la pioche a { $found } cartes, mais la donne lui en laisse { $most }
linko-problem-no-set = { $cards } devant la place { $seat } n’est pas une combinaison : ses cartes numérotées n’ont pas la même valeur
linko-problem-empty-hand = la place { $seat } n’a pas de carte en main, mais ne vient pas de terminer la partie en posant la dernière
linko-problem-nothing-laid = c’est le tour de la place { $turn }, qui a posé une combinaison, mais il n’y en a aucune devant elle
linko-problem-owner = la place { $owner } ne peut pas être attaquée : ce n’est pas un adversaire de la place { $turn }
linko-problem-not-attacked = { $laid } n’attaque pas { $top } de la place { $owner } : on attaque autant de cartes d’une valeur plus basse
linko-problem-owed = cartes dues : { $owed }, ce qui est impossible après une attaque de cette taille ({ $count })
linko-problem-row-too-large = la réserve a { $found } cartes : elle en a six au plus
linko-problem-row-too-small = nombre de cartes dans la réserve : { $found } ; tant que la pioche n’est pas vide, il y en a maintenant au moins { $least }
linko-problem-nothing-to-draw = la réserve et la pioche sont vides, donc la partie est terminée
linko-problem-not-over = la partie n’est pas terminée : le joueur dont c’est le tour a des cartes en main, et il reste une carte dans la réserve ou la pioche
linko-problem-known-not-held = d’après ce qu’on sait, la place { $seat } aurait { $cards } en main, mais ce n’est pas le cas
