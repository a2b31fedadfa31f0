# Les leçons de LYNGK. Une leçon a un titre et une idée ; une étape, sa tâche, ce qui est dit quand elle est réussie, et des réponses aux autres coups.

any-claim = Tu as réclamé une couleur. C’est permis, mais ici un simple coup suffit.

move = Sur la pièce suivante
move-idea = Comment les pièces se déplacent
move-1 = Le plateau est plein. Déplace une pièce le long d’une ligne sur une voisine d’une autre couleur. Aucune couleur n’est encore à personne : tu peux jouer n’importe quelle pièce, sauf les jokers.
move-1-done = Deux pièces forment maintenant une pile, et un point est devenu vide.
move-2 = Il n’y a plus rien en g8 : les pièces autour voient donc au-delà. Joue un coup qui traverse un point vide.
move-2-done = Jusqu’à la première pièce de la ligne, et pas plus loin : on ne saute rien.
move-2-miss = C’était un pas vers une voisine. Pars d’à côté du point vide g8, et traverse-le.

stacks = Former des piles
stacks-idea = Hauteur et couleurs
stacks-1 = Une pile se déplace en entier et n’a jamais deux fois la même couleur. Amène la pile de deux sur une pièce d’une troisième couleur.
stacks-1-done = Trois pièces, trois couleurs. La pièce du dessus dit à qui est la pile.
stacks-1-miss = Cela ne fait pas une pile de trois. La pile de deux est en c7 : quelle voisine a une couleur qui lui manque ?
stacks-2 = Une pile neutre peut aller sur une pile qui n’est pas plus haute qu’elle. Mets une pile de deux sur l’autre.
stacks-2-done = Quatre pièces, quatre couleurs. Avec une couleur en commun, c’était interdit.
stacks-2-miss = Les piles en h6 et h7 sont toujours séparées.
stacks-3 = Une pièce neutre seule ne va jamais sur une pile, mais une pile peut aller sur une pièce seule. Fais une pile de quatre.
stacks-3-done = Le bas ne monte pas sur le haut, mais le haut peut descendre sur le bas.
stacks-3-miss = Pas encore quatre. Amène la pile de trois de h8 sur une pièce seule qu’elle voit.

joker = Jokers
joker-idea = Des pièces qui valent n’importe quelle couleur
joker-1 = Les pièces marbrées sont des jokers. Personne ne déplace un joker seul, mais tu peux aller sur l’un d’eux. Fais-le.
joker-1-done = Le joker vaut maintenant une couleur qui manque à la pile, celle dont elle aura besoin.
joker-1-miss = Il n’y avait pas de joker dessous. Il y en a un tout seul en c1.
joker-2 = Les jokers vont sous n’importe quoi. Amène une pile de deux sur l’un d’eux.
joker-2-done = Trois pièces, et le joker peut encore être chacune des trois couleurs qui manquent.
joker-2-miss = Regarde le long des grandes lignes : en b2, un joker attend une pile de deux.

claim = Réclamer
claim-idea = Faire sienne une couleur
claim-1 = Avant ton coup, tu peux réclamer une couleur : une par tour, deux par partie. Réclames-en une, puis déplace une pièce de cette couleur.
claim-1-done = Désormais, toi seul déplaces ce qui a cette couleur sur le dessus.
claim-1-miss = Tu as joué sans réclamer. Réclame d’abord une couleur.
claim-1-other = Tu as réclamé une couleur et joué une autre. C’est permis, mais cette fois, joue la tienne.
claim-2 = En e8, il y a une pile de quatre que vous pourriez jouer tous les deux. Réclame la couleur du dessus, puis joue le coup que tu veux.
claim-2-done = Elle n’est plus qu’à toi, et il ne manque qu’une pièce pour un point.
claim-2-other = Ce n’est pas la couleur du dessus de la pile en e8.
claim-2-miss = Tu as joué sans réclamer, et la pile est toujours à tout le monde.

tall = Sur les hautes piles
tall-idea = Ce que peut une couleur réclamée
tall-1 = Le bleu est à toi. Une couleur réclamée va sur des piles de toute hauteur, même en pièce seule. Amène une pièce bleue seule sur une pile.
tall-1-done = Une pièce neutre n’aurait pas pu.
tall-1-miss = Trouve une pièce bleue seule qui voit une pile sans bleu.
tall-2 = Le vert est à toi, l’ivoire à ton adversaire. Prends-lui sa pile de trois avec une seule pièce verte.
tall-2-done = La pièce du dessus décide : ce qui était à lui est à toi.
tall-2-miss = Sa pile de trois est en d7. Quelle pièce verte est tout près ?

five = Une pile de cinq
five-idea = Comment on marque
five-1 = Cinq pièces avec ta couleur sur le dessus font un point et quittent le plateau. Le noir est à toi : complète une telle pile.
five-1-done = Un point. La pile reste devant toi pour de bon.
five-1-miss = Pas de pile de cinq. Il y en a une de quatre sans noir : quelle pièce noire la voit ?
five-2 = Tu peux réclamer et marquer dans le même tour. Réclame la bonne couleur, et complète une pile de cinq.
five-2-done = Réclamée et marquée en un tour. Ton adversaire n’a pu que regarder.
five-2-other = Avec cette couleur, tu ne complètes rien maintenant. Regarde les piles de quatre, et ce qu’elles ont sur le dessus.
five-2-miss = Pas de point. Une des piles de quatre a une couleur neutre sur le dessus : réclame-la, et amène la pile à la pièce qui lui manque.

block = Barrer la route
block-idea = Priver l’adversaire d’un point
block-1 = L’ivoire et le noir sont à toi, le bleu et le rouge à ton adversaire, qui pourrait compléter une pile de cinq au prochain tour. Joue pour qu’il ne le puisse plus.
block-1-done = La pièce rouge en f5 est enterrée, et la menace avec elle.
block-1-miss = Ton adversaire marque quand même : la pièce rouge en f5 atteint une pile de quatre. Qu’est-ce qui peut aller dessus ?
block-2 = Le noir et le rouge sont à toi, l’ivoire et le vert à ton adversaire, et le bleu reste neutre. La pile de quatre en b4 est en danger. Complète-la, avec sa couleur neutre sur le dessus.
block-2-done = Cinq pièces sous une couleur neutre restent sur le plateau et ne comptent pour personne. Pas de point pour toi, mais pas pour lui non plus.
block-2-miss = Ton adversaire marque quand même. Joue la pile de b4 elle-même : son dessus est neutre, tu en as le droit.

lyngk = Points-LYNGK
lyngk-idea = Voyager par sa propre couleur
lyngk-1 = Le vert est à toi. Une pièce verte qui arrive à une autre pièce verte ne s’y arrête pas : elle repart, dans n’importe quelle direction. Joue un coup qui passe par un tel point-LYNGK.
lyngk-1-done = La pièce verte a porté la tienne là où elle n’aurait pas pu aller seule.
lyngk-1-miss = Ce coup est allé tout droit. Pars vers une autre pièce verte, et tourne là.
lyngk-2 = Un coup peut passer par plusieurs points-LYNGK, mais par aucun deux fois. Joue un coup qui passe par deux.
lyngk-2-done = Trois trajets en un coup. Le réseau de ta couleur ne sert à personne d’autre.
lyngk-2-miss = Moins de deux points-LYNGK. Pars de la pile en f7 ; e7 et e8 ont aussi le vert sur le dessus.
lyngk-3 = Le rouge et l’ivoire sont à toi. Complète une pile de cinq en passant par un point-LYNGK.
lyngk-3-done = Un point de très loin. Avant chaque coup, suis tes couleurs à travers le plateau.
lyngk-3-miss = Pas de point. La pile en c7 peut tourner en e7.

end = Les derniers coups
end-idea = Ce qui compte à la fin
end-1 = Personne n’a encore de point, et il ne reste presque plus de coups. Le noir est à toi. Termine la partie par un point.
end-1-done = Plus personne ne peut jouer, et tu as plus de piles de cinq : tu gagnes.
end-1-miss = Cela ne gagne pas. La pile en b2 a quatre pièces et le noir sur le dessus. Il lui manque le bleu.
end-2 = Un point chacun. Alors comptent les piles de quatre sous vos couleurs, puis celles de trois, de deux, et les pièces seules. Le noir est à toi. Joue le dernier coup, et gagne.
end-2-done = Égalité aux piles de quatre et de trois, mais tu as une pile de deux, et ton adversaire aucune.
end-2-miss = Recompte : les piles de quatre et de trois sont à égalité. Il te faut une pile de deux avec le noir sur le dessus.

game = Ta première partie
game-idea = Une partie entière contre un bot gentil
game-about = Tu sais tout ce qu’il faut. Ne réclame tes couleurs que quand cela rapporte, et garde un œil sur chaque pile de quatre.
