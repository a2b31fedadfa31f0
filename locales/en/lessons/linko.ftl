# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

set = A set
set-idea = What you may lay
set-1 = Each turn you put one set on the table: a card, or several of the same value. Choose any of yours, and lay it.
set-1-done = It lies in front of you now. In the end a card there is a point, and a card in your hand costs one.
set-2 = You need not lay all you have of a value, but more cards are more points. Lay a set of at least three.
set-2-done = Three points at once. New sets go on top of the old ones, and only the top one can be attacked.
set-2-miss = That set is smaller. You hold three 2s and three 7s.

joker = Jokers
joker-idea = An X goes with everything
joker-1 = A joker takes the value of the cards it is laid with. Lay a set of four with its help.
joker-1-done = Four 7s, as good as if all of them said so.
joker-1-miss = Not four cards with a joker. Start from your three 7s.
joker-2 = Jokers alone rank above everything, even above 13. Attack the two 13s.
joker-2-done = Two jokers beat two 13s.
joker-2-low = As many cards, but not higher than 13.
joker-2-count = An attack takes exactly as many cards as lie there: two.

attack = The attack
attack-idea = As many cards, of higher value
attack-1 = Your set attacks an opponent's top set if it has just as many cards and a higher value. Attack the two 6s.
attack-1-done = An attack! What becomes of the 6s is your decision: that is the next lesson.
attack-1-low = As many cards, but not higher than 6.
attack-1-count = It takes exactly two cards to attack two.
attack-2 = Sometimes you have too many. Attack the two 8s with some of what you hold.
attack-2-done = Two of your three 10s were enough, and one stays for later.
attack-2-low = As many cards, but not higher than 8.
attack-2-count = Not two cards. You need not lay all your 10s.
attack-3 = One set may attack several opponents. Attack both of yours, then decide about each of their sets.
attack-3-done = One after the other, clockwise, and nobody twice in a turn.
attack-3-one = That attacks only one of them. You hold something higher.
attack-3-miss = That attacks nobody. Both top sets have three cards.

take = Take or leave
take-idea = What the attacker decides
take-1 = You hold two 9s. Attack the two 9s that lie there, and take them into your hand.
take-1-done = Four 9s in your hand, and your opponent draws two cards instead.
take-1-leave = You left them. Taken, they would have made four 9s in your hand.
take-1-miss = That attacks nothing. Lay your two 12s.
take-2 = The end is near, and each card in hand costs a point. Attack the two 3s, but leave them.
take-2-done = Your opponent must take them back, or discard them and draw two: four points worse either way.
take-2-take = Two more cards in your hand: if the game ends now, they cost you two points.
take-2-miss = That attacks nothing. Lay your two 10s.

answer = Attacked
answer-idea = Back into the hand, or away with it
answer-1 = Your two 11s were attacked, and left to you. Two more are in your hand: take them back.
answer-1-done = Four 11s. Next time they will be much harder to attack.
answer-1-miss = Look at the row: nothing there is worth the 11s.
answer-2 = Your 2 was attacked, and left to you. It is no great loss, and the row has an 8 for your other three. Discard the 2, and draw the 8.
answer-2-done = An 8 for a 2. Being attacked can be a piece of luck.
answer-2-miss = Now you have the 2 again. Discard it, and draw something better.
answer-2-draw = The 2 is gone, but you did not draw the 8.

draw = Drawing
draw-idea = From the row or from the pile
draw-1 = Your two 4s were taken. For each you draw a card, from the row or from the pile. Draw what goes with your 9s.
draw-1-done = Two small cards lost, four 9s won.
draw-1-miss = That does not go with your 9s. The row has two of them.
draw-2 = Three cards to draw, one after the other. See that you get the joker and the 10; the third may be any.
draw-2-done = Three 10s and a joker: a strong set of four. The row is filled up only when you have drawn all.
draw-2-miss = The joker and the 10 were both there for you.

safe = Hard to beat
safe-idea = Your first tactic: sets that stay
safe-1 = High cards attack well, but many cards stand well. Lay the set that is hardest to attack.
safe-1-done = Only five cards of one higher value attack five 3s. These points will most likely stay.
safe-1-miss = That is easily attacked. Which set of yours can hardly be matched in number?
safe-2 = Your opponent holds three cards. Lay a set that they cannot possibly attack.
safe-2-done = Nobody lays four cards out of three.
safe-2-miss = Three cards might be enough against that. Lay more than your opponent holds.
safe-3 = Your opponent took three 9s before everybody's eyes. Lay a set that these 9s cannot attack.
safe-3-done = No 9 attacks a 10. What goes into a hand openly is worth remembering.
safe-3-miss = As many 9s would attack that set.

end = The end
end-idea = Laying the last card, and counting
end-1 = Whoever lays their last card ends the game at once. Do it.
end-1-done = Thirteen cards in front of you and none in hand. Your last set attacks nobody, and nobody attacks it.
end-1-miss = One card is left in your hand, and the game goes on. Lay both 8s together.
end-2 = Your opponent has one card left and will end the game next turn. Cards in front count for you, cards in hand against you. Lay so that you win.
end-2-done = 15 in front and 1 in hand make 14. Your opponent has 13.
end-2-miss = Too many cards were left in your hand. Lay as many as you can.

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know all you need. Lay more than one card at a time, and keep an eye on how many the other one holds.
