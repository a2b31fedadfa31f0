# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Esploratore
explorer-how = Guarda che cosa si è giocato da qui e com’è finita.
explorer-here = Partite su questo server
explorer-move = Mossa
explorer-games = Partite
explorer-average = Rating medio
explorer-drawn = pareggio
explorer-first = Primo giocatore
explorer-second = Secondo giocatore
explorer-results-spoken = { $first } vince { $won }, pareggi { $drawn }, { $second } vince { $lost }
explorer-others = { $count ->
    [one] e un’altra mossa verso la stessa posizione, vista da un altro lato
   *[other] e altre { $count } mosse verso la stessa posizione, vista da altri lati
  }
explorer-none = Qui non ci sono ancora partite. Sei in territorio inesplorato.
explorer-loading = Ricerca delle partite…
explorer-running = L’esploratore resta chiuso finché questa partita è in corso.
explorer-players = Giocatori
explorer-players-people = Solo persone
explorer-players-bots = Con bot
explorer-pace = Tempo
explorer-rating = Rating
explorer-least = da { $rating } in su
explorer-outline = Partite con un’altra disposizione
explorer-about-outline = Con lo stesso numero di mosse giocate e di colori acquisiti.
explorer-book = Libro di autogioco
explorer-about-book = Ciò che il nostro bot più forte ha scelto giocando contro sé stesso. Nessun altro ha giocato queste partite.
explorer-latest = Ultime partite
explorer-spoken = Mosse giocate qui: { $moves }. Mosse nel libro: { $book }.
explorer-without-claim = Muovere senza acquisire
