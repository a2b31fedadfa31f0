# Replay, study and review: going through a game, trying other ways, and what a bot says about it.

## Going through a game
replay-title = Odtwarzanie: { $game }
replay-loading = Odtwarzanie
replay-running = Ta partia jeszcze trwa.
replay-secret = Dopóki karty są ukryte, każdą pozycję widzisz tak jak w trakcie partii i nie możesz próbować innych ruchów.
replay-steps = Przewijanie partii
replay-first = Pierwszy ruch
replay-back = Poprzedni ruch
replay-on = Następny ruch
replay-last = Ostatni ruch
replay-run = Odtwarzaj automatycznie
replay-where = Tura { $n } z { $of }
replay-at-start = Przed pierwszym ruchem.
replay-no-moves = Jeszcze nie ma ruchów. Wykonaj ruch na planszy.
replay-variations = Zamiast: { $move }
replay-promote = Ustaw jako główny wariant
replay-remove = Usuń od tego miejsca
replay-download = Pobierz zapis
replay-study = Analizuj od tej pozycji
replay-seen-by = Czyimi oczami?
replay-decider = Gracz, który ma ruch
replay-show-hands = Pokaż karty wszystkich graczy
result-replay = Odtwórz
result-review = Analiza
result-analysis = Plansza do analizy

## Free study
study-title = Plansza do analizy: { $game }
study-new = Nowa analiza: { $game }
study-paste = Otwórz zapis lub pozycję
study-paste-how = Wklej zapis, listę ruchów albo pozycję. Działają też partie YINSH w oficjalnej notacji lub z boardspace.net.
study-paste-empty = Nie ma jeszcze czego otworzyć.
study-open = Otwórz
study-text = Ta pozycja jako tekst

## Review. A loss is told in percentage points of the chances to win.
review-title = Analiza bota
review-how = Najsilniejszy bot sprawdza każdą turę i pokazuje, gdzie rozstrzygnęła się partia.
review-begin = Przeanalizuj tę partię
review-progress = Przeanalizowane tury: { $done } z { $all }
review-stopped = Przerwano. Przeanalizowane tury: { $done } z { $all }.
review-chances = Szanse na wygraną
review-chances-of = Szanse na wygraną: { $name }
review-slider = Tura
review-turn = Tura
review-turn-spoken = Tura { $n }, { $name }: { $percent }% szans na wygraną
review-percent = { $percent }%
review-as-table = Pokaż jako tabelę
review-player = Gracz
review-lost = Strata
review-solved = pewne
review-loses = szanse niższe o { $points } pkt proc.
review-verdict = { $verdict }: { $lost }
verdict-inaccuracy = niedokładność
verdict-mistake = błąd
verdict-blunder = gruby błąd
verdict-punished = , i to się zemściło
review-inaccuracies = niedokładności
review-mistakes = błędy
review-blunders = grube błędy
review-move-spoken = { $move }: { $verdict }
review-better = Lepiej: { $moves } ({ $percent }%)
review-accuracy = Dokładność
review-judge = Analizuje { $bot }. Pozycje sprawdzone w każdej turze: { $nodes }.
review-known-only = Graczy oceniamy tylko na podstawie tego, co mogli wiedzieć.

## Mistakes tried again
try-whose = Czyje błędy?
try-everybody = Wszystkich
try-begin = Popraw błędy ({ $count })
try-mine = Popraw swoje błędy ({ $count })
try-title = Znajdź lepszy ruch ({ $n } z { $of })
try-lost = { $name }: { $moves }. Szanse na wygraną spadły o { $points } pkt proc.
try-asked = Jaki ruch wybierasz?
try-best = Dobrze: nie ma nic lepszego.
try-good = Dobrze: to kosztuje najwyżej { $points } pkt proc. szans na wygraną.
try-worse = To kosztuje { $points } pkt proc. szans na wygraną.
try-played = Właśnie tak zagrano w partii.
try-thinking = Sprawdzamy…
try-shown = Tak zagrałby bot.
try-unsure = Nie udało się tego sprawdzić. Spróbuj ponownie.
try-once-more = Spróbuj ponownie
try-show = Pokaż mi
try-next = Dalej
try-found = Znalezione: { $found } z { $of }
try-leave = Wróć do partii
