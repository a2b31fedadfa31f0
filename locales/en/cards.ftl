# At the card table: sets in words, the question of an attack, what everybody has.

## A set, so that it follows other words: "Lay two 7s and a joker", "Take two 7s from Juno?"
cards-of = { $count ->
    [1] { $card ->
        [8] an 8
        [11] an 11
       *[other] a { $card }
    }
   *[other] { $card }s
}
set-of = { $count ->
    [1] { $cards }
    [2] two { $cards }
    [3] three { $cards }
    [4] four { $cards }
    [5] five { $cards }
    [6] six { $cards }
    [7] seven { $cards }
    [8] eight { $cards }
   *[other] { $count } { $cards }
}
set-jokers = { $count ->
    [1] a joker
    [2] two jokers
    [3] three jokers
    [4] four jokers
    [5] five jokers
   *[other] { $count } jokers
}
set-and-jokers = { $set } and { $jokers }
lay-set = Lay { $set }
one-fewer = One card fewer
one-more = One card more
joker-about = A joker counts as the cards you lay it with. Jokers alone beat anything.

## An attack: the question, and answers with what comes of them
ask-take = Take { $set } from { $name }?
answer-take-about = { $count ->
    [1] into your hand; { $name } draws a card
   *[other] into your hand; { $name } draws { $count } cards
}
answer-leave-about = { $name } decides: take it back, or discard it and draw
ask-keep = { $name } didn’t take your set: { $set }
answer-reclaim-about = into your hand
answer-discard-about = { $count ->
    [1] a card, from the row or the pile
   *[other] { $count } cards, from the row or the pile
}

## What everybody has
in-front = { $count ->
    [one] { $count } card in front
   *[other] { $count } cards in front
}
score-now = If it ended now: { $front } − { $hand } = { $score }
score-end = Final score: { $front } − { $hand } = { $score }
score-now-about = Cards in front of you minus cards in your hand
pile-left = { $count } left
