# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
set-of = { $count ->
    [1] jedna { $card }
    [2] dwie { $card }
    [3] trzy { $card }
    [4] cztery { $card }
    [5] pięć { $card }
    [6] sześć { $card }
    [7] siedem { $card }
    [8] osiem { $card }
   *[other] { $count } { $card }
}
set-jokers = { $count ->
    [1] dżoker
    [2] dwa dżokery
    [3] trzy dżokery
    [4] cztery dżokery
    [5] pięć dżokerów
   *[other] { $count } dżokerów
}
set-and-jokers = { $set } i { $jokers }
lay-set = Wyłóż: { $set }
one-fewer = O jedną kartę mniej
one-more = O jedną kartę więcej

## An attack: the question, and answers with what comes of them
ask-take = Atakujesz: { $set } ({ $name }). Bierzesz?
answer-take-about = { $count ->
    [1] na rękę; { $name } dobiera kartę
    [few] na rękę; { $name } dobiera { $count } karty
   *[other] na rękę; { $name } dobiera { $count } kart
}
answer-leave-about = { $name } bierze go z powrotem albo odrzuca i dobiera
ask-keep = { $name } nie bierze twojego zestawu: { $set }
answer-reclaim-about = na rękę
answer-discard-about = { $count ->
    [1] jedną kartę, z rzędu albo ze stosu
    [few] { $count } karty, z rzędu albo ze stosu
   *[other] { $count } kart, z rzędu albo ze stosu
}

## What everybody has
in-front = karty na stole
score-now = Gdyby teraz był koniec: { $front } − { $hand } = { $score }
score-now-about = Karty przed tobą minus karty na ręce
pile-left = zostało { $count }
