# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Turnieje
tournaments-lead = System szwajcarski, każdy z każdym, arena albo turniej wielostołowy: dołącz lub zorganizuj własny.
tournaments-mine = Moje turnieje
tournaments-announced = Nadchodzące
tournaments-running = Trwające
tournaments-finished = Zakończone
tournaments-none = Nie ma jeszcze turniejów. Utwórz pierwszy!
tournaments-all-games = Wszystkie gry
tournaments-game = Gra
tournament-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
tournament-won-by = Zwycięstwo: { $names }
tournament-private = Prywatny
tournament-invited-only = Na zaproszenie
tournament-rated = Rankingowy

## Formats
tournament-format = System
tournament-format-swiss = Szwajcarski
tournament-format-round-robin = Każdy z każdym
tournament-format-arena = Arena
tournament-format-tables = Wielostołowy
tournament-about-swiss = W każdej rundzie grasz z nowym przeciwnikiem o podobnym dorobku.
tournament-about-round-robin = Grasz ze wszystkimi pozostałymi.
tournament-about-arena = Rozegraj jak najwięcej partii, zanim skończy się czas. Po dwóch wygranych z rzędu każda kolejna liczy się podwójnie.
tournament-about-tables = W każdej rundzie siadasz do nowego stołu, przy którym gra od trzech do pięciu osób.
tournament-rounds = { $count ->
    [one] { $count } runda
    [few] { $count } rundy
    [many] { $count } rund
   *[other] { $count } rundy
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] po jednej partii
   *[other] po dwie partie
}

## A new one
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-description = Opis (opcjonalnie)
tournament-variant = Wariant
tournament-number-rounds = Rundy
tournament-number-minutes = Minuty
tournament-twice = Dwie partie z każdym przeciwnikiem
tournament-starts = Początek
tournament-starts-in = Za { $minutes } minut
tournament-starts-own = Wybierz datę i godzinę
tournament-clock-minutes = Minuty na gracza
tournament-clock-seconds = Sekundy dodawane co turę
tournament-slow = Korespondencyjny: osobny limit czasu na każdą turę
tournament-clock-days = Dni na turę
tournament-vacations = Urlop zatrzymuje zegar gracza (rundy mogą trwać dłużej)
tournament-vacation-pauses = W tym turnieju urlop zatrzymuje zegar gracza.
tournament-vacation-ignored = W tym turnieju urlop nie zatrzymuje zegarów.
tournament-break = Przerwa między rundami w sekundach
tournament-check-in = Gracze potwierdzają obecność w ostatnich pięciu minutach przed początkiem
tournament-by-invitation = Tylko na zaproszenie
tournament-keep-private = Prywatny: dostępny tylko przez link
tournament-make-rated = Rankingowy (wymaga konta)
tournament-with-bots = Gdy komuś zabraknie przeciwnika, zagra z botem
tournament-create = Utwórz turniej

## The page
tournament-by = Organizuje { $name }
tournament-of-club = Klub: { $name }
tournament-members-only = Ten turniej jest tylko dla członków klubu.
tournament-next-check-in = Potwierdzanie obecności za
tournament-next-start = Początek za
tournament-next-round = Następna runda za
tournament-next-end = Koniec za
tournament-paused = Wstrzymany
tournament-over = Zakończony
tournament-round-of = Runda { $round } z { $rounds }
tournament-enter = Dołącz
tournament-enter-again = Dołącz ponownie
tournament-withdraw = Wycofaj się
tournament-check-in-now = Potwierdź obecność
tournament-checked-in = Obecność potwierdzona.
tournament-your-game = Twoja partia
tournament-to-table = Przejdź do swojej partii
tournament-wait-nobody-free = Wszyscy inni grają. Dobierzemy ci przeciwnika, gdy tylko ktoś będzie wolny.
tournament-wait-just-met = Jedyna wolna osoba to twój ostatni przeciwnik.
tournament-wait-same-seat = Wolnym graczom należy się ten sam kolor co tobie.
tournament-wait-paused = Turniej jest wstrzymany.
tournament-wait-ending = Czas prawie minął. Nowe partie już się nie zaczną.
tournament-you-rest = Twoja partia się skończyła. Następna runda zacznie się, gdy skończą się wszystkie.
tournament-you-entered = Bierzesz udział. Twoja partia otworzy się sama, gdy turniej się zacznie.
tournament-invite-link = Link z zaproszeniem
tournament-ready = Twoja partia czeka: { $name }, runda { $round }
tournament-ready-go = Graj
tournament-ready-later = Nie teraz

## Standings, crosstable, rounds, history
tournament-tab-standings = Klasyfikacja
tournament-tab-crosstable = Tabela krzyżowa
tournament-boards = Trwające partie
tournament-tab-pairings = Rundy
tournament-tab-history = Przebieg
tournament-place = Miejsce
tournament-player = Gracz
tournament-points = Punkty
tournament-rating = Ranking
tournament-no-games = Nie ma jeszcze partii.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = Punkty wszystkich twoich przeciwników
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = Punkty twoich przeciwników ważone twoimi wynikami z nimi
tournament-tie-direct-encounter = Bezpośrednie spotkania
tournament-tie-direct-encounter-about = Punkty z partii między graczami z równym dorobkiem
tournament-tie-wins = Wygrane
tournament-tie-wins-about = Partie rozegrane i wygrane, bez pauz i walkowerów
tournament-tie-score-share = Udział w punktach
tournament-tie-score-share-about = Twój udział we wszystkich punktach zdobytych przy twoich stołach
tournament-tie-opponents-points = Punkty przeciwników
tournament-tie-opponents-points-about = Punkty wszystkich, którzy grali przy twoich stołach
tournament-streak = Wygrane z rzędu: { $count }
tournament-left = już nie gra
tournament-bye-full = Pauza: liczy się jak wygrana
tournament-bye-half = Pauza: pół punktu
tournament-bye-rest = Pauza
tournament-absent = nieobecność
tournament-playing = w grze
tournament-round = Runda { $round }
tournament-why = Skąd takie pary?
tournament-why-schedule = Wiersz { $row } tabeli Bergera.
tournament-why-swiss = Punkty: { $one } i { $other }, miejsca: { $first } i { $second }.
tournament-why-met = Wcześniejsze partie między nimi: { $met }. Inaczej nie dało się dobrać par.
tournament-why-arena = Obie osoby były wolne, z dorobkiem { $one } i { $other } pkt.
tournament-why-again = Dopiero co ze sobą grali, ale nikt inny nie był wolny.
tournament-why-table = Punkty przy stole: { $points }.
tournament-seats-balance = Kolory dobrano tak, by obie strony zaczynały równie często.
tournament-seats-alternation = Kolory zmieniają się na przemian.
tournament-seats-rank = Kolor zmienia gracz zajmujący wyższe miejsce.
tournament-seats-lot = Kolory wylosowano.
tournament-bye-why-schedule = Przy nieparzystej liczbie graczy każdy po kolei pauzuje.
tournament-bye-why-odd = Liczba graczy jest nieparzysta.
tournament-bye-why-late = Dołączenie po dobraniu par w tej rundzie.
tournament-result-won = { $winner } wygrywa, { $loser } przegrywa
tournament-result-drawn = { $names }: remis
tournament-result-absent = { $names }: partii nie rozegrano

tournament-did-created = Ogłoszono turniej
tournament-did-changed = Zmieniono ustawienia
tournament-did-invited = Zaproszenie: { $name }
tournament-did-entered = Dołącza: { $name }
tournament-did-checked-in = Obecność potwierdza: { $name }
tournament-did-withdrew = Wycofuje się: { $name }
tournament-did-came-back = Wraca: { $name }
tournament-did-started = Rozpoczęto turniej
tournament-did-paired = Dobrano pary rundy { $round }
tournament-did-no-show = Nieobecność: { $name }
tournament-did-ended = Wynik: { $name }
tournament-did-adjudicated = Wynik ustalony przez organizatora: { $name }
tournament-did-excluded = Wykluczenie: { $name }
tournament-did-readmitted = Ponowne dopuszczenie: { $name }
tournament-did-paused = Wstrzymano turniej
tournament-did-resumed = Wznowiono turniej
tournament-did-finished = Zakończono turniej
tournament-did-undone = Cofnięto decyzję organizatora

## Organisers
tournament-organise = Dla organizatora
tournament-start-now = Zacznij teraz
tournament-next-round-now = Zacznij następną rundę
tournament-pause = Wstrzymaj
tournament-resume = Wznów
tournament-finish = Zakończ turniej
tournament-undo = Cofnij
tournament-exclude = Wyklucz
tournament-readmit = Dopuść ponownie
tournament-adjudicate = Ustal wynik partii
tournament-wins = Wygrywa { $name }
tournament-draw = Remis
tournament-not-played = Nie rozegrano
tournament-report = Pobierz raport (TRF)

## What is refused
tournament-refused-not-organiser = Może to zrobić tylko organizator.
tournament-refused-not-invited = W tym turnieju można zagrać tylko na zaproszenie.
tournament-refused-not-member = Zagrać mogą tylko członkowie klubu.
tournament-refused-excluded = Organizator wykluczył cię z turnieju.
tournament-refused-not-a-player = Nie grasz w tym turnieju.
tournament-refused-already-so = To już zrobione.
tournament-refused-full = Osiągnięto limit: { $most }.
tournament-refused-not-now = Teraz to niemożliwe.
tournament-refused-round-unfinished = Runda jeszcze trwa.
tournament-refused-last-round = To ostatnia runda.
tournament-refused-too-few = Potrzeba co najmniej { $fewest } graczy.
tournament-refused-not-found = Nie ma takiej partii ani takiego gracza.
tournament-refused-unsuitable = Sprawdź to pole: { $what }.
tournament-refused-not-paused = Najpierw wstrzymaj turniej.
tournament-refused-rests-on-it = Zależy od tego coś, co stało się później. Najpierw cofnij tamto.
