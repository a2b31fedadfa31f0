# The analysis board: an engine that thinks along, what it says about a position, and what its numbers and colours mean.

analysis-title = Silnik
analysis-how = Zobacz, kto ma przewagę i co warto zagrać. Silnik działa w twojej przeglądarce.
analysis-starting = Uruchamianie silnika…
analysis-loading = Wczytywanie silnika: { $percent }
analysis-depth = Głębokość { $depth }, { $rate } pozycji/s
analysis-searched = { $nodes } pozycji, { $rate }/s
analysis-paused = Wstrzymano: silnik działa w innej karcie przeglądarki.
analysis-resume = Wznów tutaj
analysis-failed = Silnik się zatrzymał.
analysis-again = Spróbuj ponownie
analysis-go-on = Analizuj głębiej
analysis-over = Tu nie ma czego analizować.
analysis-refused-none = Silnik nie jest dostępny w tej przeglądarce.
analysis-refused-running = Silnik jest wyłączony, dopóki ta partia trwa.
analysis-playing = Silnik jest wyłączony, dopóki grasz w { $game } z ludźmi.
analysis-unknown = jeszcze bez oceny
analysis-points = { $chance }, { $points } pkt
analysis-seen = { $name }, na podstawie kart widzianych dotąd
analysis-open = Wszystkie karty odkryte
analysis-lines = Warianty
analysis-lines-title = Najlepsze warianty
analysis-threat = Groźby
analysis-no-threat = brak w tej pozycji
analysis-proof-win = wygrana w { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
  }
analysis-proof-loss = przegrana w { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
  }
analysis-draw = wymuszony remis
analysis-wins = { $name }: wygrana w { $moves ->
    [one] jednym ruchu
    [few] { $moves } ruchach
    [many] { $moves } ruchach
   *[other] { $moves } ruchu
  }
analysis-evaluation = { $name }: { $chance }
analysis-spoken = { $evaluation }. Najlepszy ruch: { $move }.
analysis-help = Co znaczą liczby i kolory

## What the numbers and colours mean
analysis-term-chance = Szansa na wygraną
analysis-about-chance = Jak prawdopodobna jest wygrana wskazanego gracza, jeśli od tej chwili wszyscy grają dobrze. Remis liczy się jako pół wygranej.
analysis-term-bar = Pasek przy planszy
analysis-about-bar = Wypełniona część to szansa na wygraną gracza u dołu planszy.
analysis-term-points = Punkty
analysis-about-points = Wynik końcowy, jaki silnik przewiduje dla gracza, który ma ruch.
analysis-term-open = Dwie liczby
analysis-about-open = Pierwsza uwzględnia tylko karty, które widział gracz mający ruch. Druga uwzględnia karty wszystkich graczy i pokazuje, ile zmieniają te ukryte.
analysis-term-proof = Wykrzyknik
analysis-about-proof = Wynik jest udowodniony. „Wygrana w 5 ruchach” obejmuje ruchy obu stron.
analysis-term-depth = Głębokość
analysis-about-depth = Ile ruchów naprzód policzył silnik. Liczy coraz głębiej, gdy patrzysz, najwyżej przez dwie minuty.
analysis-term-lines = Warianty
analysis-about-lines = Najlepsze kontynuacje. Najedź na ruch, żeby zobaczyć go na planszy; kliknij go, żeby zagrać wariant do tego miejsca.
analysis-term-arrows = Strzałki
analysis-about-arrows = Bursztynowa wskazuje najlepszy ruch. Bledsze to ruchy, które tracą najwyżej 20 pkt proc. szans na wygraną: im cieńsza strzałka, tym większa strata.
analysis-term-threat = Groźby
analysis-about-threat = Czerwone kontury: co zagrałby przeciwnik, gdyby to on miał teraz ruch.
analysis-term-dots = Kropki na wykresie
analysis-about-dots = Żółta: niedokładność (od 2,5 pkt proc. szans na wygraną). Pomarańczowa: błąd (od 6). Czerwona: gruby błąd (od 14). Duża: to się zemściło. Mała: przeciwnik oddał większość zysku.

## Keys
analysis-key-engine = Włącz lub wyłącz silnik
analysis-key-threat = Pokaż lub ukryj groźby
analysis-key-step = Poprzedni i następny ruch
analysis-key-variation = Przechodź między wariantami
analysis-key-ends = Pierwszy i ostatni ruch
analysis-key-this = Pokaż to objaśnienie
