# How a game ended in numbers, the games of a match, the ratings of a guest, and what came of what one asked for.

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
    [4] Empate a pilas de cinco: deciden las pilas de cuatro.
    [3] Empate a pilas de cinco y de cuatro: deciden las pilas de tres.
    [2] Empate a pilas de cinco, de cuatro y de tres: deciden las pilas de dos.
   *[1] Empate a pilas de cinco, de cuatro, de tres y de dos: deciden las fichas sueltas.
  }
tie-unbroken = Igualdad en pilas de todas las alturas: empate.
pool-empty = Gana quien ha retirado más anillos.
pool-empty-draw = Los dos jugadores han retirado el mismo número de anillos: empate.
score-said = { $name }: { $score }
scores-said = { $what } { $scores }.
match-games = Partidas de este encuentro
match-game = Partida { $n }
guest-ratings = Tu Elo
guest-ratings-about = Lo conservas si creas una cuenta en este navegador.
draw-waiting = Has ofrecido empate. Esperando respuesta.
draw-declined = Han rechazado tu oferta de empate.
takeback-waiting = Has pedido deshacer la jugada. Esperando respuesta.
takeback-declined = No han aceptado deshacer la jugada.
taken-back = Jugada deshecha.
card-drawn = Has robado { $set }.
turned-over = Volteados: { $points }.
stack-taken = Pila conseguida: { $stack }.
study-unreadable = No podemos abrir esto. { $why }
rematch-waiting = Has pedido la revancha. Esperando respuesta.
rematch-offered = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }

## Moves in a list, as short as can be
short-claim = reclama { $colour }
short-row = fila { $card }
short-pile = mazo
short-take = se la lleva
short-leave = no se la lleva
short-reclaim = la recupera
short-discard = la descarta
