# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Eksplorator
explorer-how = Zobacz, co zagrano w tej pozycji i jak skończyły się te partie.
explorer-here = Partie na tym serwerze
explorer-move = Ruch
explorer-games = Partie
explorer-average = Śr. ranking
explorer-drawn = remis
explorer-first = Pierwszy gracz
explorer-second = Drugi gracz
explorer-results-spoken = { $first }: { $won } wygranych, remisy: { $drawn }, { $second }: { $lost } wygranych
explorer-others = { $count ->
    [one] i jeszcze jeden ruch do tej samej pozycji, widzianej z innej strony
   *[other] i jeszcze ruchy do tej samej pozycji, widzianej z innych stron: { $count }
  }
explorer-none = Nie ma tu jeszcze partii. To nieznany teren.
explorer-loading = Szukanie partii…
explorer-running = Eksplorator pozostaje zamknięty, dopóki ta partia trwa.
explorer-players = Gracze
explorer-players-people = Tylko ludzie
explorer-players-bots = Z botami
explorer-pace = Tempo
explorer-rating = Ranking
explorer-least = od { $rating }
explorer-outline = Partie z innym układem
explorer-about-outline = Tyle samo ruchów i przejętych kolorów co tutaj.
explorer-book = Książka z partii bota
explorer-about-book = To, co nasz najsilniejszy bot wybierał w partiach z samym sobą. Nikt inny ich nie rozegrał.
explorer-latest = Ostatnie partie
explorer-spoken = Ruchy zagrane tutaj: { $moves }. Ruchy w książce: { $book }.
explorer-without-claim = Ruch bez przejmowania
