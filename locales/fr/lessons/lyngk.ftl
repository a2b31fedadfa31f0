# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = Tu as réclamé une couleur. C’est permis, mais ici un simple coup suffit.

aim = Le but du jeu
aim-idea = Des piles de cinq avec ta couleur sur le dessus
aim-1 = Au départ, il y a une pièce sur chacune des 43 intersections, et les couleurs ne sont à personne. Cette partie est plus avancée : le rouge est à toi. Cinq couleurs différentes avec la tienne sur le dessus valent un point. La pile en h6 a quatre pièces et le rouge sur le dessus : déplace-la sur la pièce ivoire en i7.
aim-1-done = Un point ! Les pièces blanches sont des jokers : elles remplacent la couleur qui manque.
aim-1-miss = Cela ne fait pas cinq. Il ne manque qu’une pièce à la pile en h6 : où est la pièce ivoire ?
aim-2 = Quand personne ne peut plus jouer, le joueur qui a le plus de piles de cinq gagne. C’est un partout, et le vert et le bleu sont à toi. Gagne la partie.
aim-2-done = Deux points contre un, et plus aucun coup : victoire.
aim-2-miss = Ainsi, la partie finit sans deuxième point. Quelles piles font cinq couleurs à elles deux ?

move = Sur la pièce suivante
move-idea = Comment les pièces se déplacent
move-1 = Le plateau est plein : une pièce sur chaque intersection, là où les lignes se croisent. Déplace une pièce le long d’une ligne sur une voisine d’une autre couleur. Aucune couleur n’a encore de propriétaire : tu peux déplacer n’importe quelle pièce, sauf les jokers.
move-1-done = Les deux pièces forment maintenant une pile, et l’intersection de départ est libre.
move-2 = g8 est libre maintenant : les pièces autour peuvent donc passer par là. Joue un coup qui traverse une intersection libre.
move-2-done = Jusqu’à la première pièce de la ligne, et pas plus loin : on ne saute par-dessus rien.
move-2-miss = C’était un pas vers une voisine. Choisis une pièce à côté de g8, qui est libre, et passe par là.

stacks = Former des piles
stacks-idea = Hauteur et couleurs
stacks-1 = Une pile se déplace en bloc et ne contient jamais deux fois la même couleur. Déplace la pile de deux sur une pièce d’une troisième couleur.
stacks-1-done = Trois pièces, trois couleurs. La pièce du dessus décide à qui est la pile.
stacks-1-miss = Cela n’a pas formé de pile de trois. La pile de deux est en c7 : quelle voisine a une couleur qui lui manque ?
stacks-2 = Une couleur qui n’est à personne est neutre. Une pile avec une couleur neutre sur le dessus ne peut aller que sur une pile qui n’est pas plus haute qu’elle. Déplace une pile de deux sur l’autre.
stacks-2-done = Quatre pièces, quatre couleurs. Avec une couleur en commun, le coup n’aurait pas été permis.
stacks-2-miss = Les piles en h6 et h7 sont toujours séparées.
stacks-3 = Une pièce neutre seule ne peut pas aller sur une pile, mais une pile peut aller sur une pièce seule. Forme une pile de quatre.
stacks-3-done = Le petit ne monte pas sur le grand, mais le grand peut descendre sur le petit.
stacks-3-miss = Pas encore quatre. Déplace la pile de trois de h8 sur une pièce seule à sa portée.

joker = Jokers
joker-idea = Des pièces qui remplacent n’importe quelle couleur
joker-1 = Les pièces blanches sont des jokers. Personne ne peut déplacer un joker seul, mais tu peux aller dessus. Essaie.
joker-1-done = Le joker remplace maintenant une couleur qui manque à la pile, celle dont tu auras besoin.
joker-1-miss = Ce n’était pas sur un joker. Il y en a un en c1.
joker-2 = Un joker se glisse sous n’importe quoi. Déplace une pile de deux sur l’un d’eux.
joker-2-done = Trois pièces, et le joker peut encore être l’une des trois couleurs manquantes.
joker-2-miss = Regarde le long des grandes lignes : en b2, un joker attend une pile de deux.

claim = Réclamer
claim-idea = T’approprier une couleur
claim-1 = Avant ton coup, tu peux réclamer une couleur : une par tour, deux par partie. Réclames-en une, puis déplace une pièce de cette couleur.
claim-1-done = Désormais, personne d’autre que toi ne peut déplacer ce qui a cette couleur sur le dessus.
claim-1-miss = Tu as joué sans réclamer. Réclame d’abord une couleur.
claim-1-other = Tu as réclamé une couleur et tu en as déplacé une autre. C’est permis, mais cette fois, joue la tienne.
claim-2 = En e8, il y a une pile de quatre, et ton adversaire peut la déplacer aussi bien que toi. Réclame la couleur du dessus, puis joue le coup que tu veux.
claim-2-done = Elle n’est plus qu’à toi maintenant, et il ne lui manque qu’une pièce pour un point.
claim-2-other = Ce n’est pas la couleur du dessus de la pile en e8.
claim-2-miss = Tu as joué sans réclamer : ton adversaire peut donc encore déplacer cette pile, comme toi.

tall = Sur les hautes piles
tall-idea = Ce que peut une couleur réclamée
tall-1 = Le bleu est à toi. Une couleur réclamée peut aller sur une pile de n’importe quelle hauteur, même avec une pièce seule. Déplace une pièce bleue seule sur une pile.
tall-1-done = Une pièce neutre n’aurait pas pu.
tall-1-miss = Trouve une pièce bleue seule qui a une pile sans bleu à sa portée.
tall-2 = Le vert est à toi, l’ivoire à ton adversaire. Empare-toi de sa pile de trois avec une pièce verte seule.
tall-2-done = La pièce du dessus décide : ce qui était à l’autre est maintenant à toi.
tall-2-miss = Sa pile de trois est en d7. Quelle pièce verte se trouve tout près ?

five = Une pile de cinq
five-idea = Comment marquer
five-1 = Une pile de cinq avec ta couleur sur le dessus rapporte un point et quitte le plateau. Le noir est à toi : complète une telle pile.
five-1-done = Un point ! Cette pile est à toi pour de bon.
five-1-miss = Pas de pile de cinq. Il y a une pile de quatre sans noir : quelle pièce noire peut l’atteindre ?
five-2 = Tu peux réclamer et marquer dans le même tour. Réclame la bonne couleur et complète une pile de cinq.
five-2-done = Réclamer et marquer dans le même tour : ton adversaire n’a pu que regarder.
five-2-other = Cette couleur ne complète aucune pile maintenant. Regarde les piles de quatre et leur couleur du dessus.
five-2-miss = Pas de point. Une des piles de quatre a une couleur neutre sur le dessus : réclame-la, et déplace la pile sur la pièce qui lui manque.

block = Barrer la route
block-idea = Empêcher l’adversaire de marquer
block-1 = L’ivoire et le noir sont à toi. Le bleu et le rouge sont à ton adversaire, qui pourrait compléter une pile de cinq au prochain tour. Joue un coup qui l’en empêche.
block-1-done = La pièce rouge en f5 est enterrée, et la menace avec elle.
block-1-miss = Ton adversaire peut encore marquer : la pièce rouge en f5 peut atteindre une pile de quatre. Qu’est-ce qui peut aller dessus ?
block-2 = Le noir et le rouge sont à toi, l’ivoire et le vert à ton adversaire, et le bleu reste neutre. La pile de quatre en b4 est en danger. Complète-la avec sa couleur neutre sur le dessus.
block-2-done = Une pile de cinq au dessus neutre reste sur le plateau et ne compte pour personne. Pas de point pour toi, mais pas pour l’autre non plus.
block-2-miss = Ton adversaire peut encore marquer. Déplace la pile de b4 elle-même : sa couleur du dessus est neutre, tu en as le droit.

lyngk = Points-LYNGK
lyngk-idea = Voyager par ta propre couleur
lyngk-1 = Le vert est à toi. Quand une pièce verte en atteint une autre, elle ne s’y arrête pas : elle repart, dans n’importe quelle direction. Joue un coup qui passe par un tel point-LYNGK.
lyngk-1-done = Le point-LYNGK a mené ta pièce à une intersection qu’elle n’aurait pas pu atteindre en ligne droite.
lyngk-1-miss = Ce coup est allé tout droit. Dirige-toi vers une autre pièce verte, et tourne là.
lyngk-2 = Un coup peut passer par plusieurs points-LYNGK, mais jamais deux fois par le même. Joue un coup qui passe par deux d’entre eux.
lyngk-2-done = Trois étapes en un coup. Personne d’autre que toi ne peut utiliser le réseau de ta couleur.
lyngk-2-miss = Moins de deux points-LYNGK. Pars de la pile en f7 ; e7 et e8 ont aussi le vert sur le dessus.
lyngk-3 = Le rouge et l’ivoire sont à toi. Complète une pile de cinq en passant par un point-LYNGK.
lyngk-3-done = Un point venu de loin. Avant chaque coup, suis tes couleurs à travers le plateau.
lyngk-3-miss = Pas de point. La pile en c7 peut tourner en e7.

end = Les derniers coups
end-idea = Ce qui compte à la fin
end-1 = Personne n’a encore marqué, et il ne reste presque plus de coups. Le noir est à toi. Termine la partie par un point.
end-1-done = Il ne reste plus de coups, et tu as plus de piles de cinq : tu as gagné !
end-1-miss = Cela ne gagne pas. La pile en b2 a quatre pièces et le noir sur le dessus. Il lui manque le bleu.
end-2 = Un point partout : ce sont donc les piles de quatre à tes couleurs qui comptent, puis celles de trois, de deux, et les pièces seules. Le noir est à toi. Joue le dernier coup et gagne.
end-2-done = Égalité en piles de quatre et de trois, mais tu as une pile de deux, et ton adversaire aucune.
end-2-miss = Recompte : il y a égalité en piles de quatre et de trois. Il te faut une pile de deux avec le noir sur le dessus.

choose = Quand réclamer
choose-idea = Deux couleurs pour toute la partie
choose-1 = Tu ne peux réclamer que deux couleurs, pour de bon, et cela dévoile tes plans. Construis d’abord : sans rien réclamer, fais une pile d’au moins trois pièces que ton adversaire ne puisse pas compléter.
choose-1-done = Trois pièces, et tes plans restent secrets.
choose-1-early = Tu as réclamé une couleur. C’est permis, mais que t’apporte-t-elle maintenant qu’elle n’apporterait pas plus tard ?
choose-1-danger = Ton adversaire pourrait réclamer une couleur et compléter cette pile aussitôt. Quelle pile serait encore à deux pièces du but ?
choose-1-miss = C’est une pile de deux. Quelle pile de deux peut atteindre une pièce seule d’une troisième couleur ?
choose-2 = Aucune couleur n’est encore réclamée. Réclame celle qui est le plus souvent sur le dessus : plus de coups et un plus grand réseau pour toi. Puis joue le coup que tu veux.
choose-2-done = Sept pièces et piles que plus personne d’autre ne peut déplacer.
choose-2-other = Cette couleur est moins souvent sur le dessus. Recompte : laquelle vois-tu le plus ?
choose-2-miss = Tu as joué sans réclamer. Quelle couleur voudrais-tu garder pour toi ?

four = Quatre, c’est une menace
four-idea = Des piles que rien n’arrête
four-1 = Le rouge est à toi, le bleu à ton adversaire. Fais une pile de quatre que tu pourras compléter au prochain tour, quoi que fasse ton adversaire.
four-1-done = La pièce manquante sera toujours à portée. Une pile de quatre avec ta couleur sur le dessus est une promesse.
four-1-miss = Ton adversaire pourrait l’empêcher, ou la compléter avant toi. Regarde la pile en g8 : et si une pièce rouge allait dessus ?
four-2 = Le vert et l’ivoire sont à toi, le bleu à ton adversaire. Une pile de quatre peut aussi servir l’autre camp. Fais-en une avec ta couleur sur le dessus que ton adversaire ne puisse pas compléter.
four-2-done = Quatre pièces, et personne d’autre que toi ne peut ajouter la cinquième.
four-2-danger = Ton adversaire pourrait la compléter, peut-être en réclamant une couleur. Que lui manque-t-il, et qui peut l’apporter ?
four-2-miss = Ce n’est pas une pile de quatre avec ta couleur sur le dessus. Où y a-t-il une pile de trois sans l’une de tes couleurs ?

wild = Les jokers sont précieux
wild-idea = La pièce qui va avec tout
wild-1 = Le rouge est à toi, et il manque le noir à ta pile de quatre en c4. Aucune pièce noire n’est à portée, mais autre chose, si. Marque le point.
wild-1-done = Le joker a remplacé le noir. Il n’y en a que trois : retiens où ils sont.
wild-1-miss = Pas de point. Qu’est-ce qui, à côté de c4, pourrait remplacer le noir ?
wild-2 = Le noir et le vert sont à toi, l’ivoire à ton adversaire. À sa pile de quatre en d5, il ne manque que le joker voisin. Empêche-le de marquer.
wild-2-done = Plus de joker, plus de point. Un joker profite à qui s’en sert le premier.
wild-2-miss = La pile en d5 marque toujours en allant en d6. Laquelle de tes piles peut atteindre le joker avant elle ?

cut = Couper le réseau
cut-idea = Un point-LYNGK recouvert ne mène nulle part
cut-1 = Le bleu est à toi, le noir et l’ivoire à ton adversaire. Sa pile en h5 marquerait en passant par des points-LYNGK noirs. Coupe-lui la route.
cut-1-done = La pièce noire en e2 est recouverte : ce n’est plus un point-LYNGK. Tout ce qui est derrière est hors de portée.
cut-1-miss = Ton adversaire passe encore. Suis les pièces noires à partir de h5 : laquelle peux-tu recouvrir ?
cut-2 = Encore une fois : le rouge et l’ivoire sont à ton adversaire, et sa pile en e8 peut atteindre la pile en d3 par des pièces ivoire. Arrête-la.
cut-2-done = On ne passe plus. Avant chaque tour, suis les couleurs de ton adversaire autant que les tiennes.
cut-2-miss = Ton adversaire peut encore marquer. Recouvre une pièce ivoire sur sa route, ou mets à l’abri la pile en d3 : où peut-elle aller ?

forced = Pas le choix
forced-idea = Quand il faut réclamer, et quand on continue sans l’autre
forced-1 = Plus rien de neutre ne peut bouger. Tu ne peux pas passer si réclamer une couleur te donne un coup : il faut donc réclamer. Une seule couleur gagne : choisis-la et joue.
forced-1-done = Pas de pile de cinq : les piles de quatre décident. Tu en as une, et ton adversaire n’a aucune couleur.
forced-1-other = Avec cette couleur, le dernier coup ne gagne pas. Laquelle te permet de faire une pile de quatre ?
forced-2 = Deux partout. Ton adversaire n’a pas de coup : il passe, et tu continues jusqu’à ne plus en avoir non plus. Le rouge et l’ivoire sont à toi. Joue pour gagner.
forced-2-done = Un point, un dernier coup, et la partie est à toi. Quand l’autre n’a plus de coups, en avoir encore est un gros avantage.
forced-2-miss = La pile en a3 ne sera plus jamais complétée. Quelle couleur lui manque, et quelle pièce devait y aller ?

six = Les piles de six
six-idea = La variante des experts
six-1 = Dans cette variante, les piles de cinq restent sur le plateau, et une pile de six avec ta couleur sur le dessus gagne aussitôt. La sixième couleur est le blanc : un joker. Le vert est à toi. Gagne.
six-1-done = Six pièces, dont un joker : la partie s’arrête là.
six-1-miss = Pas de pile de six. En d7, il y a une pile de cinq avec le vert sur le dessus : qu’y a-t-il à côté ?
six-2 = Le bleu et l’ivoire sont à toi, le noir à ton adversaire. Sa pile en e2 va devenir une pile de six. Empêche-le.
six-2-done = Le joker est parti ailleurs. Dans cette variante, surveille chaque joker et chaque pile qui en contient un.
six-2-miss = Il gagne encore en allant de e2 en d3. Cette pile est à toi : où peut-elle aller ?

game = Ta première partie
game-idea = Une partie entière contre un bot indulgent
game-about = Tu sais tout ce qu’il faut. Ne réclame pas avant que cela rapporte, et garde un œil sur chaque pile de quatre.
