# The lessons of Linko! A lesson has a title and an idea; a step its task, what is said when it is done, and answers to other moves.

aim = What it’s about
aim-idea = Cards in front of you, not in your hand
aim-1 = Everyone starts with 13 cards. Beside the pile, six more lie face up: the row. Each turn you lay one set, a single card or several of the same value. At the end, each card in front of you scores a point, and each card in your hand costs one. Lay any set.
aim-1-done = These are yours for now. Someone with the same number of higher cards can snatch them away.
aim-2 = When someone has no cards left, the game is over. You have three cards, all of the same value. Lay them all and count.
aim-2-done = 13 in front of you, none in your hand. Your opponent has 9 in front and 4 in hand: that makes 5.
aim-2-miss = You still have cards in your hand, so the game goes on. What if you lay all your 6s together?

set = A set
set-idea = What you can lay
set-1 = You don’t have to lay all your cards of a value, but more cards are more points. Lay a set of at least three.
set-1-done = Three points at once. New sets go on top of the old ones, and only the top one can be attacked.
set-1-miss = That set is smaller. You have three 2s and three 7s.
set-2 = You can also hold some back. Lay exactly two of your 7s and keep the third.
set-2-done = Two points now, and one 7 for later. How many you lay decides whom you can attack, and who can attack you.
set-2-miss = That’s not a pair of 7s. How many cards does the task ask for?

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
end-1 = A player who lays their last card ends the game at once. Try it.
end-1-done = Thirteen cards in front of you and none in hand. Your last set attacks no one, and no one attacks it.
end-1-miss = You have one card left, and the game goes on. Lay both 8s together.
end-2 = Your opponent has one card left and will end the game next turn. Cards in front of you count for you, cards in your hand against you. Lay so that you win.
end-2-done = 15 in front and 1 in hand make 14. Your opponent has 13.
end-2-miss = You had too many cards left in your hand. Lay as many as you can.

round = More than one opponent
round-idea = Whom to attack, and whom to fear
round-1 = Four at the table. Attack the player who has the most cards in front of them.
round-1-done = Three points less for the leader. With several opponents, look first at who is winning.
round-1-other = That attacks someone, but not the leader. Who has laid the most cards, and how many are in their top set?
round-1-miss = That attacks no one. The leader’s top set has three 8s: what beats it?
round-2 = Three players lay before it’s your turn again. Everyone knows some of their cards: three 9s, two 12s and a 10. Lay a set that none of these can attack.
round-2-done = It stays, at least against everything you know. The more players, the rarer a set that survives the round.
round-2-miss = One of those known sets would snatch it. Count again: how many cards of which value do they have?

bait = Bait
bait-idea = Losing a card to win a better one
bait-1 = A joker lies in the row, but only players who lose a set may draw. Your opponent is known to hold a 6. Lay a single card that this 6 will attack, and draw the joker.
bait-1-done = A weak card for a joker. Your opponent took it, and you got what you wanted.
bait-1-draw = You drew something else, and the joker is still in the row. Which card was worth the sacrifice?
bait-1-miss = Your opponent’s 6 can’t attack that. Which single cards does it beat?
bait-2 = Your opponent has laid a single 1, and two jokers lie in the row. If you attack, they get to draw. Attacks are automatic, so lay a set that attacks no one.
bait-2-done = The bait stays on the hook. Not every attack is worth what the owner draws.
bait-2-attack = The 1 is gone, and its owner can draw a joker. What could you lay that isn’t a single card?

hold = Hold or lay
hold-idea = Strong cards early and late
hold-1 = Your opponent has many cards, so there’s time. Jokers are worth more in an attack later on. Lay at least three cards, but no joker.
hold-1-done = Three points, and both jokers still in your hand.
hold-1-joker = You spent a joker on nothing in particular. Which three cards go together without one?
hold-1-miss = Fewer than three cards. Which value do you have three times?
hold-2 = Your opponent has one card left: this is your last turn. Now nothing is worth holding back. Lay as many cards as you can.
hold-2-done = Five cards laid, one left in hand. At the end a joker is just another point.
hold-2-miss = You could lay more. Jokers go with anything: how big a set of 6s can you make?

count = Counting cards
count-idea = What can still attack you?
count-1 = There are eight cards of each value and five jokers. Look around: the 13s and the jokers are all in sight. Lay two or more cards that no one can attack.
count-1-done = Nothing that beats 12s is left in anyone’s hand.
count-1-miss = There may be enough higher cards for that. For which of your pairs is everything that beats it already in sight?
count-2 = Count again. How many 12s and 13s are still unseen, and are there any jokers? Lay two or more cards that no one can attack.
count-2-done = Two 12s and two 13s are still hidden, but beating three 11s takes three of a kind. There’s safety in numbers.
count-2-miss = What you can’t see might be enough to attack that. Which of your sets has more cards than anyone can have of a higher value?

dry = Nothing left to draw
dry-idea = The other way a game ends
dry-1 = The pile is used up, and one card is left in the row. When that’s gone too, the game ends at once. You’re ahead: force your opponent to draw.
dry-1-done = The last card is drawn, and the game is over with you in the lead.
dry-1-leave = You didn’t take the 9s, so your opponent can simply take them back and draw nothing. How do you make them draw?
dry-1-miss = That attacks nothing, so no one draws. Which of your sets beats two 9s?
dry-2 = Now you’re behind, and again a single card is left to draw. You need time. Lay a set that attacks no one.
dry-2-done = The game goes on, and you can catch up. Before you attack near the end, look at the pile and the score.
dry-2-attack = That attacks the 9s. If the owner draws the last card, the game is over, and you’re behind. What else could you lay?

match = A whole match
match-idea = Points add up over several games
match-1 = In a match, the points of all games are added up, and everyone starts equally often. This is the last game, and you’re 6 points ahead overall. Your opponent will lay their last card next turn. Lay enough to stay ahead.
match-1-done = 9 against 13: you lost this game by 4 points and won the match by 2.
match-1-miss = Even with your 6 points, that isn’t more than your opponent has. Each card you lay counts double: one more in front of you, one fewer in your hand.
match-2 = The last game of a match with three players. Before it, you had 14 points, Opponent 1 had 22 and Opponent 2 had 11. Attack the player who leads the match, even though someone else leads this game.
match-2-done = In a match, totals count. Opponent 1 can lose this game and still win the match, so that’s where to take points away.
match-2-other = That hits Opponent 2, who leads this game but is last in the match. Whose total is the highest?
match-2-miss = That attacks no one. Opponent 1 has two 4s on top: which of your sets beats them?

game = Your first game
game-idea = A whole game against a gentle bot
game-about = You know everything you need. Lay more than one card at a time, and keep an eye on how many cards your opponent has.
