# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Odwraca { $count } znacznik
    [few] Odwraca { $count } znaczniki
   *[other] Odwraca { $count } znaczników
}
preview-row = Tworzy rząd od { $first } do { $last }
preview-way = Przez { $points }
preview-result = Powstanie: { $piece }
preview-attacks = Ten zestaw atakuje: { $names }.
preview-attacks-nobody = Ten zestaw nikogo nie atakuje.
would-be-attacked = zostanie zaatakowany

## What was played, after a name: "Player 2: took the set."
played-place = pierścień na { $at }
played-row = zdjęty rząd od { $first } do { $last }
played-off = zdjęty pierścień z { $at }
played-claim = przejęty kolor: { $colour }
played-lay = wyłożone karty: { $cards }
played-take = zestaw wzięty
played-leave = zestaw nie wzięty
played-reclaim = zestaw wzięty z powrotem
played-discard = zestaw odrzucony
played-draw-row = karta z rzędu: { $card }
played-draw-pile = karta ze stosu

## Deciding
what-to-do = Co się teraz dzieje
ask-draw = Dobierz kartę: jedną z odkrytych albo w ciemno ze stosu.
ask-draw-row = Dobierz jedną z odkrytych kart.
confirm-move = Zagraj
change-move = Wybierz inaczej
game-is-over = Partia zakończona
had-to-pass = { $name } nie ma ruchu i pasuje.
you-had-to-pass = Nie masz żadnego ruchu, więc pasujesz.
light-network = Podświetl moją sieć LYNGK
claim-draw = Zażądaj remisu
claim-bot = Niech dalej gra bot
step-back = Jeden ruch wstecz
step-on = Jeden ruch dalej

## Sharing
share = Udostępnij tę pozycję
copy-link = Kopiuj link
copy-image = Kopiuj jako obraz
save-image = Zapisz jako { $kind }
hand-on = Wyślij …

## Keys
key-help = Klawisze
key-points = Na planszy od punktu do punktu; poza nią w lewo i w prawo przez partię
key-pick = Wybierz, postaw, zagraj
key-effect = Usłysz, co zrobi ruch na ten punkt
key-drop = Upuść wybrane, zamknij komunikat
key-step = Wstecz i dalej przez partię
key-reset = Zacznij turę od nowa
key-confirm = Zagraj wybrany ruch
key-network = Podświetl sieć LYNGK
key-sound = Dźwięk włączony lub wyłączony
key-this = Ta lista

## Diagrams in the rules
diagram-of = Diagram do { $clause }
diagram-try = Wypróbuj: tutaj można grać.
diagram-may = Dozwolone: { $move }
diagram-may-not = Niedozwolone: { $move }
diagram-again = Wróć do początku
diagram-loading = Diagram jest przygotowywany …
print-rules = Drukuj
