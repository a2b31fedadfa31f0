# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Zasady gry { $game }
title-table = Stół
lost-title = Nie znaleziono strony
nav-about = O Trilynx
nav-host = Własny serwer
nav-privacy = Prywatność
nav-account = Zaloguj się
nav-account-of = Twoje konto: { $name }

## Home and own games
learn-quickly = Nauka w 3 minuty
all-my-games = Wszystkie twoje partie
your-turn = Twój ruch

## Before a game
options-title = Opcje
options-none = jak zwykle, bez zegara
choose-level = Jak silny?
wish-match = Mecz
match-none = Jedna partia
match-of = { $rounds ->
    [one] Każdy zaczyna raz
    [few] Mecz: każdy zaczyna { $rounds } razy
   *[other] Mecz: każdy zaczyna { $rounds } razy
}
players-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
begin-colour = Twój kolor
begin-colour-lot = Losowo
begin-colour-me = Białe, zaczynasz
begin-colour-other = Czarne
begin-first = Kto zaczyna?
begin-first-lot = Losowo
begin-first-me = Ty
begin-first-other = Ktoś inny
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, potem { $periods } × { $seconds } s
own-clock = Ustaw samodzielnie…
own-clock-kind = Rodzaj
own-clock-fischer = Czas z dodatkiem
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Dni na turę
own-clock-fischer-minutes = Minuty
own-clock-fischer-seconds = Sekundy na turę
own-clock-byoyomi-minutes = Minuty
own-clock-byoyomi-periods = Okresy
own-clock-byoyomi-seconds = Sekundy na okres
own-clock-correspondence-days = Dni
is-rated = Rankingowa
rated-about = Wynik zmienia twój ranking.
rated-needs-clock = Tylko z zegarem.
rated-needs-account = Zarejestruj się, aby grać partie rankingowe.
listed = Pokaż w poczekalni
listed-about = Usiąść może każdy, nie tylko osoby z linkiem.
waited = Czekasz już { $seconds } s
wait-in-lobby = Czekaj w poczekalni
wait-in-lobby-about = Otwiera stół, który widzą wszyscy.

## A table that waits
qr-label = Kod QR linku
qr-about = Albo zeskanuj kod telefonem.
share-link = Udostępnij…
seat-bot-which = Bot na wolne miejsce

## Account
account-title = Twoje konto
account-why = Możesz grać bez konta. Z kontem twoje partie i rankingi są na każdym urządzeniu.
account-name = Nazwa
name-hint = Od 3 do 20 liter (a–z), cyfr, - i _
name-taken = Ktoś już ma tę nazwę albo taką, która wygląda tak samo.
name-unfit = Ta nazwa nie pasuje: od 3 do 20 liter (a–z), cyfr, - i _, na początku i na końcu litera lub cyfra, i nie może wyglądać na nazwę bota ani kogoś z obsługi.
password = Hasło
password-hint = Co najmniej 8 znaków. Najlepiej menedżer haseł albo kilka przypadkowych słów.
password-unfit = To hasło nie pasuje: musi mieć od 8 do 128 znaków i nie może być jednym z tych, które inni sprawdzą najpierw, jak twoja nazwa, popularne słowo z cyframi czy rząd klawiszy.
password-wrong = To nie jest twoje hasło.
password-lost = Nie ma e-maila, więc hasła nie da się odzyskać: dobrze je przechowuj.
show-password = Pokaż
sign-in = Zaloguj się
make-account = Załóż konto
account-needs-little = Nazwa i hasło, nic więcej. Partie rozegrane jako gość przechodzą na konto.
as-guest = Grasz jako gość
as-guest-about = Grasz jako „{ $name }”. Tylko ta przeglądarka wie, kim jesteś.
forget-guest = Zapomnij tego gościa
forget-guest-sure = Zapomnieć? Twoich partii nie da się już odnaleźć.
signed-in = Jesteś na swoim koncie.
my-profile = Twój profil
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
change-name = Zmień nazwę
new-name = Nowa nazwa
change-done = Gotowe.
change-password = Zmień hasło
password-now = Obecne hasło
password-new = Nowe hasło
password-changed = Gotowe. Wszystkie inne przeglądarki zostały wylogowane, a wszystkie tokeny unieważnione.
my-data = Twoje dane
my-data-about = Wszystko, co o tobie przechowujemy, z zapisami wszystkich twoich partii, w jednym pliku.
download-data = Pobierz swoje dane
delete-account = Usuń konto…
delete-account-about = To nieodwracalne. Nazwa, hasło, rankingi i tokeny zostaną usunięte; twoje partie pozostaną, rozegrane przez nikogo konkretnego. Jeśli chcesz zachować swoje dane, najpierw je pobierz.
delete-account-now = Usuń na zawsze
programs = Programy, które grają
programs-about = Na tym koncie może grać program. Zamiast hasła okazuje token.
played-by-program = Na tym koncie gra program (wszyscy to widzą)
tokens = Tokeny
token-label = Do czego?
token-label-hint = Słowo dla ciebie, na przykład „mój bot”
token-make = Utwórz token
token-made = Utworzono: { $day }
token-used = ostatnio użyty: { $day }
token-never = nigdy nieużyty
token-revoke = Unieważnij
token-revoke-which = Unieważnij token „{ $label }”
token-once = Ten token pokazujemy tylko teraz. Skopiuj go:

## Profile
nobody-of-this-name = Nikt o tej nazwie nie ma tu konta.
no-games-yet = Nie masz jeszcze żadnej partii.
here-since = Tutaj od: { $day }
is-program = gra program
no-ratings = Jeszcze bez partii rankingowych.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Szybkie
class-classical = Klasyczne
class-correspondence = Korespondencyjne
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[other] { $count } partii
}
rating-curve = Przebieg rankingu
rating-which = Który ranking
rating-curve-spoken = { $which }: od { $from } do { $to }, liczba partii rankingowych: { $games }
rating-step = Przejdź przez partie rankingowe
as-table = Jako tabela
column-day = Data
column-rating = Ranking
column-game = Partia
private-table = prywatna
games-title = Partie
filter-game = Gra
filter-stage = Stan
filter-all = Wszystkie
stage-playing = Trwające
stage-over = Zakończone
download-records = Pobierz wszystkie zapisy
one-record = Zapis
to-replay = Odtwórz
more-games = Więcej partii
games-none = Brak takich partii.
outcome-won = Wygrana
outcome-shared = Wspólna wygrana
outcome-lost = Przegrana
outcome-draw = Remis
outcome-none = Bez wyniku
outcome-decided = Zakończona
outcome-waiting = Czeka
outcome-playing = Trwa
outcome-closed = Zamknięta

## Lobby
filter-pace-live = Z zegarem
filter-pace-correspondence = Dni na turę
filter-pace-none = Bez zegara
lobby-open-own = Otwórz własny stół:
lobby-more = Więcej partii

## Settings
settings-lead = Wszystko działa od razu i zostaje w tej przeglądarce.
settings-look = Wygląd i dźwięk
settings-board = Przy planszy
setting-coordinates = Współrzędne
setting-coordinates-about = Litery i cyfry na brzegu planszy
setting-marks = Litery i znaki na pionach LYNGK
setting-marks-about = Kolory można rozróżnić także bez widzenia barw
setting-known = Znane karty w Linko!
setting-known-about = Pokazuje, które karty innych wszyscy widzieli
setting-confirm = Potwierdzaj ruchy
setting-confirm-about = Ruch liczy się dopiero po drugim dotknięciu

## About
about-what = Trilynx to miejsce do gry w YINSH, LYNGK i Linko!: z ludźmi i botami, w przeglądarce, bez rejestracji.
about-promises = Zasady są dokładne, a to, czego nie wolno, jest wyjaśniane akapitem, który o tym mówi. Potwierdzony ruch nigdy nie ginie. Rozdania są uczciwe i każdy może je sprawdzić. Bez reklam i bez śledzenia.
about-version = Wersja { $version }
about-games = Gry
about-authors = YINSH i LYNGK to gry Krisa Burma, Linko! to gra Wolfganga Kramera i Michaela Kieslinga. Trilynx jest niezależny od nich i od ich wydawców i nie zawiera ich tekstów ani ilustracji. Jeśli gry ci się podobają, kup je: na stole są piękne.
about-bots = Boty
about-bots-how = Każda gra ma dziesięć poziomów: od takiego, który zna niewiele więcej niż zasady, po taki, który gra lepiej niż większość ludzi. Silne boty liczą naprzód i oceniają pozycje za pomocą sieci, które uczyły się, grając same ze sobą.
about-bots-fair = Bot widzi dokładnie to, co wolno widzieć graczowi na jego miejscu. W Linko! nie zna żadnej zakrytej karty.
about-programs-how = Mogą tu grać także programy: przez HTTP lub WebSocket, z tokenem konta. Poniższy opis interfejsu powstaje z samego programu. Silniki w terminalu używają prostego protokołu wierszowego: trilynx engine.
about-openapi = Opis interfejsu (OpenAPI)
about-host-how = Trilynx to jeden program, który nie potrzebuje żadnej innej usługi. Mając kod źródłowy, Rust i Node.js, jednym poleceniem zbudujesz i uruchomisz to wszystko; program powie, jaki adres otworzyć:
about-host-club = Dla klubu, żeby mogła grać cała sieć lokalna:
about-host-more = Partie leżą w jednym pliku (SQLite); trilynx backup kopiuje go w trakcie gry. W internecie postaw przed nim proxy z TLS; przy wielu graczach partie może przechowywać PostgreSQL. Jak to zrobić, mówi folder docs w kodzie źródłowym.
about-licence = Licencja
about-licence-how = Wolne oprogramowanie: MIT albo Apache 2.0, do wyboru. Możesz go używać, zmieniać je i przekazywać dalej.
privacy-short = Przechowujemy jak najmniej, wszystko na tym serwerze, i niczego nie przekazujemy. Są dwa ciasteczka: jedno mówi tylko, kim jesteś, drugie, że z tej przeglądarki ktoś już się logował.
privacy-guest = Goście
privacy-guest-how = Wymyślona nazwa i czas pierwszej wizyty.
privacy-account = Konta
privacy-account-how = Twoja nazwa, czas założenia konta, rankingi i skrót hasła, z którego nie da się go odtworzyć. Bez adresu e-mail i bez prawdziwego nazwiska.
privacy-games = Partie
privacy-games-how = Kto grał, każdy ruch i jego czas oraz wynik. Partie publiczne może zobaczyć każdy, prywatne ten, kto zna link.
privacy-chat = Czat
privacy-chat-how = To, co powiedziano przy stole, zostaje przy tym stole i widzą to ci, do których było skierowane.
privacy-sessions = Sesje
privacy-sessions-how = Skrót ciasteczka i czas ostatniego użycia. Wygasa 90 dni po ostatniej wizycie, chyba że gospodarz serwera wybrał inaczej.
privacy-address = Adresy sieciowe
privacy-address-how = Są liczone w pamięci, by zapobiec nadużyciom, i ten program nigdy ich nie zapisuje. Proxy przed nim może działać inaczej: zapytaj gospodarza serwera.
privacy-rights = W każdej chwili możesz pobrać wszystko, co o tobie przechowujemy, i usunąć konto:
