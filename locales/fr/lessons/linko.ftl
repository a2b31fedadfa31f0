# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

set = Une combinaison
set-idea = Ce que tu peux poser
set-1 = À chaque tour, tu poses une combinaison : une seule carte, ou plusieurs de même valeur. Choisis celle que tu veux et pose-la.
set-1-done = Elle est maintenant devant toi. À la fin, chaque carte posée là rapporte un point, et chaque carte encore en main en coûte un.
set-2 = Tu peux garder une partie des cartes d’une valeur, mais plus de cartes, c’est plus de points. Pose une combinaison d’au moins trois cartes.
set-2-done = Trois points d’un coup. Les nouvelles combinaisons vont sur les anciennes, et seule celle du dessus peut être attaquée.
set-2-miss = Cette combinaison est plus petite. Tu as trois 2 et trois 7.

joker = Jokers
joker-idea = Un X va avec tout
joker-1 = Un joker prend la valeur des cartes avec lesquelles tu le poses. Sers-t’en pour poser une combinaison de quatre cartes.
joker-1-done = Quatre 7, aussi bons que des vrais.
joker-1-miss = Ce ne sont pas quatre cartes avec un joker. Pars de tes trois 7.
joker-2 = Des jokers seuls battent tout, même les 13. Attaque les deux 13.
joker-2-done = Deux jokers battent deux 13.
joker-2-low = Le bon nombre de cartes, mais pas plus élevées que 13.
joker-2-count = Pour attaquer deux cartes, il t’en faut exactement deux.

attack = L’attaque
attack-idea = Autant de cartes, une valeur plus élevée
attack-1 = Ta combinaison attaque celle du dessus d’un adversaire si elle a autant de cartes et une valeur plus élevée. Attaque les deux 6.
attack-1-done = Une attaque ! C’est toi qui décides du sort des 6 : on en parle à la prochaine leçon.
attack-1-low = Le bon nombre de cartes, mais pas plus élevées que 6.
attack-1-count = Pour attaquer deux cartes, il t’en faut exactement deux.
attack-2 = Parfois, tu en as trop. Attaque les deux 8 avec une partie de tes cartes.
attack-2-done = Deux de tes trois 10 suffisaient, et tu en gardes un pour plus tard.
attack-2-low = Le bon nombre de cartes, mais pas plus élevées que 8.
attack-2-count = Pas deux cartes. Tu n’as pas à poser tous tes 10.
attack-3 = Une combinaison peut attaquer plusieurs adversaires. Attaque les deux, puis décide pour chacune de leurs combinaisons.
attack-3-done = Dans le sens horaire, l’un après l’autre, et personne deux fois dans le même tour.
attack-3-one = Cela n’en attaque qu’un. Tu as quelque chose de plus élevé.
attack-3-miss = Cela n’attaque personne. Les deux combinaisons du dessus ont trois cartes.

take = Prendre ou ne pas prendre
take-idea = Ce que décide l’attaquant
take-1 = Tu as deux 9. Attaque avec tes 12 les deux 9 posés sur la table, et prends-les en main.
take-1-done = Quatre 9 dans ta main, et ton adversaire pioche deux cartes à la place.
take-1-leave = Tu ne les as pas pris. Avec eux, tu aurais quatre 9 en main.
take-1-miss = Cela n’attaque rien. Pose tes deux 12.
take-2 = La fin est proche, et chaque carte dans ta main coûte un point. Attaque les deux 3, mais ne les prends pas.
take-2-done = Ton adversaire doit les reprendre, ou les défausser et en piocher deux : dans les deux cas, quatre points de moins.
take-2-take = Voilà deux cartes de plus dans ta main : si la partie se termine maintenant, elles te coûtent deux points.
take-2-miss = Cela n’attaque rien. Pose tes deux 10.

answer = En cas d’attaque
answer-idea = Retour en main, ou à la défausse
answer-1 = Tes deux 11 ont été attaqués, mais pas pris. Tu en as deux autres en main : reprends-les.
answer-1-done = Quatre 11. La prochaine fois, ils seront bien plus difficiles à attaquer.
answer-1-miss = Regarde la réserve : rien n’y vaut les 11.
answer-2 = Ton 2 a été attaqué, mais pas pris. Ce n’est pas une grande perte, et la réserve offre un 8 qui va avec tes trois autres. Défausse le 2 et pioche le 8.
answer-2-done = Un 8 contre un 2. Une attaque peut être une aubaine.
answer-2-miss = Te revoilà avec le 2. Défausse-le et pioche quelque chose de mieux.
answer-2-draw = Le 2 est parti, mais tu n’as pas pioché le 8.

draw = Piocher
draw-idea = Dans la réserve ou dans la pioche
draw-1 = Tes deux 4 ont été pris. Pour chacun, tu pioches une carte, dans la réserve ou dans la pioche. Pioche ce qui va avec tes 9.
draw-1-done = Deux petites cartes de perdues, et te voilà avec quatre 9.
draw-1-miss = Cela ne va pas avec tes 9. La réserve en a deux.
draw-2 = Tu pioches trois cartes, une à la fois. Assure-toi d’avoir le joker et le 10 ; la troisième, à toi de voir.
draw-2-done = Trois 10 et un joker : une forte combinaison de quatre. La réserve n’est complétée qu’une fois toutes tes cartes piochées.
draw-2-miss = Tu aurais pu avoir à la fois le joker et le 10.

safe = Difficile à battre
safe-idea = Ta première tactique : des combinaisons qui restent
safe-1 = Les cartes élevées sont bonnes en attaque, les cartes nombreuses en défense. Pose la combinaison la plus difficile à attaquer.
safe-1-done = Seules cinq cartes d’une même valeur plus élevée attaquent cinq 3. Ces points ont toutes les chances de rester.
safe-1-miss = C’est facile à attaquer. Laquelle de tes combinaisons a tant de cartes que peu de monde peut en poser autant ?
safe-2 = Ton adversaire a trois cartes. Pose une combinaison que ses cartes ne peuvent en aucun cas attaquer.
safe-2-done = Avec trois cartes, personne n’en pose quatre.
safe-2-miss = Contre cela, trois cartes pourraient suffire. Pose plus de cartes que ton adversaire n’en a.
safe-3 = Tout le monde a vu ton adversaire prendre trois 9. Pose une combinaison que ces 9 ne peuvent pas attaquer.
safe-3-done = Aucun 9 n’attaque un 10. Retenir les cartes qu’on a vues entrer dans une main, cela paie.
safe-3-miss = Autant de 9 attaqueraient cette combinaison.

end = La fin
end-idea = Poser ta dernière carte, et compter
end-1 = Poser sa dernière carte met fin à la partie sur-le-champ. À toi.
end-1-done = Treize cartes devant toi et aucune en main. Ta dernière combinaison n’attaque personne, et personne ne l’attaque.
end-1-miss = Il te reste une carte, et la partie continue. Pose les deux 8 ensemble.
end-2 = Ton adversaire n’a plus qu’une carte et terminera la partie au prochain tour. Les cartes devant toi comptent pour toi, celles de ta main contre toi. Pose de quoi gagner.
end-2-done = 15 devant toi et 1 en main font 14. Ton adversaire a 13.
end-2-miss = Il te restait trop de cartes en main. Poses-en autant que tu peux.

game = Ta première partie
game-idea = Une partie entière contre un bot indulgent
game-about = Tu sais tout ce qu’il faut. Pose plus d’une carte à la fois, et surveille combien de cartes il reste à ton adversaire.
