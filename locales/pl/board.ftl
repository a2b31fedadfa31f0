# At the board: previews, motion, diagrams, sharing, keys.

## What a move would do
preview-flips = { $count ->
    [one] Odwraca { $count } znacznik
    [few] Odwraca { $count } znaczniki
   *[many] Odwraca { $count } znaczników
}
preview-row = Tworzy rząd od { $first } do { $last }
preview-way = Przez { $points }
preview-result = Powstaje: { $piece }
piece-stuck = Tego nie można teraz ruszyć.
joker-note = Dżoker zastępuje dowolny kolor. Nigdy nie rusza się sam, tylko w stosie.
preview-attacks = Ten zestaw atakuje: { $names }.
preview-attacks-nobody = Ten zestaw nikogo nie atakuje.
would-be-attacked = zostanie zaatakowany

## What was played, after a name: "Player 2: took the set."
played-place = pierścień ustawiony na { $at }
played-way = { $from } na { $to }
played-row = rząd od { $first } do { $last } zdjęty
played-off = pierścień z { $at } zdjęty
played-claim = kolor { $colour } przejęty
played-lay = zestaw wyłożony ({ $set })
played-take = zestaw wzięty na rękę
played-leave = rezygnacja z zestawu
played-reclaim = zestaw wzięty z powrotem
played-discard = zestaw odrzucony
played-draw-row = karta dobrana z rzędu ({ $set })
played-draw-pile = karta dobrana ze stosu

## Deciding
what-to-do = Bieżąca decyzja
ask-draw = Dobierz kartę: wybierz jedną z rzędu albo weź wierzchnią ze stosu.
ask-draw-row = Dobierz kartę z rzędu.
confirm-move = Potwierdź ruch
change-move = Zmień ruch
game-is-over = Koniec partii
had-to-pass = { $name } nie ma dozwolonego ruchu i pasuje.
you-had-to-pass = Nie masz dozwolonego ruchu, więc pasujesz.
light-network = Pokaż moje połączenia LYNGK
marks-offer = Trudno odróżnić kolory?
marks-offer-yes = Pokaż symbole
marks-offer-no = Nie, dziękuję
claim-draw = Zgłoś remis
claim-bot = Niech dalej gra bot
step-back = Poprzedni ruch
step-on = Następny ruch

## Sharing
share = Udostępnij tę pozycję
copy-link = Kopiuj link
copy-image = Kopiuj obraz
save-image = Zapisz jako { $kind }
hand-on = Udostępnij przez…

## Keys
key-help = Skróty klawiszowe
key-points = Poruszaj się po planszy; poza nią strzałki w lewo i w prawo przewijają partię
key-pick = Zaznacz, ustaw lub zagraj
key-effect = Posłuchaj, co zrobi ruch na to pole
key-drop = Anuluj zaznaczenie lub zamknij komunikat
key-step = Przewijaj partię wstecz i do przodu
key-reset = Zacznij turę od nowa
key-confirm = Potwierdź ruch
key-network = Pokaż lub ukryj połączenia LYNGK
key-sound = Włącz lub wyłącz dźwięk
key-this = Pokaż tę listę

## Diagrams in the rules
diagram-of = Diagram do { $clause }
diagram-try = Wypróbuj: tu można ruszać pionami i pierścieniami.
diagram-may = Dozwolone: „{ $move }”
diagram-may-not = Niedozwolone: „{ $move }”
diagram-again = Od nowa
diagram-loading = Wczytywanie diagramu…
print-rules = Drukuj
