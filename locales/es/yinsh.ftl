# YINSH: why a move is refused, and why no game ever looks like a set-up.

## The players, and what can stand on a space
## Sentences take these as they stand.

yinsh-colour-white = las blancas
yinsh-colour-black = las negras
yinsh-piece-white-ring = un anillo blanco
yinsh-piece-black-ring = un anillo negro
yinsh-piece-white-marker = un marcador blanco
yinsh-piece-black-marker = un marcador negro

## Why a move is refused

yinsh-refusal-won = la partida ha terminado: { $winner } han ganado al retirar un tercer anillo
yinsh-refusal-won-in-blitz = la partida ha terminado: { $winner } han ganado el blitz al retirar un anillo
yinsh-refusal-no-more-moves = la partida ha terminado: ya no se puede mover ningún anillo
yinsh-refusal-rings-to-place = aún faltan anillos por colocar: { $by } deben colocar uno ahora
yinsh-refusal-all-rings-placed = todos los anillos están colocados: a partir de ahora se mueven
yinsh-refusal-placed-on-piece = un anillo se coloca en un espacio vacío, y en { $at } hay { $piece }
yinsh-refusal-no-ring-there = { $by } deben mover un anillo, y en { $from } no hay ninguno
yinsh-refusal-moves-foreign-ring = el anillo de { $from } es de { $owner }, y les toca a { $by }
yinsh-refusal-ring-stays = el anillo de { $from } debe moverse a otro espacio
yinsh-refusal-not-straight = un anillo se mueve en línea recta, y { $from } y { $to } no están en la misma línea
yinsh-refusal-lands-on-piece = un anillo debe detenerse en un espacio vacío, y en { $to } hay { $piece }
yinsh-refusal-jumps-ring = un anillo puede saltar sobre marcadores, pero no sobre anillos, y en { $over } hay uno
yinsh-refusal-goes-on-after-markers = después de saltar sobre marcadores, un anillo debe detenerse en el primer espacio vacío: { $stop }, no { $to }
yinsh-refusal-row-first = { $by } tienen una fila y deben retirarla ahora
yinsh-refusal-ring-first = { $by } han retirado una fila y ahora deben retirar un anillo
yinsh-refusal-no-row-to-take = los marcadores solo salen del tablero en filas de cinco, y no hay ninguna
yinsh-refusal-no-ring-to-take = un anillo solo se retira después de una fila
yinsh-refusal-row-not-straight = una fila es recta, y { $first } y { $last } no están en la misma línea
yinsh-refusal-row-not-five = una fila tiene exactamente cinco marcadores, y de { $first } a { $last } hay { $points }
yinsh-refusal-foreign-row = esa fila es de { $owner }: antes { $by } retiran una de las suyas
yinsh-refusal-piece-in-row = una fila de { $by } solo tiene marcadores de su color, y en { $at } hay { $piece }
yinsh-refusal-gap-in-row = los cinco marcadores de una fila van seguidos, y { $at } está vacío
yinsh-refusal-takes-no-ring = { $by } deben retirar un anillo, y en { $at } no hay ninguno
yinsh-refusal-takes-foreign-ring = el anillo de { $at } es de { $owner }, y { $by } deben retirar uno de los suyos

## What is wrong with a set-up

yinsh-problem-too-many-markers = marcadores en el tablero: { $markers }, pero el juego solo tiene 51
yinsh-problem-too-many-rings = anillos de { $colour }: { $on_board } en el tablero y { $removed } retirados, pero solo hay cinco
yinsh-problem-rings-missing = anillos de { $colour }: { $on_board } en el tablero y { $removed } retirados, y una vez colocados todos deberían sumar cinco
yinsh-problem-all-rings-placed = los diez anillos están colocados, así que la fase no puede ser «place»
yinsh-problem-placed-out-of-turn = anillos colocados: { $white } de las blancas y { $black } de las negras, así que no puede tocarles a { $turn } colocar uno
yinsh-problem-markers-while-placing = marcadores en el tablero: { $markers }, pero solo aparecen cuando todos los anillos están colocados
yinsh-problem-removed-while-placing = hay anillos retirados (las blancas: { $white }, las negras: { $black }) antes de que todos estén colocados
yinsh-problem-too-many-removed = { $colour } han retirado { $removed } anillos, pero con el tercero termina la partida
yinsh-problem-too-many-removed-in-blitz = { $colour } han retirado { $removed } anillos, pero en el blitz la partida termina con el primero
yinsh-problem-two-winners = los dos jugadores han retirado suficientes anillos para ganar, pero la partida termina en cuanto lo hace el primero
yinsh-problem-already-won = { $winner } han retirado tres anillos, así que la partida ha terminado
yinsh-problem-already-won-in-blitz = { $winner } han retirado un anillo, así que el blitz ha terminado
yinsh-problem-winner-not-last = { $winner } han ganado al retirar un anillo, así que la última decisión (turn) fue de { $winner }
yinsh-problem-pool-empty = la reserva está vacía y no hay ninguna fila que retirar, así que la partida ha terminado
yinsh-problem-nobody-can-move = ninguno de los dos jugadores puede mover un anillo, así que la partida ha terminado
yinsh-problem-not-over = la partida no ha terminado: nadie ha retirado suficientes anillos y todavía se puede mover alguno
yinsh-problem-must-pass = { $turn } no pueden mover ningún anillo, así que le toca a su rival
yinsh-problem-black-moves-first = todavía no se ha movido ningún anillo, así que les toca a las blancas
yinsh-problem-row-left-on-board = la fila { $first }-{ $last } de { $colour } ya debería estar retirada
yinsh-problem-no-row-to-take = { $colour } no tienen ninguna fila que retirar
yinsh-problem-row-not-returned = marcadores en la reserva: { $pool }, pero deberían estar en ella los cinco de la fila recién retirada

## Themes of puzzles

yinsh-theme-win-in-1 = Ganar en un turno
yinsh-theme-win-in-2 = Ganar en dos turnos
yinsh-theme-win-in-3 = Ganar en tres turnos
yinsh-theme-only-defence = Única defensa
yinsh-theme-row-now = Completar una fila
yinsh-theme-two-rows = Dos filas a la vez
yinsh-theme-break-row = Romper una amenaza
yinsh-theme-flip-five = Voltear y formar fila
yinsh-theme-choice-in-six = ¿Qué cinco?
yinsh-theme-which-ring = ¿Qué anillo?
yinsh-theme-quiet = Jugada tranquila
