# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Odtwarzanie: { $game }
replay-loading = Odtwarzanie
replay-running = Ta partia jeszcze trwa.
replay-secret = Dopóki karty są ukryte, każda pozycja wygląda tak, jak ją widziałeś, i niczego innego nie można wypróbować.
replay-steps = Kroki przez partię
replay-first = Na początek
replay-back = Ruch wstecz
replay-on = Ruch do przodu
replay-last = Na koniec
replay-run = Odtwarzaj samoczynnie
replay-where = Ruch { $n } z { $of }
replay-at-start = Przed pierwszym ruchem.
replay-no-moves = Jeszcze bez ruchu. Wykonaj go na planszy.
replay-variations = Zamiast: { $move }
replay-promote = Uczyń głównym wariantem
replay-remove = Usuń od tego miejsca
replay-download = Pobierz zapis
replay-study = Analizuj stąd
replay-table = Do stołu
replay-seen-by = Karty widzi
replay-decider = Ten, kto decyduje
replay-show-hands = Pokaż wszystkie karty na rękach
result-replay = Odtwórz
result-review = Analiza

## Free study
study-title = Studium: { $game }
study-new = Nowe: { $game }
study-paste = Otwórz zapis lub pozycję
study-paste-how = Wklej zapis, ciąg ruchów albo pozycję. Czytane są też partie YINSH w notacji autora lub z boardspace.net.
study-paste-empty = Nie ma jeszcze czego otworzyć.
study-open = Otwórz
study-text = Ta pozycja jako tekst

## Review. A loss is told in percentage points of the chances to win.
review-title = Analiza
review-how = Najsilniejszy bot przegląda każdą turę i mówi, gdzie partia się odwróciła.
review-begin = Przeanalizuj tę partię
review-progress = Obejrzane tury: { $done } z { $all }
review-stopped = Zatrzymano po { $done } z { $all } tur.
review-chances = Szanse
review-chances-of = Szanse: { $name }
review-slider = Tura
review-turn = Tura
review-turn-spoken = Tura { $n }, { $name }: { $percent } %
review-percent = { $percent } %
review-as-table = Liczby w tabeli
review-player = Gracz
review-lost = Strata
review-solved = pewne
review-loses = stracone punkty: { $points }
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
review-inaccuracies = niedokładności
review-mistakes = błędy
review-blunders = grube błędy
review-move-spoken = { $move }: { $verdict }
review-better = Lepiej: { $moves } ({ $percent } %)
review-accuracy = Dokładność
review-judge = Ocenia { $bot }, po { $nodes } pozycji na każdą.
review-known-only = Każdy jest oceniany według tego, co mógł wiedzieć.

## Mistakes tried again
try-whose = Czyje błędy?
try-everybody = Wszystkich
try-begin = Spróbuj ponownie ({ $count })
try-title = Znajdź coś lepszego ({ $n } z { $of })
try-lost = { $name }: { $moves }, stracone punkty: { $points }.
try-asked = Co byś zagrał?
try-best = Tak: nic lepszego nie znaleziono.
try-good = Dobrze: oddaje najwyżej tyle punktów: { $points }.
try-worse = To traci punkty: { $points }.
try-played = Tak właśnie zagrano.
try-thinking = Sprawdzanie …
try-shown = Tak zagrałby bot.
try-unsure = Nikt nie mógł tego sprawdzić. Spróbuj jeszcze raz.
try-once-more = Jeszcze raz
try-show = Pokaż
try-next = Dalej
try-found = Znalezione: { $found } z { $of }
try-leave = Wróć do partii
