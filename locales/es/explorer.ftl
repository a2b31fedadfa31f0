# The explorer of the analysis board: what was played from a position, how those games went, and a book of the strongest bot.

explorer-title = Explorador
explorer-how = Mira qué se jugó desde aquí y cómo acabaron esas partidas.
explorer-here = Partidas en este servidor
explorer-move = Jugada
explorer-games = Partidas
explorer-average = Elo medio
explorer-drawn = empate
explorer-first = Primer jugador
explorer-second = Segundo jugador
explorer-results-spoken = { $first }: { $won } de victorias; empates: { $drawn }; { $second }: { $lost } de victorias
explorer-others = { $count ->
    [one] y otra jugada que lleva a la misma posición, vista desde otro lado
   *[other] y otras { $count } jugadas que llevan a la misma posición, vista desde otros lados
  }
explorer-none = Aún no hay partidas aquí. Estás en terreno nuevo.
explorer-loading = Buscando partidas…
explorer-running = El explorador permanece cerrado mientras se juega esta partida.
explorer-players = Jugadores
explorer-players-people = Solo personas
explorer-players-bots = Con bots
explorer-pace = Ritmo
explorer-rating = Elo
explorer-least = { $rating } o más
explorer-outline = Partidas con otra disposición
explorer-about-outline = Con el mismo número de jugadas y de colores reclamados que aquí.
explorer-book = Libro de autojuego
explorer-about-book = Lo que eligió nuestro bot más fuerte al jugar contra sí mismo. Nadie más jugó estas partidas.
explorer-latest = Últimas partidas
explorer-spoken = Jugadas hechas aquí: { $moves }. Jugadas en el libro: { $book }.
explorer-without-claim = Mover sin reclamar
