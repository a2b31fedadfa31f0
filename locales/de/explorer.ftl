# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Explorer
explorer-how = Sieh, was von hier aus gespielt wurde und wie diese Partien ausgingen.
explorer-here = Partien auf diesem Server
explorer-move = Zug
explorer-games = Partien
explorer-average = Ø Wertung
explorer-drawn = Remis
explorer-first = Erster Spieler
explorer-second = Zweiter Spieler
explorer-results-spoken = { $first } gewann { $won }, Remis { $drawn }, { $second } gewann { $lost }
explorer-others = { $count ->
    [one] und ein weiterer Zug in dieselbe Stellung, von einer anderen Seite gesehen
   *[other] und { $count } weitere Züge in dieselbe Stellung, von anderen Seiten gesehen
  }
explorer-none = Hier gibt es noch keine Partien. Du betrittst Neuland.
explorer-loading = Partien werden gesucht …
explorer-running = Solange diese Partie läuft, bleibt der Explorer geschlossen.
explorer-players = Spieler
explorer-players-people = Nur Menschen
explorer-players-bots = Mit Bots
explorer-pace = Bedenkzeit
explorer-rating = Wertung
explorer-least = ab { $rating }
explorer-outline = Partien mit anderer Verteilung der Steine
explorer-about-outline = Ebenso viele Züge gespielt und Farben gewählt wie hier.
explorer-book = Buch des stärksten Bots
explorer-about-book = Was unser stärkster Bot in Partien gegen sich selbst gewählt hat. Niemand sonst hat diese Partien gespielt.
explorer-latest = Neueste Partien
explorer-spoken = Hier gespielte Züge: { $moves }. Züge im Buch: { $book }.
explorer-without-claim = Ziehen, ohne zu wählen
