# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] un { $card }
    [2] dos { $card }
    [3] tres { $card }
    [4] cuatro { $card }
    [5] cinco { $card }
    [6] seis { $card }
    [7] siete { $card }
    [8] ocho { $card }
   *[other] { $count } { $card }
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
in-front = cartas delante
score-now = Si acabara ahora: { $front } − { $hand } = { $score }
score-now-about = Cartas delante de ti menos cartas en tu mano
pile-left = quedan { $count }
