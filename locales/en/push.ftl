# Notifications that a browser shows although no page is open: titles of push messages.

push-your-turn = Your turn against { $names }
push-time-short = Your time against { $names } is running out
push-challenge = Challenge from { $names }
push-message = { $name } wrote to you
push-round-starts = Round { $round } of { $tournament } has started
push-game-over = Your game against { $names } is over
push-somebody = someone
