# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Voltea { $count } marcador
   *[other] Voltea { $count } marcadores
}
preview-row = Completa una fila de { $first } a { $last }
preview-way = Pasa por { $points }
preview-result = Resultado: { $piece }
piece-stuck = Esta ficha no se puede mover ahora.
joker-note = Un comodín hace de cualquier color. Nunca se mueve solo: únicamente dentro de una pila.
preview-attacks = Esta combinación ataca a { $names }.
preview-attacks-nobody = Esta combinación no ataca a nadie.
would-be-attacked = será atacada

## What was played, after a name: "Player 2: took the set."
played-place = anillo colocado en { $at }
played-way = de { $from } a { $to }
played-row = fila de { $first } a { $last } retirada
played-off = anillo de { $at } retirado
played-claim = color { $colour } reclamado
played-lay = combinación puesta ({ $set })
played-take = combinación a la mano
played-leave = renuncia a la combinación
played-reclaim = combinación recuperada
played-discard = combinación descartada
played-draw-row = carta robada de la fila ({ $set })
played-draw-pile = carta robada del mazo

## Deciding
what-to-do = Decisión actual
ask-draw = Roba una carta: elige una de la fila o toma la primera del mazo.
ask-draw-row = Roba una carta de la fila.
confirm-move = Confirmar jugada
change-move = Cambiar jugada
game-is-over = Fin de la partida
had-to-pass = { $name } no tenía ninguna jugada legal y ha pasado.
you-had-to-pass = No tenías ninguna jugada legal y has pasado.
light-network = Mostrar mis conexiones LYNGK
marks-offer = ¿Te cuesta distinguir los colores?
marks-offer-yes = Mostrar símbolos
marks-offer-no = No, gracias
claim-draw = Reclamar empate
claim-bot = Que siga un bot
step-back = Jugada anterior
step-on = Jugada siguiente

## Sharing
share = Compartir esta posición
copy-link = Copiar enlace
copy-image = Copiar imagen
save-image = Guardar como { $kind }
hand-on = Compartir con…

## Keys
key-help = Atajos de teclado
key-points = Moverse por el tablero; fuera de él, izquierda y derecha recorren la partida
key-pick = Seleccionar, colocar o jugar
key-effect = Oír qué pasaría al mover a este espacio
key-drop = Cancelar la selección o cerrar un aviso
key-step = Recorrer la partida atrás y adelante
key-reset = Reiniciar turno
key-confirm = Confirmar jugada
key-network = Mostrar u ocultar las conexiones LYNGK
key-sound = Activar o desactivar el sonido
key-this = Mostrar esta lista

## Diagrams in the rules
diagram-of = Diagrama de { $clause }
diagram-try = Pruébalo: puedes mover las fichas.
diagram-may = Permitido: «{ $move }»
diagram-may-not = No permitido: «{ $move }»
diagram-again = Reiniciar
diagram-loading = Cargando diagrama…
print-rules = Imprimir
