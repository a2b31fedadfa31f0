# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Da la vuelta a { $count } marcador
   *[other] Da la vuelta a { $count } marcadores
}
preview-row = Forma una fila de { $first } a { $last }
preview-way = Por { $points }
preview-result = Se convierte en: { $piece }
preview-attacks = Esta combinación ataca a { $names }.
preview-attacks-nobody = Esta combinación no ataca a nadie.
would-be-attacked = sería atacada

## What was played, after a name: "Player 2: took the set."
played-place = anillo colocado en { $at }
played-row = fila { $first }–{ $last } retirada
played-off = anillo de { $at } retirado
played-claim = color reclamado: { $colour }
played-lay = combinación puesta: { $cards }
played-take = combinación tomada
played-leave = combinación no tomada
played-reclaim = combinación recuperada
played-discard = combinación descartada
played-draw-row = { $card } robada de la fila
played-draw-pile = carta robada del mazo

## Deciding
what-to-do = Qué pasa ahora
ask-draw = Roba una carta: una de las descubiertas o a ciegas del mazo.
ask-draw-row = Roba una de las cartas descubiertas.
confirm-move = Jugar
change-move = Elegir otra vez
game-is-over = La partida ha terminado
had-to-pass = { $name } no podía mover y ha pasado.
you-had-to-pass = No tenías ninguna jugada y has pasado.
light-network = Iluminar mi red LYNGK
claim-draw = Reclamar tablas
claim-bot = Que siga un bot
step-back = Un movimiento atrás
step-on = Un movimiento adelante

## Sharing
share = Compartir esta posición
copy-link = Copiar el enlace
copy-image = Copiar como imagen
save-image = Guardar como { $kind }
hand-on = Enviar …

## Keys
key-help = Teclas
key-points = De punto en punto por el tablero; fuera de él, izquierda y derecha recorren la partida
key-pick = Elegir, colocar, jugar
key-effect = Oír qué haría el movimiento a este punto
key-drop = Soltar lo elegido, cerrar un aviso
key-step = Recorrer la partida atrás y adelante
key-reset = Empezar el turno de nuevo
key-confirm = Jugar el movimiento elegido
key-network = Iluminar la red LYNGK
key-sound = Sonido sí o no
key-this = Esta lista

## Diagrams in the rules
diagram-of = Diagrama de { $clause }
diagram-try = Pruébalo: aquí se puede jugar.
diagram-may = Permitido: { $move }
diagram-may-not = No permitido: { $move }
diagram-again = Volver al principio
diagram-loading = Preparando el diagrama …
print-rules = Imprimir
