# The coach at a first game against bots, and hints. Loaded when somebody needs them.
coach-title = Coach
coach-quiet = I’m watching. Take your time.
coach-off = No more tips
hint-more = Show the move
hint-begin = Start with { $at }. Can you see the rest?
hint-whole = A good move: “{ $move }”

## YINSH
coach-yinsh-phase-place = Spread your rings out. Rings near the middle reach further; rings side by side get in each other’s way.
coach-yinsh-phase-move = The goal is five of your markers in a line. Each row lets you take one of your rings off, and that is how you win.
coach-yinsh-phase-row = The five markers go back to the pool, so the line is gone. What you keep is the ring.
coach-yinsh-phase-ring = Give up the ring that does the least: one that is hemmed in, or far from your markers.
coach-yinsh-first-marker = Your first marker. Markers never move, but every ring that jumps over them flips them.
coach-yinsh-flipped-mine = You jumped, so every marker on the way flipped: theirs became yours, and yours theirs.
coach-yinsh-flipped-theirs = They jumped over some markers and flipped them. Don’t build where they can jump next.
coach-yinsh-four-mine = Four in a line! One more and the row is yours. See how you can fill the gap or flip it.
coach-yinsh-four-theirs = Careful, they have four in a line. Jump over that line to flip a marker, or put a ring in the gap.
coach-yinsh-row-mine = Five in a line, well done! Now take the row off.
coach-yinsh-row-theirs = They have a row and take a ring off. That leaves them one ring fewer to move.
coach-yinsh-ring-mine = That ring counts for you. The price: you go on with one ring fewer.
coach-yinsh-ring-theirs = That ring counts for them. The price: they go on with one ring fewer.
coach-yinsh-few-markers = Only a few markers are left. When they run out, the player with more rings off wins.

## LYNGK
coach-lyngk-phase-claim-or-move = No hurry to claim. Wait until a colour tops stacks that are worth it; you have only two claims.
coach-lyngk-phase-move = You’re building towards five different colours with one of yours on top.
coach-lyngk-two = A stack of two. The colour on top decides whose it is; until someone claims that colour, both of you can move it.
coach-lyngk-three = Three different colours. Keep in mind which two are missing, and where they lie.
coach-lyngk-four = A stack of four! One piece of the missing colour makes it five. Who gets there first?
coach-lyngk-joker = There’s a joker in that stack. It counts as any colour, so a stack with it is easier to finish.
coach-lyngk-claimed-mine = That colour is yours now: only you move what it tops, and it can land on stacks of any height.
coach-lyngk-claimed-theirs = They claimed a colour. You can’t move what it tops any more, but you can put your own pieces on it.
coach-lyngk-linked-mine = You travelled via your own colour: that is the LYNGK-rule. It makes a scattered colour strong.
coach-lyngk-linked-theirs = They travelled via their own colour: the LYNGK-rule. Cover the pieces in between to cut them off.
coach-lyngk-neutral-five = Five colours, but the top belongs to no one. That stack stays and scores for neither of you.
coach-lyngk-five-mine = A stack of five with your colour on top: your point!
coach-lyngk-five-theirs = They completed a stack of five, and that is a point. Watch the stacks of four that their colours can reach.

## Linko!
coach-linko-phase-lay = Cards in front of you score, cards in your hand cost. Several equal cards at once get you ahead and are harder to snatch.
coach-linko-phase-attack = Take the cards if they fit what you hold. If you don’t, their owner decides.
coach-linko-phase-answer = Take your cards back to lay them again, or discard them and draw new ones.
coach-linko-phase-draw = The row shows what you get. Look for cards like the ones you have.
coach-linko-single = A single card is quick to lay and quick to lose: any higher card beats it.
coach-linko-big-set = A big set. To snatch it, someone needs just as many cards, and higher ones.
coach-linko-joker = A joker takes the value of the cards it is laid with. Jokers on their own beat everything.
coach-linko-attacked = Your set attacks one with the same number of cards and a lower value, which has to leave the table.
coach-linko-attacked-me = They attacked your top set: the same number of cards, but higher. Whatever happens, it leaves the table.
coach-linko-took = Yours now. Cards in hand cost a point each, so lay them again soon.
coach-linko-taken-from-me = They took your cards. You draw the same number of new ones; pick what goes with your hand.
coach-linko-left = You didn’t take it. Its owner takes it back or discards it and draws new cards.
coach-linko-reclaimed = Back in your hand. You can lay them again, perhaps with one more.
coach-linko-discarded = Gone for good. The new cards may fit better.
coach-linko-drew = Cards that match what you hold make bigger sets.
coach-linko-few-mine = Only a few cards left! When your hand is empty, the game ends at once.
coach-linko-few-theirs = Someone has hardly any cards left. The game ends when their hand is empty: get your points on the table.
