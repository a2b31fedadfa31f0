# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Verkenner
explorer-how = Bekijk wat hier is gespeeld en hoe die partijen afliepen.
explorer-here = Partijen op deze server
explorer-move = Zet
explorer-games = Partijen
explorer-average = Gem. rating
explorer-drawn = remise
explorer-first = Eerste speler
explorer-second = Tweede speler
explorer-results-spoken = { $first } won { $won }, remise { $drawn }, { $second } won { $lost }
explorer-others = { $count ->
    [one] en nog een zet naar dezelfde stelling, van een andere kant gezien
   *[other] en nog { $count } zetten naar dezelfde stelling, van andere kanten gezien
  }
explorer-none = Hier zijn nog geen partijen. Je betreedt nieuw terrein.
explorer-loading = Partijen zoeken…
explorer-running = De verkenner blijft dicht zolang deze partij loopt.
explorer-players = Spelers
explorer-players-people = Alleen mensen
explorer-players-bots = Met bots
explorer-pace = Tempo
explorer-rating = Rating
explorer-least = { $rating } en hoger
explorer-outline = Partijen met een andere opstelling
explorer-about-outline = Met evenveel zetten en geclaimde kleuren als hier.
explorer-book = Zelfspelboek
explorer-about-book = Wat onze sterkste bot koos in partijen tegen zichzelf. Niemand anders heeft deze partijen gespeeld.
explorer-latest = Laatste partijen
explorer-spoken = Hier gespeelde zetten: { $moves }. Zetten in het boek: { $book }.
explorer-without-claim = Zet zonder claim
