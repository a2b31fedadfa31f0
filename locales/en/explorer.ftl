# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Explorer
explorer-how = See what was played from here and how those games ended.
explorer-here = Games on this server
explorer-move = Move
explorer-games = Games
explorer-average = Avg. rating
explorer-drawn = draw
explorer-first = First player
explorer-second = Second player
explorer-results-spoken = { $first } won { $won }, drawn { $drawn }, { $second } won { $lost }
explorer-others = { $count ->
    [one] and one more move to the same position, seen from another side
   *[other] and { $count } more moves to the same position, seen from other sides
  }
explorer-none = No games here yet. You’re in new territory.
explorer-loading = Looking for games…
explorer-running = The explorer stays closed while this game is in progress.
explorer-players = Players
explorer-players-people = People only
explorer-players-bots = With bots
explorer-pace = Pace
explorer-rating = Rating
explorer-least = { $rating } and up
explorer-outline = Games with other layouts
explorer-about-outline = The same number of moves played and colours claimed as here.
explorer-book = Self-play book
explorer-about-book = What our strongest bot chose in games against itself. No one else played these games.
explorer-latest = Latest games
explorer-spoken = Moves played here: { $moves }. Moves in the book: { $book }.
explorer-without-claim = Move without claiming
