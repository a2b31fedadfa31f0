# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

set = A set
set-idea = What you can lay
set-1 = Each turn you lay one set: a single card, or several of the same value. Choose any of yours and lay it.
set-1-done = It’s in front of you now. At the end, every card there scores a point, and every card left in your hand costs one.
set-2 = You don’t have to lay all your cards of a value, but more cards are more points. Lay a set of at least three.
set-2-done = Three points at once. New sets go on top of the old ones, and only the top one can be attacked.
set-2-miss = That set is smaller. You have three 2s and three 7s.

joker = Jokers
joker-idea = An X goes with anything
joker-1 = A joker takes the value of the cards you lay it with. Use it to lay a set of four.
joker-1-done = Four 7s, as good as the real thing.
joker-1-miss = That’s not four cards with a joker. Start from your three 7s.
joker-2 = Jokers on their own beat everything, even 13. Attack the two 13s.
joker-2-done = Two jokers beat two 13s.
joker-2-low = The right number of cards, but not higher than 13.
joker-2-count = To attack two cards, you need exactly two.

attack = The attack
attack-idea = Same number of cards, higher value
attack-1 = Your set attacks an opponent’s top set if it has the same number of cards and a higher value. Attack the two 6s.
attack-1-done = An attack! You decide what happens to the 6s: that’s the next lesson.
attack-1-low = The right number of cards, but not higher than 6.
attack-1-count = To attack two cards, you need exactly two.
attack-2 = Sometimes you have too many. Attack the two 8s with some of your cards.
attack-2-done = Two of your three 10s were enough, and you keep one for later.
attack-2-low = The right number of cards, but not higher than 8.
attack-2-count = Not two cards. You don’t have to lay all your 10s.
attack-3 = One set can attack several opponents. Attack both of them, then decide about each of their sets.
attack-3-done = Clockwise, one after the other, and no one twice in a turn.
attack-3-one = That attacks only one of them. You have something higher.
attack-3-miss = That attacks no one. Both top sets have three cards.

take = To take or not to take
take-idea = What the attacker decides
take-1 = You have two 9s. Attack the two 9s on the table with your 12s, and take them into your hand.
take-1-done = Four 9s in your hand, and your opponent draws two cards instead.
take-1-leave = You didn’t take them. With them, you would have four 9s in your hand.
take-1-miss = That attacks nothing. Lay your two 12s.
take-2 = The end is near, and every card in your hand costs a point. Attack the two 3s, but don’t take them.
take-2-done = Your opponent must take them back, or discard them and draw two: four points worse either way.
take-2-take = That’s two more cards in your hand: if the game ends now, they cost you two points.
take-2-miss = That attacks nothing. Lay your two 10s.

answer = Under attack
answer-idea = Back into your hand, or onto the discard pile
answer-1 = Your two 11s were attacked, but not taken. You have two more in your hand: take them back.
answer-1-done = Four 11s. Next time they’ll be much harder to attack.
answer-1-miss = Look at the row: nothing there is worth the 11s.
answer-2 = Your 2 was attacked, but not taken. It’s no great loss, and the row has an 8 to go with your other three. Discard the 2 and draw the 8.
answer-2-done = An 8 for a 2. Being attacked can be a stroke of luck.
answer-2-miss = Now you have the 2 again. Discard it and draw something better.
answer-2-draw = The 2 is gone, but you didn’t draw the 8.

draw = Drawing
draw-idea = From the row or from the pile
draw-1 = Your two 4s were taken. For each of them you draw a card, from the row or from the pile. Draw what goes with your 9s.
draw-1-done = You lost two small cards and now hold four 9s.
draw-1-miss = That doesn’t go with your 9s. The row has two of them.
draw-2 = You draw three cards, one at a time. Make sure you get the joker and the 10; the third can be any card.
draw-2-done = Three 10s and a joker: a strong set of four. The row is refilled only after you’ve drawn all your cards.
draw-2-miss = You could have had both the joker and the 10.

safe = Hard to beat
safe-idea = Your first tactic: sets that stay
safe-1 = High cards are good for attack, many cards are good for defence. Lay the set that is hardest to attack.
safe-1-done = Only five cards of one higher value attack five 3s. These points will most likely stay.
safe-1-miss = That’s easy to attack. Which of your sets has so many cards that few can match it?
safe-2 = Your opponent has three cards. Lay a set that they can’t possibly attack.
safe-2-done = No one can lay four cards out of three.
safe-2-miss = Three cards might be enough against that. Lay more cards than your opponent has.
safe-3 = Everyone saw your opponent take three 9s. Lay a set that these 9s can’t attack.
safe-3-done = No 9 attacks a 10. It pays to remember the cards you’ve seen go into a hand.
safe-3-miss = The same number of 9s would attack that set.

end = The end
end-idea = Laying your last card, and counting
end-1 = A player who lays their last card ends the game at once. Do it.
end-1-done = Thirteen cards in front of you and none in hand. Your last set attacks no one, and no one attacks it.
end-1-miss = You have one card left, and the game goes on. Lay both 8s together.
end-2 = Your opponent has one card left and will end the game next turn. Cards in front of you count for you, cards in your hand against you. Lay so that you win.
end-2-done = 15 in front and 1 in hand make 14. Your opponent has 13.
end-2-miss = You had too many cards left in your hand. Lay as many as you can.

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know all you need. Lay more than one card at a time, and keep an eye on how many cards your opponent has.
