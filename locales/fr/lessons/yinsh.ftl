# The lessons of YINSH. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = Le but du jeu
aim-idea = Cinq en ligne, trois anneaux, et comment commence une partie
aim-1 = Cinq marqueurs de ta couleur côte à côte forment un alignement. Chaque alignement te fait retirer un de tes anneaux, et trois anneaux retirés font gagner. Tu en as déjà retiré deux. L’anneau blanc en e8 laisse un marqueur sur place : éloigne-le des quatre marqueurs blancs, puis retire l’alignement et un anneau.
aim-1-done = Tout le jeu est là : trois alignements, trois anneaux. Le reste consiste à y arriver avant l’autre.
aim-1-own = Tu as sauté le long de l’alignement, et sauter retourne les marqueurs. Et si l’anneau de e8 faisait simplement un pas de côté ?
aim-1-miss = Pas encore d’alignement. Il y a quatre marqueurs blancs dans la colonne e. Quel anneau pourrait ajouter le cinquième ?
aim-2 = Toute partie commence ainsi : un plateau vide, cinq anneaux chacun, et à côté 51 marqueurs communs. Blanc commence. Choisis une intersection pour ton premier anneau.
aim-2-done = Noir en place un à son tour, puis toi, jusqu’à ce que les dix anneaux soient là.

rings = D’abord les anneaux
rings-idea = Où vont les dix anneaux
rings-1 = Toute intersection libre convient, même tout au bord. Essaie : place ton deuxième anneau au bord.
rings-1-done = Permis, mais rarement judicieux : plus près du centre, un anneau a plus de lignes où se déplacer.
rings-1-miss = Bonne intersection, mais pas au bord. Choisis-en une au-delà de laquelle il n’y a plus rien.
rings-2 = Maintenant tu joues Noir, et neuf anneaux sont en place. Place le dixième où tu veux.
rings-2-done = L’ouverture est terminée. Désormais, les anneaux ne font plus que se déplacer, et Blanc commence.

marker = Un anneau laisse un marqueur
marker-idea = Se déplacer le long d’une ligne
marker-1 = Déplace un de tes anneaux blancs le long d’une ligne, sur des intersections libres, aussi loin que tu veux.
marker-1-done = L’anneau a laissé un marqueur de ta couleur derrière lui. Chaque coup en ajoute un sur le plateau.
marker-2 = Les anneaux vont loin. Amène un des tiens en k10, au bord droit, en un seul coup.
marker-2-done = D’un bout à l’autre du plateau. Trois lignes se croisent à chaque intersection : regarde le long de chacune.
marker-2-miss = Ce n’est pas k10. Pars de là et remonte les lignes : un de tes anneaux se trouve sur l’une d’elles.
marker-3 = Un anneau ne saute pas par-dessus un autre : le noir en d6 te barre donc la route depuis d3. Amène quand même un anneau en d9, en deux coups.
marker-3-done = Obstacle contourné. Tes anneaux sont des murs pour Noir, et les siens des murs pour toi.
marker-3-miss = Deux coups, et pas d’anneau en d9. Raisonne à l’envers : depuis quelles intersections la voie vers d9 est-elle libre ?

jump = Sauter
jump-idea = Par-dessus les marqueurs, juste derrière eux
jump-1 = Les marqueurs n’arrêtent pas un anneau : il saute par-dessus et s’arrête juste derrière. Saute par-dessus un marqueur.
jump-1-done = C’est sauté, et le marqueur s’est retourné. La prochaine leçon t’en dira plus.
jump-1-miss = Un coup permis, mais pas un saut. Il te faut un marqueur sur la ligne de ton anneau, avec une intersection libre juste derrière.
jump-2 = Un anneau saute plusieurs marqueurs d’un coup s’ils sont côte à côte. Sautes-en trois.
jump-2-done = Trois d’un coup, quelle que soit leur couleur. L’anneau s’arrête sur la première intersection libre derrière eux.
jump-2-miss = Pas trois. Cherche trois marqueurs alignés sans trou, avec un de tes anneaux devant.
jump-3 = Un anneau peut d’abord glisser puis sauter, mais après le saut il s’arrête. Glisse sur une intersection libre, puis saute.
jump-3-done = Glisser, sauter, s’arrêter : un coup ne permet rien de plus.
jump-3-miss = Tu as seulement glissé. Cherche une ligne avec d’abord des intersections libres, puis des marqueurs.
jump-3-near = Tu as sauté sans glisser d’abord. Cette fois, pars avec une intersection libre entre l’anneau et les marqueurs.

flip = Changer de camp
flip-idea = Un anneau retourne ce qu’il saute
flip-1 = Chaque marqueur que tu sautes se retourne : le noir devient blanc, le blanc devient noir. Fais passer trois marqueurs noirs au blanc en un coup.
flip-1-done = Trois marqueurs gagnés, plus celui que ton anneau a laissé.
flip-1-miss = Pas trois noirs. Ils sont côte à côte dans la colonne f.
flip-2 = Tes propres marqueurs se retournent aussi. Trouve un saut qui retourne au moins deux marqueurs noirs et aucun des tiens.
flip-2-done = Tout à gagner, rien à perdre. Avant de sauter, regarde les deux couleurs.
flip-2-own = Ce saut a noirci certains de tes marqueurs. Il y a une ligne où tous sont noirs.
flip-2-miss = Cela ne retourne pas deux marqueurs noirs. Cherches-en deux côte à côte.

row = Cinq à la suite
row-idea = Un alignement fait retirer un anneau
row-1 = Cinq marqueurs de ta couleur côte à côte forment un alignement. Tu en as quatre : ajoute le cinquième, puis retire l’alignement et un de tes anneaux.
row-1-done = Voilà un alignement et un anneau. Avec trois anneaux retirés, tu gagnes la partie.
row-1-own = Tu as sauté tes quatre marqueurs, et ils sont devenus noirs. Écarte plutôt l’anneau de e8 : c’est lui qui laisse le cinquième marqueur.
row-1-miss = Pas encore d’alignement. L’anneau en e8 est au bout de tes quatre marqueurs. Que laisse-t-il derrière lui quand il se déplace ?
row-2 = Cette fois, Noir occupe le milieu de ta ligne. Retourne ce marqueur, puis retire l’alignement et un anneau.
row-2-done = Retourner un marqueur complète un alignement aussi bien qu’en ajouter un.
row-2-miss = Le marqueur en e5 est toujours noir. Lequel de tes anneaux peut sauter par-dessus ?

choice = L’embarras du choix
choice-idea = Quels cinq marqueurs, quel alignement ?
choice-1 = Six d’affilée ! Tu n’en retires que cinq, côte à côte. Garde le marqueur qui va le mieux avec tes trois autres, puis retire un anneau.
choice-1-done = e3, f4, g5, h6 : avec celui que tu as gardé, tu en as de nouveau quatre d’affilée.
choice-1-miss = Le marqueur que tu as gardé en e8 est isolé. Celui de e3 aurait été en bonne compagnie : f4, g5 et h6.
choice-2 = Deux alignements partagent un marqueur : si tu retires l’un, l’autre est brisé. Retire celui qui te laisse la meilleure position, puis un anneau.
choice-2-done = Il te reste quatre marqueurs côte à côte : le prochain alignement n’est pas loin.
choice-2-miss = La colonne g est maintenant trouée en son milieu. L’autre choix t’aurait laissé quatre marqueurs côte à côte.

theirs = Rien pour Noir
theirs-idea = Briser les alignements, ne pas en offrir
theirs-1 = Noir a quatre marqueurs dans la colonne f, et l’anneau en f7 n’a plus qu’à s’écarter. Empêche Noir de compléter un alignement au prochain tour.
theirs-1-done = Brisé. C’est au milieu d’une ligne qu’un marqueur retourné fait le plus mal.
theirs-1-miss = Noir pourrait encore compléter l’alignement. Saute en travers de la ligne pour que l’un des quatre devienne blanc.
theirs-2 = Deux sauts complètent ton alignement, mais l’un d’eux en complète aussi un pour Noir. Choisis l’autre, puis retire l’alignement et un anneau.
theirs-2-done = Un alignement pour toi, et rien pour Noir.
theirs-2-gift = Regarde la ligne 4 : ton marqueur y est devenu noir, et Noir en a maintenant cinq. Noir va aussi retirer un anneau.
theirs-2-miss = Pas d’alignement. Il faut retourner le marqueur noir en e5.

threat = Menaces
threat-idea = Ta première tactique : deux à la fois
threat-1 = Trois d’affilée, et ton anneau juste devant. Joue de façon à pouvoir compléter un alignement au prochain tour.
threat-1-done = Quatre d’affilée, et ton anneau est déjà sur la cinquième intersection. Dès qu’il part, tu as un alignement : Noir doit réagir.
threat-1-miss = Tu n’aurais pas d’alignement au prochain tour. Avance l’anneau d’une seule intersection le long de la ligne : il laisse le quatrième marqueur et s’arrête juste à côté.
threat-2 = Noir peut parer une menace, mais rarement deux. Menace deux alignements en un coup, puis complète celui que Noir te laisse.
threat-2-done = Noir ne pouvait en briser qu’un. C’est ainsi qu’on gagne à YINSH.
threat-2-single = C’est une menace, mais Noir peut la parer. Il manque à tes deux lignes un marqueur sur la même intersection : e7.
threat-2-miss = Cela ne mène pas à un alignement. Tes deux lignes passent par e7. Laisses-y un marqueur, et complète l’alignement que Noir ne brise pas.

win = Le troisième anneau
win-idea = Comment gagner
win-1 = Tu as déjà retiré deux anneaux. Complète un alignement, retire-le, puis retire ton troisième anneau.
win-1-done = Trois anneaux : tu as gagné !
win-1-miss = Pas d’alignement, pas de victoire. Le marqueur en f6 n’a pas la bonne couleur.
win-2 = Deux anneaux retirés de chaque côté, et le saut qui complète ton alignement en complète aussi un pour Noir. Vas-y : qui vient de jouer retire en premier.
win-2-done = Ton anneau est sorti le premier, et la partie s’est terminée avant que Noir puisse répondre.
win-2-miss = Pas d’alignement. Saute par-dessus e4 et e5.

combo = Deux coups d’avance
combo-idea = Préparer un alignement imparable
combo-1 = Le marqueur noir en e5 coupe deux de tes lignes : la colonne e et la ligne 5. Retourne-le pour avoir quatre marqueurs dans chacune, puis complète celle que Noir te laisse. Retire l’alignement et un anneau.
combo-1-done = Un saut, deux lignes. Cherche les marqueurs où tes lignes se croisent.
combo-1-single = Ce n’est qu’une menace, et Noir peut y répondre. Quel saut aide les deux lignes à la fois ?
combo-1-miss = Pas d’alignement. Retourne d’abord le marqueur en e5, puis joue un anneau placé au bout de quatre marqueurs.
combo-2 = Ton alignement de la colonne e est prêt. Envoie l’anneau de e8 là où il en prépare un second pour le prochain tour, sans que Noir puisse l’empêcher. Retire les deux alignements, chacun avec un anneau.
combo-2-done = Deux alignements en deux tours. L’anneau qui a terminé une ligne attendait déjà au bout de l’autre.
combo-2-one = Un alignement, et plus rien ensuite. La colonne f en a quatre aussi : arrive juste à côté, et garde cet anneau.
combo-2-miss = Cela ne complète rien. Quel anneau se trouve au bout de quatre marqueurs ?

wall = Un anneau en travers
wall-idea = Bloquer sans sauter
wall-1 = L’anneau noir en h6 veut sauter par-dessus g6 et le rendre noir : cela ferait cinq dans la colonne g. Il doit atterrir en f6. Empêche-le sans sauter quoi que ce soit.
wall-1-done = Pas d’atterrissage, pas de saut. Il n’y a qu’un anneau pour arrêter un anneau.
wall-1-jump = Cela arrête Noir aussi, mais par un saut, et un saut retourne des marqueurs. Où l’anneau noir doit-il atterrir ?
wall-1-miss = Noir peut encore compléter l’alignement. Quelle intersection doit rester libre pour sauter g6 ?
wall-2 = Noir a deux paires de marqueurs dans la colonne g, avec un trou au milieu. Mets un anneau dans le trou.
wall-2-done = Tant que ton anneau y reste, cette ligne est morte. Parfois, le meilleur anneau ne bouge pas de dix tours.
wall-2-miss = Le trou en g6 est toujours ouvert. Lequel de tes anneaux a la voie libre jusque-là ?

back = Aller et retour
back-idea = Des gains qui durent
back-1 = Deux de tes sauts gagnent deux marqueurs noirs chacun. Après l’un des deux, Noir en retourne un aussitôt. Choisis le saut dont le gain dure.
back-1-done = Aucun anneau noir ne peut les atteindre. Regarde la réponse de Noir avant de compter tes marqueurs.
back-1-back = Au prochain saut, Noir en reprend. Quel anneau noir vise ces marqueurs, et quelle paire ne voit-il pas ?
back-1-miss = Cela ne gagne pas deux marqueurs noirs. Où y en a-t-il deux côte à côte ?
back-2 = Tu avais quatre marqueurs en ligne, et Noir vient de retourner celui de e5. Retourne-le à nouveau pour rétablir ta menace.
back-2-done = Quatre en ligne à nouveau, et ton anneau à côté. La ligne revient à qui saute le dernier, au bon moment.
back-2-miss = e5 est encore noir. Un saut dans une autre direction ferait l’affaire : quel anneau est aligné avec e5 ?

ring = Quel anneau sacrifier
ring-idea = Garde celui qui travaille
ring-1 = Ton alignement est retiré ; à présent, un anneau doit partir. L’un des tiens retient Noir. Fais en sorte que Noir ne complète rien au prochain tour.
ring-1-done = Le gardien en f6 reste. Avant de céder un anneau, demande-toi ce qu’il empêchait.
ring-1-miss = Cet anneau était le gardien : maintenant, l’anneau de h6 saute g6 et prend sa place. Quel anneau ne sert à rien ?
ring-2 = De nouveau, un anneau doit partir. Garde celui qui peut compléter ton prochain alignement.
ring-2-done = L’anneau en h9 est au bout de quatre marqueurs. Noir doit s’en occuper tout de suite.
ring-2-miss = Sans lui, les quatre de la colonne h n’ont plus d’anneau à côté. Quel anneau est loin de tout ?

wait = Rien ne presse
wait-idea = Deux alignements d’un coup, ou la sécurité d’abord
wait-1 = Ici, un saut complète deux alignements sans marqueur commun : deux anneaux en un tour. Trouve-le, puis retire les deux alignements et deux anneaux.
wait-1-done = Deux anneaux en un coup. Un alignement que rien ne menace peut en attendre un second.
wait-1-one = Un alignement, mais il a brisé l’autre. Chaque ligne contient un marqueur noir : quel anneau peut sauter les deux à la fois ?
wait-1-miss = Pas d’alignement. Les marqueurs noirs en e5 et e6 gênent. Comment retourner les deux ?
wait-2 = Tes quatre marqueurs de la colonne j ne craignent rien : aucun anneau noir ne les atteint. Les quatre noirs de la colonne c vont devenir un alignement. Par quoi commencer ? Fais-le, puis complète ton alignement.
wait-2-done = Rien pour Noir, et ton alignement est venu un tour plus tard. Un alignement coûte aussi un anneau : rien ne presse.
wait-2-hasty = Ton alignement ne risquait rien, et maintenant Noir en complète un aussi. Et si tu brisais d’abord le sien ?
wait-2-miss = Noir garde un alignement, ou tu perds le tien. Quel anneau peut sauter en travers de la colonne c ?

gift = Un cadeau pour Noir
gift-idea = Quand offrir un alignement rapporte
gift-1 = L’un de tes sauts complète deux alignements pour toi, mais aussi un pour Noir. Deux anneaux contre un, c’est une bonne affaire : trouve-le, puis retire les deux alignements et deux anneaux.
gift-1-done = Deux anneaux contre un. Les tiens sont partis d’abord, et Noir continue avec un anneau de moins.
gift-1-one = Un alignement, et rien pour Noir. C’est prudent, mais ici tu peux en avoir deux. Quel saut retourne e5 et e6 ensemble ?
gift-1-miss = Pas d’alignement pour toi. Les marqueurs noirs en e5 et e6 gênent : quel saut retourne les deux ?
gift-2 = La même position, mais Noir a déjà retiré deux anneaux : un alignement de plus, et c’est gagné pour Noir. Complètes-en un sans en offrir, puis retire-le avec un anneau.
gift-2-done = Un seul suffit pour l’instant. Avant d’offrir un alignement, compte les anneaux.
gift-2-gift = Cela complète un alignement pour Noir : troisième anneau, partie perdue. Quel saut retourne e5 sans toucher à e4 ?
gift-2-miss = Pas d’alignement. Lequel de tes anneaux peut sauter e5 sans suivre la colonne e ?

opening = La place des anneaux
opening-idea = De la place pour toi, pas pour Noir
opening-1 = Un anneau vaut ce que valent ses lignes. Place le tien là où il pourrait rejoindre au moins 20 intersections.
opening-1-done = Beaucoup d’espace. Un anneau dans la foule ou au bord entre tard en jeu.
opening-1-miss = Moins de 20. D’autres anneaux ou le bord coupent ses lignes. Où se croisent trois longues lignes ?
opening-2 = Les anneaux sont des murs. Place le tien là où trois anneaux noirs le voient sans obstacle, pour les arrêter tous les trois.
opening-2-done = Trois lignes fermées avec un anneau. Un bon placement sert deux fois : de l’espace pour toi, un mur pour Noir.
opening-2-miss = Moins de trois. Suis les lignes de c3, e9 et h5 : où se croisent-elles ?

pool = Le dernier marqueur
pool-idea = Ce qui se passe quand la réserve est vide
pool-1 = Il reste deux marqueurs, un pour toi et un pour Noir. Ensuite, le plus grand nombre d’anneaux retirés l’emporte. Tu en as un, Noir aucun. Fais en sorte que Noir ne complète rien avec le dernier marqueur.
pool-1-done = La réserve est vide, et un anneau vaut mieux qu’aucun. C’est gagné, sans jamais arriver à trois.
pool-1-miss = L’anneau noir en i7 s’écarte et complète la colonne i. Lequel de tes anneaux peut y retourner un marqueur ?
pool-2 = Un anneau retiré de chaque côté, et c’est le dernier marqueur : sans alignement, la partie est nulle. Un alignement remet cinq marqueurs dans la réserve, et le jeu continue. Complètes-en un, puis retire-le avec un anneau.
pool-2-done = Cinq marqueurs reviennent dans la réserve, et tu mènes d’un anneau.
pool-2-miss = Plus de marqueurs et pas d’alignement : partie nulle. Il ne manque que j8 dans la colonne j. Quel anneau peut le sauter ?

game = Ta première partie
game-idea = Une partie entière contre un bot indulgent
game-about = Tu sais tout ce qu’il faut. En blitz, le premier anneau gagne : idéal pour une première partie de dix minutes. Ou vise tout de suite les trois anneaux.
