# The lessons of LYNGK. A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

any-claim = Tu as réclamé une couleur. C’est permis, mais ici un simple coup suffit.

move = Sur la pièce suivante
move-idea = Comment les pièces se déplacent
move-1 = Le plateau est plein : une pièce sur chaque intersection, là où les lignes se croisent. Déplace une pièce le long d’une ligne sur une voisine d’une autre couleur. Aucune couleur n’a encore de propriétaire : tu peux déplacer n’importe quelle pièce, sauf les jokers.
move-1-done = Les deux pièces forment maintenant une pile, et l’intersection de départ est libre.
move-2 = g8 est libre maintenant : les pièces autour peuvent donc passer par là. Joue un coup qui traverse une intersection libre.
move-2-done = Jusqu’à la première pièce de la ligne, et pas plus loin : on ne saute par-dessus rien.
move-2-miss = C’était un pas vers une voisine. Pars d’à côté de l’intersection libre g8, et traverse-la.

stacks = Former des piles
stacks-idea = Hauteur et couleurs
stacks-1 = Une pile se déplace en bloc et ne contient jamais deux fois la même couleur. Déplace la pile de deux sur une pièce d’une troisième couleur.
stacks-1-done = Trois pièces, trois couleurs. La pièce du dessus décide à qui est la pile.
stacks-1-miss = Cela n’a pas formé de pile de trois. La pile de deux est en c7 : quelle voisine a une couleur qui lui manque ?
stacks-2 = Une pile neutre peut aller sur une pile qui n’est pas plus haute qu’elle. Déplace une pile de deux sur l’autre.
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

game = Ta première partie
game-idea = Une partie entière contre un bot indulgent
game-about = Tu sais tout ce qu’il faut. Ne réclame pas avant que cela rapporte, et garde un œil sur chaque pile de quatre.
