# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } online
preview-site-about = Play friends, people online or bots. Free, no sign-up.
preview-invite = { $name } invites you to { $game }
preview-invite-about = Open the link and play. No account needed.
preview-live = { $names }: { $game }, live
preview-live-about = Watch the game move by move.
preview-finished = { $names }: { $game }
preview-finished-about = Replay the game and see where it was decided.
preview-lesson = Learn { $game }
preview-lesson-about = Short interactive lessons, one idea each.
preview-rules = { $game } rules
preview-rules-about = The rules with examples that you can try on the spot.
preview-study = { $game } analysis
preview-study-about = A position to explore: try moves, follow lines, share what you find.
preview-play = Play { $game }
preview-play-about = Against a friend, someone online or a bot. Free, no sign-up.
preview-puzzle = { $game } puzzle
preview-puzzle-about = Only one move is right. Can you find it?
preview-saved-study = { $name }
preview-saved-study-about = A study with variations, comments and arrows. Click through it move by move.
