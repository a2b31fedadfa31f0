# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words
cards-of = { $count ->
    [one] { $card ->
        [1] jedynka
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
        [10] dziesiątka
        [11] jedenastka
        [12] dwunastka
       *[13] trzynastka
    }
    [few] { $card ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [10] dziesiątki
        [11] jedenastki
        [12] dwunastki
       *[13] trzynastki
    }
   *[many] { $card ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
        [6] szóstek
        [7] siódemek
        [8] ósemek
        [9] dziewiątek
        [10] dziesiątek
        [11] jedenastek
        [12] dwunastek
       *[13] trzynastek
    }
}
set-of = { $count ->
    [1] { $cards }
    [2] dwie { $cards }
    [3] trzy { $cards }
    [4] cztery { $cards }
    [5] pięć { $cards }
    [6] sześć { $cards }
    [7] siedem { $cards }
    [8] osiem { $cards }
   *[other] { $count } { $cards }
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
joker-about = Dżoker ma wartość kart, z którymi go wykładasz. Same dżokery biją wszystko.

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
in-front = { $count ->
    [one] { $count } karta na stole
    [few] { $count } karty na stole
   *[many] { $count } kart na stole
}
score-now = Gdyby to był koniec: { $front } − { $hand } = { $score }
score-end = Wynik końcowy: { $front } − { $hand } = { $score }
score-now-about = Karty przed tobą minus karty na ręce
pile-left = zostało { $count }
