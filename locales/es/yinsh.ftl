# YINSH: why a move is refused, and why no game ever looks like a set-up.

## The players, and what can lie on a point
## Sentences take these as they stand.

yinsh-colour-white = Blanco
yinsh-colour-black = Negro
yinsh-piece-white-ring = un anillo blanco
yinsh-piece-black-ring = un anillo negro
yinsh-piece-white-marker = un marcador blanco
yinsh-piece-black-marker = un marcador negro

## Why a move is refused

yinsh-refusal-won = la partida ha terminado: { $winner } ha ganado al retirar un tercer anillo
yinsh-refusal-won-in-blitz = la partida ha terminado: { $winner } ha ganado el blitz al retirar un anillo
yinsh-refusal-no-more-moves = la partida ha terminado: ya no se puede mover ningún anillo
yinsh-refusal-rings-to-place = aún no están colocados todos los anillos: { $by } debe colocar uno ahora
yinsh-refusal-all-rings-placed = todos los anillos están ya colocados: ahora se mueven
yinsh-refusal-placed-on-piece = un anillo se coloca en una intersección libre, y en { $at } hay { $piece }
yinsh-refusal-no-ring-there = { $by } debe mover un anillo, y en { $from } no hay ninguno
yinsh-refusal-moves-foreign-ring = el anillo de { $from } es de { $owner }, y le toca mover a { $by }
yinsh-refusal-ring-stays = el anillo de { $from } debe moverse a otra intersección
yinsh-refusal-not-straight = un anillo se mueve en línea recta, y { $from } y { $to } no están en una misma línea
yinsh-refusal-lands-on-piece = un anillo debe detenerse en una intersección libre, y en { $to } hay { $piece }
yinsh-refusal-jumps-ring = un anillo puede saltar marcadores pero no anillos, y en { $over } hay uno
yinsh-refusal-goes-on-after-markers = después de saltar marcadores, un anillo debe detenerse en la primera intersección libre: en { $stop }, no en { $to }
yinsh-refusal-row-first = { $by } tiene una fila y debe retirarla ahora
yinsh-refusal-ring-first = { $by } ha retirado una fila y debe retirar ahora un anillo
yinsh-refusal-no-row-to-take = los marcadores solo se retiran en una fila de cinco, y no hay ninguna
yinsh-refusal-no-ring-to-take = un anillo solo se retira después de una fila
yinsh-refusal-row-not-straight = una fila es recta, y { $first } y { $last } no están en una misma línea
yinsh-refusal-row-not-five = se retiran exactamente cinco marcadores, y de { $first } a { $last } la longitud es { $points }
yinsh-refusal-foreign-row = esa fila es de { $owner }, y { $by } debe retirar ahora una fila propia
yinsh-refusal-piece-in-row = una fila de { $by } solo tiene marcadores de su color, y en { $at } hay { $piece }
yinsh-refusal-gap-in-row = los cinco marcadores de una fila están uno junto a otro, y { $at } está libre
yinsh-refusal-takes-no-ring = { $by } debe retirar un anillo, y en { $at } no hay ninguno
yinsh-refusal-takes-foreign-ring = el anillo de { $at } es de { $owner }, y { $by } debe retirar uno propio

## What is wrong with a set-up

yinsh-problem-too-many-markers = hay { $markers } marcadores en el tablero, pero solo existen 51
yinsh-problem-too-many-rings = anillos de { $colour }: { $on_board } en el tablero y { $removed } fuera de él, pero solo existen cinco
yinsh-problem-rings-missing = anillos de { $colour }: { $on_board } en el tablero y { $removed } fuera de él, cuando deberían ser cinco en total una vez colocados todos
yinsh-problem-all-rings-placed = los diez anillos están colocados, así que la fase no puede ser «place»
yinsh-problem-placed-out-of-turn = anillos colocados: { $white } de Blanco y { $black } de Negro, así que no puede tocarle a { $turn } colocar uno
yinsh-problem-markers-while-placing = marcadores en el tablero: { $markers }, pero solo aparecen cuando todos los anillos están colocados
yinsh-problem-removed-while-placing = hay anillos retirados (Blanco: { $white }, Negro: { $black }) antes de que todos estén colocados
yinsh-problem-too-many-removed = { $colour } ha retirado { $removed } anillos, pero el tercero termina la partida
yinsh-problem-too-many-removed-in-blitz = { $colour } ha retirado { $removed } anillos, pero en el blitz el primero termina la partida
yinsh-problem-two-winners = ambos jugadores han retirado los anillos con los que se gana, pero el primero en hacerlo termina la partida
yinsh-problem-already-won = { $winner } ha retirado tres anillos, así que la partida ha terminado
yinsh-problem-already-won-in-blitz = { $winner } ha retirado un anillo, así que el blitz ha terminado
yinsh-problem-winner-not-last = { $winner } ha ganado al retirar un anillo, así que la última decisión (turn) fue de { $winner }
yinsh-problem-pool-empty = la reserva está vacía y no hay ninguna fila que retirar, así que la partida ha terminado
yinsh-problem-nobody-can-move = ninguno de los dos jugadores puede mover un anillo, así que la partida ha terminado
yinsh-problem-not-over = la partida no ha terminado: nadie ha retirado suficientes anillos, y todavía se puede mover alguno
yinsh-problem-must-pass = { $turn } no puede mover ningún anillo, así que le toca al rival
yinsh-problem-black-moves-first = todavía no se ha movido ningún anillo, así que le toca a Blanco
yinsh-problem-row-left-on-board = la fila { $first }-{ $last } de { $colour } ya debería estar retirada
yinsh-problem-no-row-to-take = { $colour } no tiene ninguna fila que retirar
yinsh-problem-row-not-returned = marcadores en la reserva: { $pool }, pero deberían estar en ella los cinco de la fila recién retirada
