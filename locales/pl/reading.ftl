# Why a move, a position or a record cannot be read: what is expected where something else stands, and what is wrong with a whole record.

## Expected
expected-game = gra: { $games }
expected-variant = wariant: { $variants }
expected-once = { $name } tylko raz
expected-at-most = najwyżej { $most } takich
expected-missing-field = także pole { $field }, na przykład { $field }={ $example }
expected-no-such-field = tylko pola, które ma { $game }
expected-nothing-more = nic po polach
expected-field-value = pole { $field } w takiej postaci: { $field }={ $example }
expected-number = liczba od 0 do { $most } w polu { $field }
expected-shorter = jeden wiersz, najwyżej { $most } bajtów
expected-yinsh-move = ruch: f6 ustawia pierścień, e5-e9 przesuwa go, xe5-e9 zdejmuje rząd, xe5 zdejmuje pierścień
expected-yinsh-point = pola planszy, od a2 do k10
expected-row-order = końce rzędu, mniejsze pole jako pierwsze: według kolumny, potem według numeru
expected-lyngk-move = dwa pola planszy, na przykład c3-e5, albo przejęcie koloru, na przykład claim:red
expected-lyngk-point = pole planszy, na przykład e5
expected-lyngk-claim = claim: a po nim ivory, blue, red, green lub black
expected-lyngk-column = wszystkie pola kolumny { $column } rozdzielone przecinkami (razem { $points })
expected-lyngk-stack = stos z liter (i, b, r, g, k, w), od 1 do { $most }, od dołu do góry
expected-linko-move = zestaw, na przykład 7+7+X, karta z rzędu, na przykład row:7, albo take, leave, reclaim, discard, pile
expected-card = karta: od 1 do 13 albo X
expected-card-order = { $cards }: liczby rosnąco, dżokery na końcu
expected-fitting = liczby kart, które się zgadzają
expected-first-line = pierwszy wiersz zapisu: { $line }
expected-header = nagłówek, na przykład Seat-0: Ann, albo pusty wiersz przed ruchami
expected-record-of = zapis gry { $game }
expected-one-of = numer do { $count }, bo tyle zapisów jest w tekście
expected-rules-version = wersja zasad, liczba od 1
expected-move-number = { $number }. jako numer pierwszego ruchu w tym wierszu
expected-result = wynik, na przykład *, winners=0 scores=3,1, winners=1 by=resignation (time, agreement, absence, illegal, fault)
expected-hexadecimal = cyfry szesnastkowe małymi literami (razem { $digits })
expected-sgf = ruch w zapisie boardspace.net, na przykład { $example }
expected-other-player = ruch drugiego gracza
expected-sgf-moves = plik z boardspace.net z co najmniej jednym ruchem
expected-numbered-turn = ponumerowana tura, na przykład 11.h7-g7;xf3-f7;xi9
expected-turn = tura { $number }

## Wrong with a whole record
record-too-long = zapis może mieć najwyżej { $most } bajtów
record-missing = brakuje nagłówka { $key }
record-later-rules = grano według wersji { $version } zasad, a ten program zna tylko wersje do { $known }
record-other-result = zapisany wynik to { $recorded }, ale ruchy prowadzą do { $played }; być może brakuje ruchów
