# Les leçons de YINSH. Une leçon a un titre et une idée ; une étape, sa tâche, ce qui est dit quand elle est réussie, et des réponses aux autres coups.

rings = D’abord les anneaux
rings-idea = Où vont les dix anneaux
rings-1 = Tu as les anneaux blancs, et les blancs commencent. Place ton premier anneau sur l’intersection de ton choix.
rings-1-done = Le voilà. Au tour des noirs, et ainsi de suite jusqu’à ce que chacun en ait cinq sur le plateau.
rings-2 = Toute intersection libre convient, même au bord. Essaie : place ton deuxième anneau au bord.
rings-2-done = Permis, mais rarement judicieux : du centre, un anneau regarde le long de plus de lignes.
rings-2-miss = Bonne place, mais pas au bord. Choisis une intersection derrière laquelle il n’y a plus rien.
rings-3 = Tu as maintenant les noirs, et neuf anneaux sont placés. Place le dixième où tu veux.
rings-3-done = L’ouverture est complète. On ne place plus d’anneaux ; désormais ils se déplacent, les blancs d’abord.

marker = Un anneau laisse un marqueur
marker-idea = Se déplacer le long d’une ligne
marker-1 = Déplace un de tes anneaux blancs le long d’une ligne, sur des intersections libres, aussi loin que tu veux.
marker-1-done = Là où était l’anneau reste un marqueur de ta couleur. Chaque coup en ajoute un sur le plateau.
marker-2 = Les anneaux voient loin. Amène un des tiens en k10, au bord droit, en un seul coup.
marker-2-done = D’un bord à l’autre. Au centre se croisent trois lignes : regarde le long de chacune.
marker-2-miss = Ce n’est pas k10. Remonte les lignes depuis ce point : un de tes anneaux est sur l’une d’elles.
marker-3 = Aucun anneau ne saute un anneau : le noir en d6 te barre la route depuis d3. Amène quand même un anneau en d9, en deux coups.
marker-3-done = Obstacle contourné. Tes anneaux sont des murs pour les noirs, et les leurs pour toi.
marker-3-miss = Deux coups, et pas d’anneau en d9. Pense à l’envers : de quelles intersections voit-on d9 ?

jump = Sauter
jump-idea = Par-dessus les marqueurs, et juste derrière
jump-1 = Les marqueurs n’arrêtent pas un anneau : il saute par-dessus et retombe juste derrière. Saute un marqueur.
jump-1-done = Sauté, et le marqueur s’est retourné. La prochaine leçon en dira plus.
jump-1-miss = Un coup correct, mais pas un saut. Il faut un marqueur sur la ligne de l’anneau, et une intersection libre juste derrière.
jump-2 = Plusieurs marqueurs côte à côte se sautent d’un bond. Sautes-en trois.
jump-2-done = Trois d’un coup, quelle que soit leur couleur. L’anneau retombe sur la première intersection libre derrière eux.
jump-2-miss = Pas trois. Cherche trois marqueurs en ligne qui se touchent, avec un de tes anneaux devant.
jump-3 = Un anneau peut d’abord glisser, puis sauter, mais après le saut il s’arrête. Glisse sur une intersection libre, puis saute.
jump-3-done = Glisser, sauter, s’arrêter : un coup ne contient rien de plus.
jump-3-miss = Tu as seulement glissé. Cherche une ligne avec d’abord des intersections libres, puis des marqueurs.
jump-3-near = C’était un saut de tout près. Cette fois, il faut un espace libre entre l’anneau et les marqueurs.

flip = Changer de camp
flip-idea = Ce qu’un anneau saute se retourne
flip-1 = Chaque marqueur sauté montre son autre face : le noir devient blanc, le blanc devient noir. Retourne trois marqueurs noirs en un coup.
flip-1-done = Trois de plus pour toi, et celui que ton anneau a laissé.
flip-1-miss = Pas trois noirs. Ils sont côte à côte dans la colonne f.
flip-2 = Tes propres marqueurs se retournent aussi. Trouve un saut qui retourne au moins deux noirs et aucun des tiens.
flip-2-done = Que du gain. Avant de sauter, regarde les deux couleurs.
flip-2-own = Ce saut a aussi noirci des marqueurs à toi. Sur une ligne, il n’y a que des noirs.
flip-2-miss = Cela ne retourne pas deux marqueurs noirs. Cherches-en deux côte à côte.

row = Cinq à la suite
row-idea = Un alignement fait sortir un anneau
row-1 = Cinq marqueurs de ta couleur côte à côte sont un alignement. Tu en as quatre : ajoute le cinquième, puis retire l’alignement et un de tes anneaux.
row-1-done = Un alignement pour toi, et un anneau hors du plateau. Avec trois anneaux dehors, on gagne.
row-1-own = Tu as sauté tes quatre marqueurs, et ils sont devenus noirs. Écarte plutôt l’anneau de e8 sur le côté : il laisse le cinquième.
row-1-miss = Pas encore d’alignement. L’anneau en e8 est au bout de tes quatre. Que laisse-t-il en partant ?
row-2 = Ici, un noir est au milieu de ta ligne. Retourne ce marqueur, puis retire l’alignement et un anneau.
row-2-done = Un marqueur retourné complète un alignement aussi bien qu’un nouveau.
row-2-miss = Le marqueur en e5 est toujours noir. Lequel de tes anneaux peut le sauter ?

choice = L’embarras du choix
choice-idea = Quels cinq, et quel alignement ?
choice-1 = Six à la suite ! Tu n’en retires que cinq, côte à côte. Garde le marqueur qui va bien avec tes trois autres, puis retire un anneau.
choice-1-done = e3, f4, g5, h6 : avec celui qui est resté, tu en as de nouveau quatre en ligne.
choice-1-miss = Le marqueur resté en e8 est seul. Celui de e3 aurait eu des amis : f4, g5 et h6.
choice-2 = Deux alignements se croisent sur un marqueur : retirer l’un déchire l’autre. Retire celui qui te laisse le meilleur reste, puis un anneau.
choice-2-done = Il en reste quatre côte à côte : le prochain alignement est tout près.
choice-2-miss = La colonne g est maintenant trouée au milieu. À l’inverse, quatre seraient restés côte à côte.

theirs = Rien pour les noirs
theirs-idea = Briser des alignements, et n’en offrir aucun
theirs-1 = Les noirs en ont quatre dans la colonne f, et l’anneau en f7 n’a qu’à s’écarter. Joue pour qu’ils ne puissent pas faire d’alignement au prochain tour.
theirs-1-done = Brisé. C’est au milieu d’une ligne qu’un marqueur retourné fait le plus mal.
theirs-1-miss = Les noirs auraient quand même leur alignement. Saute en travers de la ligne, pour qu’un des quatre devienne blanc.
theirs-2 = Deux sauts font ton alignement, mais l’un des deux en fait aussi un pour les noirs. Choisis l’autre, puis retire alignement et anneau.
theirs-2-done = Un alignement pour toi, et rien pour les noirs.
theirs-2-gift = Regarde la ligne du chiffre 4 : ton marqueur y est devenu noir, et les noirs en ont cinq. Ils retireraient aussi un anneau.
theirs-2-miss = Pas d’alignement. Il faut retourner le marqueur noir en e5.

threat = Menaces
threat-idea = Ta première tactique : deux à la fois
threat-1 = Trois en ligne, et ton anneau devant. Joue pour pouvoir compléter un alignement au prochain tour.
threat-1-done = Quatre en ligne, et l’anneau est déjà sur le cinquième point. Qu’il parte, et l’alignement est là : les noirs doivent réagir.
threat-1-miss = Il n’y aurait pas d’alignement au prochain tour. Que l’anneau laisse le quatrième marqueur et s’arrête juste à côté.
threat-2 = On pare une menace, rarement deux. Menace deux alignements d’un coup, puis complète celui que les noirs te laissent.
threat-2-done = Les noirs ne pouvaient en briser qu’un. C’est ainsi qu’on gagne à YINSH.
threat-2-single = Une menace, mais les noirs peuvent la parer. À tes deux lignes manque un marqueur au même endroit : e7.
threat-2-miss = Il n’en sort pas d’alignement. Tes deux lignes passent par e7. Laisses-y un marqueur, et complète ce que les noirs ne brisent pas.

win = Le troisième anneau
win-idea = Comment on gagne
win-1 = Deux de tes anneaux sont déjà sortis. Fais un alignement, retire-le, puis le troisième anneau.
win-1-done = Trois anneaux : tu as gagné.
win-1-miss = Pas d’alignement, pas de victoire. Le marqueur en f6 n’a pas la bonne couleur.
win-2 = Deux anneaux chacun, et le saut qui fait ton alignement en fait aussi un pour les noirs. Ose : qui a joué retire en premier.
win-2-done = Ton anneau est sorti le premier, et la partie s’est terminée avant que les noirs puissent répondre.
win-2-miss = Pas d’alignement. Saute e4 et e5.

game = Ta première partie
game-idea = Une partie entière contre un bot gentil
game-about = Tu sais tout ce qu’il faut. En blitz, le premier anneau gagne : une bonne première partie de dix minutes. Ou joue tout de suite pour trois anneaux.
