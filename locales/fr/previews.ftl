# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } en ligne
preview-site-about = Joue avec des amis, des adversaires en ligne ou des bots. Gratuit, sans inscription.
preview-invite = { $name } t’invite à jouer à { $game }
preview-invite-about = Ouvre le lien et joue. Aucun compte nécessaire.
preview-live = { $names } : { $game }, en direct
preview-live-about = Suis la partie coup par coup.
preview-finished = { $names } : { $game }
preview-finished-about = Revois la partie et découvre où elle s’est jouée.
preview-lesson = Apprendre { $game }
preview-lesson-about = De courtes leçons interactives, une idée à la fois.
preview-rules = Les règles de { $game }
preview-rules-about = Les règles, avec des exemples à essayer tout de suite.
preview-study = { $game } : plateau d’analyse
preview-study-about = Une position à explorer : essaie des coups, suis des variantes, partage tes idées.
preview-play = Jouer à { $game }
preview-play-about = Avec un ami, un adversaire en ligne ou un bot. Gratuit, sans inscription.
preview-puzzle = { $game } : problème
preview-puzzle-about = Un seul coup est le bon. Sauras-tu le trouver ?
preview-saved-study = { $name }
preview-saved-study-about = Une étude avec variantes, commentaires et flèches, à parcourir coup par coup.
