# LYNGK: why a move is refused, and why no game ever looks like a set-up.

## Colours, and how a stack is named
## Sentences take these as they stand.

lyngk-colour-ivory = marfil
lyngk-colour-blue = azul
lyngk-colour-red = rojo
lyngk-colour-green = verde
lyngk-colour-black = negro
lyngk-piece-joker = comodín
lyngk-stack-on-board = la pila de { $at }
lyngk-stack-taken = la pila { $number } conseguida por el asiento { $seat }
lyngk-player-number = el jugador { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = en { $at } hay un comodín, y un comodín solo se mueve dentro de una pila
lyngk-refusal-opponents-stack = arriba en { $at } está el { $colour }, un color que ha reclamado tu rival
lyngk-refusal-two-colours-claimed = ya has reclamado dos colores
lyngk-refusal-already-yours = ya has reclamado el { $colour }
lyngk-refusal-claimed-by-opponent = tu rival ya ha reclamado el { $colour }
lyngk-refusal-nothing-to-follow = después de reclamar hay que mover, y con el { $colour } no tendrías ninguna jugada
lyngk-refusal-one-claim-a-turn = ya has reclamado un color en este turno: ahora mueve
lyngk-refusal-nothing-there = en { $at } no hay nada que mover
lyngk-refusal-stays-where-it-is = una jugada desde { $at } debe terminar sobre otra ficha o pila
lyngk-refusal-lands-on-nothing = { $at } está vacío: una jugada debe terminar sobre una ficha o pila
lyngk-refusal-not-in-line = { $from } y { $to } no están en la misma línea
lyngk-refusal-blocked = el camino de { $from } a { $to } está bloqueado en { $by }
lyngk-refusal-repeated-colour = tanto en { $from } como en { $to } está el { $colour }, y en una pila cada color aparece una sola vez
lyngk-refusal-too-high = la pila de { $to } tendría { $height } fichas, y el máximo son cinco
lyngk-refusal-single-neutral-onto-stack = en { $from } hay una ficha suelta y el { $colour } es neutral, así que solo puede ir sobre otra ficha suelta, no sobre la pila de { $to }
lyngk-refusal-neutral-onto-higher = la pila de { $to } es más alta que la de { $from }, y el { $colour } es neutral
lyngk-refusal-five-stack-stays = la pila de { $at } tiene cinco fichas y se queda donde está
lyngk-refusal-five-stack-blocks = la pila de { $at } tiene cinco fichas: es un obstáculo y nada puede ponerse encima
lyngk-refusal-neutral-has-no-lyngk-points = desde { $from } solo se llegaría a { $to } pasando por otras fichas del mismo color, y el { $colour } es neutral: solo un color reclamado tiene puntos LYNGK
lyngk-refusal-other-colours-lyngk-point = { $at } no es un punto LYNGK para esta jugada: todos deben tener arriba el { $colour }
lyngk-refusal-no-lyngk-way = desde { $from } no se llega a { $to }, ni en línea recta ni por puntos LYNGK de color { $colour }
lyngk-refusal-only-a-lyngk-point = { $at } también tiene arriba el { $colour }, así que es solo un punto LYNGK: la jugada debe seguir desde allí
lyngk-refusal-joker-is-no-lyngk-point = en { $at } hay un comodín, y un comodín nunca es un punto LYNGK
lyngk-refusal-game-over = la partida ha terminado: ya nadie puede mover
lyngk-refusal-too-high-for-six = la pila de { $to } tendría { $height } fichas, y el máximo son seis
lyngk-refusal-six-stack-won = la partida ha terminado: { $by } ha ganado con una pila de seis
lyngk-refusal-six-stack-stays = la pila de { $at } tiene seis fichas y se queda donde está
lyngk-refusal-six-stack-blocks = la pila de { $at } tiene seis fichas y nada puede ponerse encima

## What is wrong with a set-up

lyngk-problem-wrong-count = número de fichas de este tipo ({ $piece }): { $found } en lugar de { $expected }
lyngk-problem-wrong-starter = todavía no se ha movido nada, así que le toca al asiento 0
lyngk-problem-joker-on-top = { $stack } tiene un comodín arriba, pero un comodín nunca se mueve sobre nada
lyngk-problem-too-many-claims = el asiento { $seat } ha reclamado { $count } colores, y el máximo son dos
lyngk-problem-claimed-twice = el { $colour } está reclamado dos veces, pero cada color se puede reclamar una sola vez
lyngk-problem-claim-without-colour = el asiento { $seat } figura con un color reclamado en este turno, pero no tiene ninguno
lyngk-problem-claim-without-move = el asiento { $seat } ha reclamado un color en este turno, pero después no tiene ninguna jugada
lyngk-problem-claims-outnumber-turns = colores reclamados: { $claims }, turnos empezados: { $turns }, pero solo se puede reclamar un color por turno
lyngk-problem-repeated-colour = { $stack } tiene más de una ficha de color { $colour }
lyngk-problem-too-high = { $stack } tiene { $height } fichas, y el máximo son cinco
lyngk-problem-taken-not-five = { $stack } tiene una altura de { $height }, pero solo salen del tablero las pilas de cinco
lyngk-problem-taken-top-not-claimed = { $stack } tiene arriba un color que ese asiento no ha reclamado
lyngk-problem-nothing-to-do = el asiento { $seat } no tiene ninguna jugada, así que le toca al otro asiento
lyngk-problem-not-over = la partida no ha terminado: el asiento { $seat } todavía tiene alguna jugada
lyngk-problem-already-over = la partida ha terminado: nadie tiene ninguna jugada
lyngk-problem-taken-in-six = el asiento { $seat } ha conseguido pilas, pero en la variante de seis fichas se quedan en el tablero
lyngk-problem-too-high-for-six = { $stack } tiene { $height } fichas, y el máximo son seis
lyngk-problem-won-in-standard = solo una pila de seis gana en el acto, y en el juego estándar no las hay
lyngk-problem-no-six-stack = el asiento { $seat } figura como ganador, pero no tiene ninguna pila de seis con un color reclamado arriba

## Themes of puzzles

lyngk-theme-win-in-1 = Ganar en un turno
lyngk-theme-win-in-2 = Ganar en dos turnos
lyngk-theme-win-in-3 = Ganar en tres turnos
lyngk-theme-win-in-more = Ganar en cuatro turnos o más
lyngk-theme-only-defence = Única defensa
lyngk-theme-take-five = Conseguir una pila de cinco
lyngk-theme-claim-now = Reclamar ahora
lyngk-theme-wait = No reclamar todavía
lyngk-theme-jump = Por puntos LYNGK
lyngk-theme-starve = Sin jugadas para el rival
lyngk-theme-tie-break = Deciden las pilas menores
