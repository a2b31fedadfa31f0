# Co ktoś rozegrał: ruchy, na które ktoś czeka, filtry, statystyki, partie warte obejrzenia, kody odzyskiwania.

## Ruchy, na które ktoś czeka
moves-title = Czekają na twój ruch
moves-left = zostało { $time }
next-game = Następna partia ({ $count })
key-next-game = Następna partia, która czeka na twój ruch

## Ruchy zaplanowane z wyprzedzeniem
plan-title = Zaplanowane ruchy
plan-moves = Zaplanuj ruchy
plan-about = Zagraj na planszy ruch, którego się spodziewasz, i swoją odpowiedź. Jeśli przeciwnik tak zagra, twoja odpowiedź zostanie zagrana od razu. Widzisz to tylko ty.
plan-full = W tej partii nie zapiszesz więcej planów. Usuń któryś, aby zrobić miejsce.
plan-expect = Co może zagrać { $name }?
plan-answer = Jak odpowiesz?
plan-over = To zakończyłoby partię.
plan-keep = Zapisz plan
plan-back = Cofnij o ruch
plan-cancel = Anuluj
plan-delete = Usuń ten plan

## Urlop
vacation-title = Urlop
vacation-about = Podczas urlopu twój zegar stoi w partiach korespondencyjnych; zegary przeciwników chodzą dalej. Nadal możesz wykonywać ruchy. W turniejach urlop działa tylko za zgodą organizatora, a czas, który się skończył, nie wraca. Masz 30 pełnych dni w roku kalendarzowym; urlop zaczyna się od razu.
vacation-left = { $days ->
        [one] W tym roku został ci { $days } dzień urlopu
        [few] W tym roku zostały ci { $days } dni urlopu
       *[other] W tym roku zostało ci { $days } dni urlopu
    }
vacation-days = Dni
vacation-begin = Rozpocznij urlop
vacation-end = Zakończ urlop
vacation-end-about = Możesz zakończyć go wcześniej. Rozpoczęty dzień liczy się w całości, pozostałe zachowujesz.
vacation-own = Jesteś na urlopie do { $until }. Do tego czasu twój zegar stoi.
vacation-of = { $name } jest na urlopie do { $until }. Do tego czasu zegar stoi.
vacation-until = Na urlopie do { $until }

## Partie i filtry
history-going = Trwające partie
history-filters = Filtruj partie
history-variant = Wariant
history-result = Wynik
history-kind = Rodzaj
history-unrated = Bez rankingu
history-players = Przeciwnicy
history-people = Ludzie
history-bots = Boty
history-opponent = Nazwa przeciwnika
history-from = Od
history-to = Do
history-clear = Wyczyść filtry
history-older = Żadna z ostatnich partii nie pasuje do filtrów. Szukać dalej wśród starszych?

## Statystyki
statistics-title = Statystyki
statistics-which = Wybierz grę
statistics-won = Wygrane
statistics-drawn = Remisy
statistics-lost = Przegrane
statistics-share = Wynik
statistics-streak-won = { $count ->
    [one] Obecna seria: { $count } wygrana
    [few] Obecna seria: { $count } wygrane
   *[other] Obecna seria: { $count } wygranych
}
statistics-streak-drawn = { $count ->
    [one] Obecna seria: { $count } remis
    [few] Obecna seria: { $count } remisy
   *[other] Obecna seria: { $count } remisów
}
statistics-streak-lost = { $count ->
    [one] Obecna seria: { $count } przegrana
    [few] Obecna seria: { $count } przegrane
   *[other] Obecna seria: { $count } przegranych
}
statistics-best = Najdłuższa seria wygranych: { $count }
statistics-paces = Według gry i tempa
statistics-kinds = Według przeciwnika
statistics-people = Ludzie
statistics-seats = Według kolejności gry
statistics-first = Jako pierwszy gracz
statistics-second = Jako drugi gracz
statistics-endings = Jak kończyły się partie
statistics-by-rules = Rozegrane do końca
statistics-by-resignation = Poddanie
statistics-by-time = Koniec czasu
statistics-by-agreement = Remis za zgodą graczy
statistics-by-absence = Odejście gracza
statistics-met = Najczęstsi przeciwnicy
statistics-newest = Na podstawie ostatnich { $count } partii.

## Partie warte obejrzenia
lobby-featured = Warto obejrzeć
featured-upset = Niespodzianka
featured-close = Wyrównany wynik
featured-strong = Silni gracze

## Kody odzyskiwania
recovery-title = Kody odzyskiwania
recovery-about = Jeśli zapomnisz hasła, ustawisz nowe za pomocą kodu odzyskiwania. Każdy kod działa tylko raz.
recovery-left = { $count ->
    [0] Nie masz kodów.
    [one] Został ci { $count } kod.
    [few] Zostały ci { $count } kody.
   *[other] Zostało ci { $count } kodów.
}
recovery-make = Utwórz dziesięć kodów
recovery-replaces = Twoje obecne kody przestaną działać.
recovery-once = Nie zobaczysz tych kodów ponownie. Zapisz je teraz na kartce lub w pliku.
recovery-save = Zapisz w pliku
forgot-password = Nie pamiętasz hasła?
recover-about = Wpisz jeden ze swoich kodów odzyskiwania i wybierz nowe hasło. Wszystkie inne przeglądarki zostaną wylogowane, a wszystkie klucze dostępu usunięte.
recovery-code = Kod odzyskiwania
recover = Ustaw nowe hasło
recover-wrong = Nazwa i kod do siebie nie pasują albo kod został już użyty.

# How two people stand against each other.
meeting-points = Punkty w tej serii:
meeting-series = W tej serii: { $one } { $first } – { $second } { $other }
meeting-all = We wszystkich partiach od { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = W ostatnich { $count } partiach: { $one } { $first } – { $second } { $other }
meeting-yours = Twój bilans z graczem { $name }: { $mine } – { $theirs }
accuracy-title = Dokładność
accuracy-spoken = { $game }: od { $from } do { $to } w ciągu { $games ->
        [one] { $games } przeanalizowanej partii
       *[other] { $games } przeanalizowanych partii
    }
accuracy-step = Przewijaj przeanalizowane partie
accuracy-mean = Średnio { $mean }
accuracy-about = Z partii przeanalizowanych w tej przeglądarce. Widzisz to tylko ty.
