# Cómo terminó una partida en números, las partidas de un encuentro y las puntuaciones de un invitado.

## How a game that was played to the end ended
finish-rings = Tres anillos retirados.
finish-first-ring = Primer anillo retirado.
finish-no-markers = No quedan marcadores.
finish-no-moves = No quedan jugadas.
finish-six-stack = Pila de seis completada.
finish-last-card = Última carta puesta.
finish-no-cards = No quedan cartas que robar.

## In numbers
counted-yinsh = Anillos retirados
counted-lyngk = Pilas de cinco
counted-linko = Puntos
stacks-of = { $height ->
    [5] pilas de cinco
    [4] pilas de cuatro
    [3] pilas de tres
    [2] pilas de dos
   *[1] fichas sueltas
  }
tie-broken = { $height ->
    [4] Mismo número de pilas de cinco: decidieron las pilas de cuatro.
    [3] Mismo número de pilas de cinco y de cuatro: decidieron las pilas de tres.
    [2] Mismo número de pilas de cinco, de cuatro y de tres: decidieron las pilas de dos.
   *[1] Mismo número de pilas de todas las alturas: decidieron las fichas sueltas.
  }
tie-unbroken = Mismo número de pilas de todas las alturas y de fichas sueltas: tablas.
pool-empty = Todos los marcadores están en el tablero, así que decidieron los anillos retirados.
pool-empty-draw = Todos los marcadores están en el tablero y se retiró el mismo número de anillos: tablas.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partidas de este encuentro
match-game = Partida { $n }
guest-ratings = Tus puntuaciones
guest-ratings-about = Las conservas si creas una cuenta en este navegador.
draw-waiting = Has ofrecido tablas. Falta la respuesta.
draw-declined = Tu oferta de tablas ha sido rechazada.
takeback-waiting = Has pedido deshacer. Falta la respuesta.
takeback-declined = No se ha aceptado deshacer.
taken-back = Jugada deshecha.
card-drawn = Carta robada: { $card }.
turned-over = Volteados: { $points }.
stack-taken = Pila retirada: { $stack }.
study-unreadable = Esto no se puede abrir. { $why }
rematch-waiting = Has pedido la revancha. Falta la respuesta.
rematch-offered = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }

## Jugadas en una lista, lo más cortas posible
short-claim = color: { $colour }
short-row = fila: { $card }
short-pile = mazo
short-take = llevar
short-leave = dejar
short-reclaim = recuperar
short-discard = descartar
