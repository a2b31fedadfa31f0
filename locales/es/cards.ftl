# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [1] un { $card }
   *[other] { $card }
}
set-of = { $count ->
    [1] { $cards }
    [2] dos { $cards }
    [3] tres { $cards }
    [4] cuatro { $cards }
    [5] cinco { $cards }
    [6] seis { $cards }
    [7] siete { $cards }
    [8] ocho { $cards }
   *[other] { $count } { $cards }
}
set-jokers = { $count ->
    [1] un comodín
    [2] dos comodines
    [3] tres comodines
    [4] cuatro comodines
    [5] cinco comodines
   *[other] { $count } comodines
}
set-and-jokers = { $set } y { $jokers }
lay-set = Poner { $set }
one-fewer = Una carta menos
one-more = Una carta más
joker-about = Un comodín toma el valor de las cartas con las que lo pones. Los comodines solos superan a todo.

## An attack: the question, and answers with what comes of them
ask-take = ¿Te llevas { $set } de { $name }?
answer-take-about = { $count ->
    [1] a tu mano; { $name } roba una carta
   *[other] a tu mano; { $name } roba { $count } cartas
}
answer-leave-about = { $name } decide: recuperarla, o descartarla y robar
ask-keep = { $name } no se lleva tu combinación: { $set }
answer-reclaim-about = a tu mano
answer-discard-about = { $count ->
    [1] una carta, de la fila o del mazo
   *[other] { $count } cartas, de la fila o del mazo
}

## What everybody has
in-front = { $count ->
    [one] { $count } carta delante
   *[other] { $count } cartas delante
}
score-now = Si acabara ahora: { $front } − { $hand } = { $score }
score-end = Resultado: { $front } − { $hand } = { $score }
score-now-about = Cartas delante de ti menos cartas en tu mano
pile-left = quedan { $count }
