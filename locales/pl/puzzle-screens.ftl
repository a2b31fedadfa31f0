# Puzzles: what there is to solve, a puzzle on the board, and what came of it.

## What there is
puzzles-title = Zadania
puzzles-lead = Jedna pozycja, jeden właściwy ruch. Znajdź go na planszy.
puzzles-of = Zadania: { $game }
puzzles-about = Zadań: { $puzzles }, ranking od { $least } do { $most }.
puzzles-more = Motywy
puzzle-mode-daily = Zadanie dnia
puzzle-mode-training = Trening
puzzle-mode-streak = Seria
puzzle-mode-again = Do powtórki
puzzle-training-about = Zadania na twoim poziomie, jedno po drugim.
puzzle-streak-about = Coraz trudniejsze, do pierwszego błędu.
puzzle-again-about = Te, których nie udało się rozwiązać.
puzzle-again-count = { $count ->
    [0] Brak
   *[other] { $count }
}
puzzle-streak-best = Rekord: { $best }
puzzle-themes = Motywy
puzzle-themes-about = Ćwicz jeden motyw naraz. Jego znajomość pomaga, więc te zadania liczą się tylko w połowie.
puzzle-solve = Rozwiąż
puzzle-look-again = Zobacz ponownie
puzzle-not-solved = Nierozwiązane
puzzle-none = To już wszystkie
puzzle-none-about = Nie ma dla ciebie nowych zadań tego rodzaju.
puzzle-none-again = Nic do powtórki
puzzle-none-again-about = Tutaj trafiają nierozwiązane zadania.

## The task
puzzle-proof-proved = udowodnione
puzzle-proof-judged = według silnika
puzzle-goal-win = { $turns ->
    [1] Wygraj w tej turze.
    [2] Wygraj w dwóch turach.
    [3] Wygraj w trzech turach.
   *[other] Wygraj w { $turns } turach.
}
puzzle-goal-win-about = Bez względu na odpowiedź przeciwnika.
puzzle-goal-win-about-many = Bez względu na odpowiedzi pozostałych.
puzzle-goal-defend = Znajdź jedyną obronę.
puzzle-goal-defend-about = Każdy inny ruch przegrywa.
puzzle-goal-best = Znajdź najlepszy ruch.
puzzle-goal-best-about = Jeden jest wyraźnie lepszy od pozostałych.
puzzle-before = Ostatni ruch
puzzle-just-played = ostatnio: { $move }
puzzle-go-on = Dobrze! Graj dalej.
puzzle-rating = Zadanie { $rating }
puzzle-own-rating = Ty { $rating }
puzzle-themes-later = Motywy po rozwiązaniu

## Help
puzzle-hint-piece = Spójrz na { $piece }.
puzzle-hint-move = Spróbuj tak: „{ $move }”
puzzle-hint-counts = Z pomocą zadanie liczy się jako nierozwiązane.
puzzle-hint-streak = Pierwsza podpowiedź nie przerywa serii.
puzzle-solution = Rozwiązanie

## The end. A line is a list of turns in our notation.
puzzle-wrong = Zły ruch
puzzle-wrong-title = To nie to.
puzzle-wrong-plain = Jest tu coś mocniejszego.
puzzle-wrong-line = Odpowiedź: { $line }.
puzzle-chances = Najlepszy ruch wygrywa w { $best } przypadków, następny w { $second }.
puzzle-solved = Rozwiązane
puzzle-solved-helped = Rozwiązane z pomocą
puzzle-solved-win = To wygrywa.
puzzle-solved-defend = Jedyna obrona.
puzzle-solved-best = Najlepszy ruch.
puzzle-shown = Rozwiązanie
puzzle-then = { $before }, potem { $next }
puzzle-not-counted = To zadanie było już wcześniej, więc się nie liczy.
puzzle-next = Następne zadanie
puzzle-analyse = Analizuj
puzzle-streak = seria
puzzle-streak-new = Nowa seria
puzzle-streak-over = Koniec serii: { $streak }. Twój rekord: { $best }.

## Sharing and reporting
puzzle-share = Udostępnij
puzzle-report = Zgłoś błąd
puzzle-report-what = Co jest nie tak z tym zadaniem?
puzzle-report-second-solution = Inny ruch jest równie dobry
puzzle-report-not-winning = Rozwiązanie nie działa
puzzle-report-unclear = Nie rozumiem tego zadania
puzzle-report-send = Wyślij
puzzle-report-thanks = Dziękujemy. Zadanie zostanie sprawdzone ponownie.
