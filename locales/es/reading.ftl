# Why a move, a position or a record cannot be read: what is expected where something else stands, and what is wrong with a whole record.

## Expected
expected-game = un juego: { $games }
expected-variant = una variante: { $variants }
expected-once = { $name } una sola vez
expected-at-most = como máximo { $most } de estos
expected-missing-field = también el campo { $field }, por ejemplo { $field }={ $example }
expected-no-such-field = solo campos que existan en { $game }
expected-nothing-more = nada después de los campos
expected-field-value = el campo { $field } con esta forma: { $field }={ $example }
expected-number = un número de 0 a { $most } en el campo { $field }
expected-shorter = una línea de { $most } bytes como máximo
expected-yinsh-move = una jugada: f6 coloca un anillo, e5-e9 mueve uno, xe5-e9 retira una fila, xe5 retira un anillo
expected-yinsh-point = espacios del tablero, de a2 a k10
expected-row-order = los extremos de una fila con el espacio menor primero, por columna y después por número
expected-lyngk-move = dos espacios del tablero, como c3-e5, o un color reclamado, como claim:red
expected-lyngk-point = un espacio del tablero, como e5
expected-lyngk-claim = claim: seguido de ivory, blue, red, green o black
expected-lyngk-column = todos los espacios de la columna { $column }, separados por comas ({ $points } en total)
expected-lyngk-stack = una pila de 1 a { $most } de las letras i b r g k w, de abajo arriba
expected-linko-move = una combinación como 7+7+X, una carta de la fila como row:7, o take, leave, reclaim, discard, pile
expected-card = una carta: de 1 a 13, o X
expected-card-order = { $cards }, con los números en orden ascendente y los comodines al final
expected-fitting = cantidades de cartas que cuadren
expected-first-line = la primera línea de una notación: { $line }
expected-header = un encabezado como Seat-0: Ann, o una línea vacía antes de las jugadas
expected-record-of = una notación de { $game }
expected-one-of = un número no mayor que { $count }, porque el texto contiene ese número de notaciones
expected-rules-version = la versión de las reglas, un número a partir de 1
expected-move-number = { $number }. como número de la primera jugada de esta línea
expected-result = un resultado como *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = { $digits } cifras hexadecimales en minúscula
expected-sgf = una jugada como la escribe boardspace.net, por ejemplo { $example }
expected-other-player = una jugada del otro jugador
expected-sgf-moves = un archivo de boardspace.net con al menos una jugada
expected-numbered-turn = un turno numerado como 11.h7-g7;xf3-f7;xi9
expected-turn = el turno { $number }

## Wrong with a whole record
record-too-long = una notación puede tener como máximo { $most } bytes
record-missing = falta el encabezado { $key }
record-later-rules = se jugó con la versión { $version } de las reglas, y este programa solo conoce versiones hasta la { $known }
record-other-result = el resultado anotado es { $recorded }, pero las jugadas llevan a { $played }; quizá falten jugadas
