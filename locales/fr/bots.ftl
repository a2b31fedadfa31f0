# The bots of each game: a name and one sentence.

-level1 = Nouveau venu
-level2 = Débutant
-level3 = Apprenti
-level4 = Joueur occasionnel
-level5 = Habitué
-level6 = Passionné
-level7 = Joueur de club
-level8 = Joueur de tournoi
-level9 = Expert
-level10 = Maître
-random = Hasard
-greedy = Un coup d’avance
-tree = Parties au hasard
-hand = Pleine force sans réseau
-search = Pleine force

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Joue n’importe quel coup permis, quoi qu’il en résulte.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Connaît les règles et suit ses envies : un bon premier adversaire.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Prend l’alignement gagnant quand il est là, et laisse passer beaucoup d’autres choses.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Sent où les anneaux et les marqueurs sont bien placés, mais ne pense qu’à un seul coup.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = T’arrête quand tu es sur le point de gagner, si c’est possible.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Pense à ta réponse, et joue à l’intuition plus que selon un plan.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Pense à ta réponse et laisse passer peu de choses.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Voit trois coups à l’avance, mais ne regarde pas tous les coups.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Voit quatre coups à l’avance et laisse rarement échapper un alignement.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Voit cinq coups à l’avance et ne te fait presque aucun cadeau.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Joue toujours ce qui lui semble le meilleur, après une réflexion brève mais attentive.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Joue le coup après lequel le plateau lui plaît le plus.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Joue des parties au hasard jusqu’au bout, et choisit le coup qui y a le mieux réussi.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Réfléchit aussi longtemps et aussi loin que la pendule le permet, et juge selon des règles écrites par des personnes.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Réfléchit aussi longtemps et aussi loin que la pendule le permet.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Joue n’importe quel coup permis, quoi qu’il en résulte.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Connaît les règles et suit ses envies : un bon premier adversaire.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Voit un coup gagnant quand il est là, et laisse passer beaucoup d’autres choses.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Sent quelles piles sont bonnes, mais ne pense qu’à un seul coup.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = T’arrête quand tu es sur le point de gagner, si c’est possible.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Pense à ta réponse, et joue à l’intuition plus que selon un plan.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Pense à ta réponse et laisse passer peu de choses.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Voit trois coups à l’avance, mais ne regarde pas tous les coups.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Voit quatre coups à l’avance et aime préparer ses piles.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Voit six coups à l’avance et ne te fait presque aucun cadeau.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Joue toujours ce qui lui semble le meilleur, après une réflexion brève mais attentive.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Joue le coup après lequel le plateau lui plaît le plus.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Joue des parties au hasard jusqu’au bout, et choisit le coup qui y a le mieux réussi.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Réfléchit aussi longtemps et aussi loin que la pendule le permet, et juge selon des règles écrites par des personnes.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Réfléchit aussi longtemps et aussi loin que la pendule le permet, et joue les fins de partie sans faute.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Pose n’importe quelle combinaison permise, quoi qu’il en résulte.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Connaît les règles et suit ses envies : un bon premier adversaire.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Voit quand un coup fait gagner aussitôt la partie, et oublie toutes les cartes qu’il a vues.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Sent quelles combinaisons sont bonnes, et oublie la plupart des cartes.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Joue souvent selon une règle simple, et se souvient de quelques cartes.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Joue presque toujours selon une règle simple.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Joue selon une meilleure règle, mais n’en fait souvent qu’à sa tête.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = A de l’expérience, et se souvient de la plupart des cartes prises à la vue de tous.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = A beaucoup d’expérience, et oublie rarement une carte.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Imagine ce que les autres peuvent avoir en main, et met ses combinaisons à l’épreuve.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Imagine de nombreuses mains des autres, et n’oublie rien.
bot-linko-heuristic-name = Règle simple
bot-linko-heuristic-about = Joue selon une règle simple, toujours la même : c’est à elle que se mesurent les autres bots.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Joue des parties au hasard jusqu’au bout, et choisit le coup qui y a le mieux réussi.
bot-linko-tuned-name = Règle affinée
bot-linko-tuned-about = Joue selon une règle améliorée par des parties contre elle-même.
bot-linko-search-name = { -search }
bot-linko-search-about = Essaie chaque combinaison contre autant de mains imaginées que la pendule le permet, sans jamais regarder celles des autres.
