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
lyngk-stack-taken = la pila { $number } retirada por el asiento { $seat }
lyngk-player-number = el jugador { $number }

## Why a move is refused

lyngk-refusal-joker-is-passive = en { $at } hay un comodín: solo se mueve como parte de una pila
lyngk-refusal-opponents-stack = el color de arriba en { $at } ({ $colour }) lo ha reclamado tu rival
lyngk-refusal-two-colours-claimed = ya has reclamado dos colores
lyngk-refusal-already-yours = ya has reclamado este color ({ $colour })
lyngk-refusal-claimed-by-opponent = tu rival ya ha reclamado este color ({ $colour })
lyngk-refusal-nothing-to-follow = se reclama un color antes de mover, y después de reclamar este ({ $colour }) no podrías mover
lyngk-refusal-one-claim-a-turn = ya has reclamado un color en este turno: ahora mueve
lyngk-refusal-nothing-there = en { $at } no hay nada que mover
lyngk-refusal-stays-where-it-is = un movimiento desde { $at } debe terminar sobre otra ficha o pila
lyngk-refusal-lands-on-nothing = { $at } está vacío: un movimiento debe terminar sobre una ficha o pila
lyngk-refusal-not-in-line = { $from } y { $to } no están en una misma línea
lyngk-refusal-blocked = el camino de { $from } a { $to } está bloqueado en { $by }
lyngk-refusal-repeated-colour = tanto en { $from } como en { $to } hay una ficha del mismo color ({ $colour })
lyngk-refusal-too-high = la pila de { $to } tendría { $height } fichas, y el máximo son cinco
lyngk-refusal-single-neutral-onto-stack = la ficha de { $from } está suelta y su color ({ $colour }) es neutral: solo puede ir sobre otra ficha suelta, no sobre la pila de { $to }
lyngk-refusal-neutral-onto-higher = la pila de { $to } es más alta que la de { $from }, cuyo color ({ $colour }) es neutral
lyngk-refusal-five-stack-stays = la pila de { $at } tiene cinco fichas y se queda donde está
lyngk-refusal-five-stack-blocks = la pila de { $at } tiene cinco fichas: es un obstáculo, y nada se pone sobre ella
lyngk-refusal-neutral-has-no-lyngk-points = desde { $from } solo se llegaría a { $to } pasando por otras fichas del mismo color ({ $colour }), y ese color es neutral: solo un color reclamado tiene puntos LYNGK
lyngk-refusal-other-colours-lyngk-point = { $at } no es un punto LYNGK para este movimiento: todos deben tener arriba el mismo color ({ $colour })
lyngk-refusal-no-lyngk-way = desde { $from } no se llega a { $to } ni en línea recta ni por puntos LYNGK de este color ({ $colour })
lyngk-refusal-only-a-lyngk-point = { $at } tiene arriba el mismo color ({ $colour }): es solo un punto LYNGK, y el movimiento debe seguir desde allí
lyngk-refusal-joker-is-no-lyngk-point = en { $at } hay un comodín, y un comodín no es un punto LYNGK
lyngk-refusal-game-over = la partida ha terminado: ya nadie puede mover
lyngk-refusal-too-high-for-six = la pila de { $to } tendría { $height } fichas, y el máximo son seis
lyngk-refusal-six-stack-won = la partida ha terminado: { $by } ha ganado con una pila de seis
lyngk-refusal-six-stack-stays = la pila de { $at } tiene seis fichas y se queda donde está
lyngk-refusal-six-stack-blocks = la pila de { $at } tiene seis fichas, y nada se pone sobre ella

## What is wrong with a set-up

lyngk-problem-wrong-count = número de fichas de este tipo ({ $piece }): { $found } en lugar de { $expected }
lyngk-problem-wrong-starter = todavía no se ha movido nada, así que le toca al asiento 0
lyngk-problem-joker-on-top = { $stack } tiene un comodín arriba, pero un comodín nunca se mueve sobre nada
lyngk-problem-too-many-claims = colores reclamados por el asiento { $seat }: { $count }, pero solo puede reclamar dos
lyngk-problem-claimed-twice = un color ({ $colour }) está reclamado dos veces, pero solo hay una ficha con la que reclamarlo
lyngk-problem-claim-without-colour = el asiento { $seat } habría reclamado un color en este turno, pero no tiene ninguno
lyngk-problem-claim-without-move = el asiento { $seat } ha reclamado un color en este turno, pero después no puede mover
lyngk-problem-claims-outnumber-turns = colores reclamados: { $claims }, turnos empezados: { $turns }, pero en un turno solo se puede reclamar un color
lyngk-problem-repeated-colour = { $stack } tiene más de una ficha del mismo color ({ $colour })
lyngk-problem-too-high = { $stack } tiene { $height } fichas, y el máximo son cinco
lyngk-problem-taken-not-five = { $stack } tiene { $height ->
        [one] { $height } ficha
       *[other] { $height } fichas
    }, pero solo se retiran pilas de cinco
lyngk-problem-taken-top-not-claimed = { $stack } tiene arriba un color que ese asiento no ha reclamado
lyngk-problem-nothing-to-do = el asiento { $seat } no puede hacer nada, así que el turno pasa al otro asiento
lyngk-problem-not-over = la partida no ha terminado, porque el asiento { $seat } todavía puede hacer algo
lyngk-problem-already-over = la partida ha terminado, porque nadie puede hacer nada
lyngk-problem-taken-in-six = el asiento { $seat } ha retirado pilas, pero en la variante de seis fichas se quedan en el tablero
lyngk-problem-too-high-for-six = { $stack } tiene { $height } fichas, y el máximo son seis
lyngk-problem-won-in-standard = solo una pila de seis gana en el acto, y en el juego estándar no las hay
lyngk-problem-no-six-stack = el asiento { $seat } habría ganado, pero no tiene ninguna pila de seis con un color reclamado arriba
