# At a table: what is asked, with a line that teaches; the end; chat; sounds.

## What is asked, and a line that teaches
turn-of = { $name } to move
prompt-yinsh-place = Place a ring
teach-yinsh-place = On any empty intersection. Each side places five, then the rings move.
prompt-yinsh-move = Move a ring
teach-yinsh-move = It leaves a marker behind and flips every marker it jumps over.
prompt-yinsh-row = Remove a row
teach-yinsh-row = Five of your markers in a line: select the row to take it off.
prompt-yinsh-ring = Remove a ring
teach-yinsh-ring = One of your own. Each ring you remove brings you closer to winning.
prompt-lyngk-claim-or-move = Claim a colour or move
teach-lyngk-claim-or-move = Only you can move a colour you have claimed. You can claim two.
prompt-lyngk-move = Move a stack
teach-lyngk-move = In a straight line onto the next piece it meets. No colour twice in a stack.
table-acts = Actions
seat-names = Names
close = Close

## The end
end-won = Victory
end-lost = Well played
end-draw = Draw
end-decided = Game over
result-you-score = You won { $best }–{ $worst }
result-wins-score = { $name } won { $best }–{ $worst }
result-turns = { $turns ->
    [one] After { $turns } turn.
   *[other] After { $turns } turns.
  }
result-kind = The review shows where the game turned.
result-rating = Rating
next-level = Next level: { $name }

## Chat. A phrase is sent in English and read in every language.
chat-title = Chat
chat-none = No one has written anything yet.
chat-muted = Muted: you don’t see any messages.
chat-mute = Mute chat in this game
chat-phrases = Quick phrases
phrase-hello = Hello! Have fun!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thinking = Let me think…
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-thanks = Thanks for the game!
phrase-rematch = Another one?
phrase-sorry = Sorry, I have to go.

## Sounds
sound-volume = Volume
sound-haptics = Vibration

## Help against bots
hint = Hint
key-hint = Ask for a hint against bots
setting-tips = Tips in first games
setting-tips-about = A coach comments on your first game of each kind against bots
sound-low = Warn me when my time runs low
setting-bot-pace = Bot speed
bot-pace-quick = Quick
bot-pace-natural = Natural
bot-pace-slow = Slow
