# Finding people: search, those one follows, leaderboards.

players-title = Players
players-lead = Search for players, see who’s online, and check the leaderboards.
players-search = Find a player
players-search-hint = Start of the name
players-none = No player’s name starts like that.
lobby-players = Players and leaderboards
clubs-title = Clubs

follow = Follow
follow-whom = Follow { $name }
unfollow = Unfollow
unfollow-whom = Unfollow { $name }
write-to = Message
write-to-whom = Message { $name }
to-messages = Messages
followed-title = People you follow
followed-about = Follow players from their profiles to see here when they’re online and what they’re playing. If they follow you back, you’re friends.
followed-sign-up = With an account, you can follow players and see when they’re online.
followers-title = People who follow you
is-friend = Friend
is-online = Online
is-offline = Offline
followed-watch = Watch their game

leaderboard-title = Leaderboard
leaderboard-class = Pace
leaderboard-about = You’re listed after { $games } rated games, once your rating is stable enough.
leaderboard-none = No one has played enough rated games at this pace yet.
column-place = Place
column-player = Player
column-games = Games

challenge = Challenge
challenge-whom = Challenge { $name } to a game
challenge-about = { $name } is notified right away and has three days to respond.
challenge-send = Send challenge
challenge-refused = { $name } isn’t accepting challenges from you right now.
challenge-there = You and { $name } already have an open challenge.
challenged-by = { $name } challenges you
challenge-take = Play
challenge-decline = Decline
challenges-title = Challenges

sessions-title = Where you’re signed in
session-here = This browser
session-other = Another browser
session-made = signed in { $day }
session-used = last used { $day }
session-end-which = Sign out the browser signed in on { $day }
