# Les leçons de Linko! Une leçon a un titre et une idée ; une étape, sa tâche, ce qui est dit quand elle est réussie, et des réponses aux autres coups.

set = Une combinaison
set-idea = Ce que tu peux poser
set-1 = À ton tour, tu poses une combinaison : une carte, ou plusieurs de même valeur. Choisis la tienne, et pose-la.
set-1-done = Elle est maintenant devant toi. À la fin, chaque carte posée là vaut un point, et chaque carte en main en coûte un.
set-2 = Tu n’es pas obligé de poser toutes les cartes d’une valeur, mais plus de cartes, c’est plus de points. Pose une combinaison d’au moins trois.
set-2-done = Trois points d’un coup. Les nouvelles combinaisons vont sur les anciennes, et seule celle du dessus peut être attaquée.
set-2-miss = Cette combinaison est plus petite. Tu as trois 2 et trois 7.

joker = Jokers
joker-idea = Un X va avec tout
joker-1 = Un joker prend la valeur des cartes avec lesquelles il est posé. Pose avec son aide une combinaison de quatre.
joker-1-done = Quatre 7, aussi bons que si c’était écrit dessus.
joker-1-miss = Pas quatre cartes avec un joker. Pars de tes trois 7.
joker-2 = Les jokers seuls sont au-dessus de tout, même du 13. Attaque les deux 13.
joker-2-done = Deux jokers battent deux 13.
joker-2-low = Autant de cartes, mais pas plus hautes que 13.
joker-2-count = Une attaque demande exactement autant de cartes qu’il y en a là : deux.

attack = L’attaque
attack-idea = Autant de cartes, de plus haute valeur
attack-1 = Ta combinaison attaque celle du dessus d’un adversaire si elle a exactement autant de cartes et une valeur plus haute. Attaque les deux 6.
attack-1-done = Une attaque ! Ce que deviennent les 6, c’est toi qui le décides : c’est pour la prochaine leçon.
attack-1-low = Autant de cartes, mais pas plus hautes que 6.
attack-1-count = Pour en attaquer deux, il en faut exactement deux.
attack-2 = Parfois, on en a trop. Attaque les deux 8 avec une partie de ce que tu as.
attack-2-done = Deux de tes trois 10 suffisaient, et il t’en reste un pour plus tard.
attack-2-low = Autant de cartes, mais pas plus hautes que 8.
attack-2-count = Pas deux cartes. Tu n’as pas à poser tous tes 10.
attack-3 = Une combinaison peut attaquer plusieurs adversaires. Attaque les deux, puis décide du sort de chacune de leurs combinaisons.
attack-3-done = L’un après l’autre, dans le sens des aiguilles d’une montre, et personne deux fois dans un tour.
attack-3-one = Cela n’attaque qu’un des deux. Tu as quelque chose de plus haut.
attack-3-miss = Cela n’attaque personne. Les deux combinaisons du dessus ont trois cartes.

take = Prendre ou laisser
take-idea = Ce que décide l’attaquant
take-1 = Tu as deux 9. Avec tes 12, attaque les deux 9 qui sont sur la table, et prends-les en main.
take-1-done = Quatre 9 dans ta main, et ton adversaire pioche deux cartes en échange.
take-1-leave = Tu les as laissés. Pris, ils auraient fait quatre 9 dans ta main.
take-1-miss = Cela n’attaque rien. Pose tes deux 12.
take-2 = La fin est proche, et chaque carte en main coûte un point. Attaque les deux 3, mais laisse-les.
take-2-done = Ton adversaire doit les reprendre, ou les défausser et en piocher deux : dans les deux cas, quatre points de moins.
take-2-take = Deux cartes de plus dans ta main : si la partie finit maintenant, elles te coûtent deux points.
take-2-miss = Cela n’attaque rien. Pose tes deux 10.

answer = Attaqué
answer-idea = Retour en main, ou à la défausse
answer-1 = Tes deux 11 ont été attaqués, et laissés. Tu en as deux autres en main : reprends-les.
answer-1-done = Quatre 11. La prochaine fois, ils seront bien plus difficiles à attaquer.
answer-1-miss = Regarde la réserve : rien n’y vaut les 11.
answer-2 = Ton 2 a été attaqué, et laissé. Ce n’est pas une grande perte, et la réserve a un 8 pour tes trois autres. Défausse le 2, et pioche le 8.
answer-2-done = Un 8 contre un 2. Être attaqué peut être une chance.
answer-2-miss = Te revoilà avec le 2. Défausse-le, et pioche quelque chose de mieux.
answer-2-draw = Le 2 est parti, mais tu n’as pas pioché le 8.

draw = Piocher
draw-idea = Dans la réserve ou dans la pioche
draw-1 = Tes deux 4 ont été pris. Pour chacun, tu pioches une carte, dans la réserve ou dans la pioche. Prends ce qui va avec tes 9.
draw-1-done = Deux petites cartes perdues, quatre 9 gagnés.
draw-1-miss = Cela ne va pas avec tes 9. La réserve en a deux.
draw-2 = Trois cartes à piocher, l’une après l’autre. Veille à obtenir le joker et le 10 ; la troisième est à ton goût.
draw-2-done = Trois 10 et un joker : une forte combinaison de quatre. La réserve n’est complétée que quand tu as tout pioché.
draw-2-miss = Le joker et le 10 étaient là tous les deux.

safe = Difficile à battre
safe-idea = Ta première tactique : des combinaisons qui restent
safe-1 = Les hautes cartes attaquent bien, mais les cartes nombreuses tiennent bien. Pose la combinaison la plus difficile à attaquer.
safe-1-done = Cinq 3 ne sont attaqués que par cinq cartes d’une même valeur plus haute. Ces points resteront sans doute.
safe-1-miss = Cela s’attaque facilement. Laquelle de tes combinaisons est presque impossible à égaler en nombre ?
safe-2 = Ton adversaire a trois cartes. Pose une combinaison qu’il ne peut en aucun cas attaquer.
safe-2-done = Avec trois cartes, personne n’en pose quatre.
safe-2-miss = Contre cela, trois cartes pourraient suffire. Poses-en plus que ton adversaire n’en a.
safe-3 = Ton adversaire a pris trois 9 sous les yeux de tous. Pose une combinaison que ces 9 ne peuvent pas attaquer.
safe-3-done = Aucun 9 n’attaque un 10. Ce qui entre en main à découvert mérite d’être retenu.
safe-3-miss = Autant de 9 attaqueraient cette combinaison.

end = La fin
end-idea = Poser la dernière carte, et compter
end-1 = Qui pose sa dernière carte termine aussitôt la partie. Fais-le.
end-1-done = Treize cartes devant toi et aucune en main. Ta dernière combinaison n’attaque personne, et personne ne l’attaque.
end-1-miss = Il te reste une carte en main, et la partie continue. Pose les deux 8 ensemble.
end-2 = Ton adversaire n’a plus qu’une carte et terminera la partie au prochain tour. Les cartes devant toi comptent pour toi, celles en main contre toi. Pose de quoi gagner.
end-2-done = 15 devant toi et 1 en main font 14. Ton adversaire a 13.
end-2-miss = Il te restait trop de cartes en main. Poses-en autant que tu peux.

game = Ta première partie
game-idea = Une partie entière contre un bot gentil
game-about = Tu sais tout ce qu’il faut. Pose plus d’une carte à la fois, et surveille combien il en reste à l’autre.
