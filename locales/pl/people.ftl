# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Zasady gry { $game }
title-table = Partia
lost-title = Nie znaleziono strony
to-home = Strona główna
nav-about = O Trilynx
nav-host = Własny serwer
nav-privacy = Prywatność
nav-account = Zaloguj się
nav-account-of = Twoje konto: { $name }

## Home and own games
learn-quickly = Naucz się grać
all-my-games = Wszystkie twoje partie
your-turn = Twoja kolej
your-turn-against = Twoja kolej. Przeciwnik: { $names }
against-names = Twoja partia. Przeciwnik: { $names }
and-more-games = i jeszcze { $count }
hide-game = Ukryj tę partię
table-hidden = Ukryto na tym urządzeniu. Partia nadal jest na liście twoich partii.
undo = Cofnij
boards-pause = Wstrzymaj pokaz
boards-play = Wznów pokaz
home-learn = Grasz pierwszy raz?
home-learn-about = Ucz się na prawdziwej planszy, krok po kroku.
bot-ready = Gotowy do gry

## Before a game
options-title = Opcje
options-none = Standardowo, bez zegara
choose-level = Jak silny ma być bot?
level-of = Poziom { $n } z { $of }
level-top = Ponad wszystkimi poziomami
bot-instead = Zagraj z botem
name-optional = Imię (opcjonalnie)
options-match = Mecz
match-none = Jedna partia
match-of = { $rounds ->
    [one] Mecz: każdy gracz zaczyna raz
   *[other] Mecz: każdy gracz zaczyna { $rounds } razy
}
players-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
begin-colour = Twój kolor
begin-colour-lot = Losowo
begin-colour-me = Białe, zaczynasz
begin-colour-other = Czarne
begin-first = Kto zaczyna?
begin-first-lot = Losowo
begin-first-me = Ty
begin-first-other = Inny gracz
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, potem { $periods } × { $seconds } s
own-clock = Własny…
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
listed-about = Dołączyć może każdy, nie tylko osoby z linkiem.
waited = Czekasz: { $seconds } s
wait-in-lobby = Czekaj w poczekalni
wait-in-lobby-about = Tworzy partię, którą każdy może zobaczyć i do której może dołączyć.

## A table that waits
qr-label = Kod QR linku
qr-about = Albo zeskanuj ten kod telefonem.
share-link = Udostępnij…
invites-you = { $name } zaprasza cię na partię { $game }
your-name = Twoje imię (opcjonalnie)
your-name-about = Pod tym imieniem zobaczy cię { $name }.
own-name-about = Zaproszenie wysyła „{ $name }”.
guest-animal = { $animal ->
    [badger] Borsuk
    [bear] Niedźwiedź
    [bee] Pszczoła
    [crane] Żuraw
    [cricket] Świerszcz
    [dolphin] Delfin
    [dove] Gołąb
    [eagle] Orzeł
    [falcon] Sokół
    [finch] Zięba
    [fox] Lis
    [gecko] Gekon
    [hare] Zając
    [hawk] Jastrząb
    [heron] Czapla
    [ibex] Koziorożec
    [jay] Sójka
    [kestrel] Pustułka
    [koala] Koala
    [lark] Skowronek
    [lemur] Lemur
    [lion] Lew
    [lynx] Ryś
    [magpie] Sroka
    [marten] Kuna
    [mole] Kret
    [newt] Traszka
    [otter] Wydra
    [owl] Sowa
    [panda] Panda
    [puffin] Maskonur
    [raven] Kruk
    [robin] Rudzik
    [seal] Foka
    [stork] Bocian
    [swan] Łabędź
    [tiger] Tygrys
    [turtle] Żółw
    [wolf] Wilk
    [wren] Strzyżyk
   *[other] { $animal }
}
guest-name-unfit = Tego imienia nie można tu użyć. Wpisz 2–20 liter lub cyfr, zaczynając od litery.
learn-first = Najpierw poznaj grę
no-account-needed = Bez konta i bez instalowania.
seat-bot-which = Bot na wolne miejsce

## Account
account-title = Twoje konto
account-why = Możesz grać bez konta. Z kontem masz swoje partie i rankingi na każdym urządzeniu.
account-name = Nazwa
name-hint = 3–20 znaków: a–z, cyfry, - i _
name-taken = Ta nazwa jest niedostępna. Ktoś już ma ją albo bardzo podobną.
name-too-short = Za krótka. Nazwa musi mieć co najmniej { $least } znaki.
name-unfit = Ta nazwa jest niedozwolona. Użyj 3–20 znaków (a–z, cyfry, - i _), zacznij i skończ literą lub cyfrą i nie podszywaj się pod bota ani pod obsługę.
password = Hasło
password-hint = Co najmniej 8 znaków. Najlepiej sprawdza się menedżer haseł albo kilka przypadkowych słów.
password-too-short = Za krótkie. Hasło musi mieć co najmniej { $least } znaków.
password-unfit = To hasło jest niedozwolone. Użyj 8–128 znaków i niczego, co łatwo zgadnąć, jak twoja nazwa, popularne słowo z cyframi czy sąsiednie klawisze.
password-wrong = To nie jest twoje obecne hasło.
password-lost = Adres e-mail nie jest potrzebny. Po założeniu konta utwórz kody odzyskiwania na wypadek zapomnienia hasła.
show-password = Pokaż
sign-in = Zaloguj się
make-account = Załóż konto
account-needs-little = Wystarczą nazwa i hasło. Partie rozegrane jako gość przejdą na twoje konto.
as-guest = Grasz jako gość
as-guest-about = Grasz pod nazwą „{ $name }”. Tylko ta przeglądarka wie, kim jesteś.
forget-guest = Usuń tego gościa
forget-guest-sure = Na pewno usunąć? Nie odnajdziesz już swoich partii.
signed-in = To twoje konto.
my-profile = Twój profil
sign-out = Wyloguj się
sign-out-everywhere = Wyloguj się wszędzie
change-name = Zmień nazwę
new-name = Nowa nazwa
change-done = Zapisano.
change-password = Zmień hasło
password-now = Obecne hasło
password-new = Nowe hasło
password-changed = Hasło zmienione. Wszystkie inne przeglądarki zostały wylogowane, a wszystkie tokeny, kody odzyskiwania i klucze dostępu unieważnione.
my-data = Twoje dane
my-data-about = Wszystko, co o tobie przechowujemy, wraz z zapisami wszystkich twoich partii, w jednym pliku.
download-data = Pobierz swoje dane
delete-account = Usuń konto…
delete-account-about = Tego nie można cofnąć. Usuniemy twoją nazwę, hasło, rankingi i tokeny; twoje partie pozostaną, bez twojej nazwy. Jeśli chcesz zachować swoje dane, najpierw je pobierz.
delete-account-now = Usuń na zawsze
programs = Programy, które grają
programs-about = Na tym koncie może grać program. Zamiast twojego hasła używa tokenu.
played-by-program = Na tym koncie gra program (wszyscy to widzą)
tokens = Tokeny
token-label = Do czego służy?
token-label-hint = Notatka dla ciebie, na przykład „mój bot”
token-make = Utwórz token
token-made = Utworzono: { $day }
token-used = ostatnio użyty: { $day }
token-never = nieużywany
token-revoke = Unieważnij
token-revoke-which = Unieważnij token „{ $label }”
token-once = Tego tokenu już nie zobaczysz. Skopiuj go teraz:

## Profile
nobody-of-this-name = Nie ma tu gracza o takiej nazwie.
no-games-yet = Nie masz jeszcze żadnych partii.
here-since = Na Trilynx od: { $day }
is-program = gra program
no-ratings = Jeszcze bez partii rankingowych.
profile-private = Partie prywatne, na przykład z botami, widzisz tylko ty.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Szybkie
class-classical = Klasyczne
class-correspondence = Korespondencyjne
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
rating-curve = Ranking w czasie
rating-which = Który ranking
rating-curve-spoken = { $which }: od { $from } do { $to } w ciągu { $games ->
        [one] { $games } partii rankingowej
       *[other] { $games } partii rankingowych
    }
rating-step = Przewijaj partie rankingowe
as-table = Pokaż jako tabelę
column-day = Data
column-rating = Ranking
column-game = Partia
private-table = prywatna
games-title = Partie
filter-game = Gra
filter-all = Wszystkie
stage-playing = Trwające
download-records = Pobierz wszystkie zapisy
one-record = Pobierz
to-replay = Odtwórz
more-games = Pokaż więcej
games-none = Nie znaleziono partii.
outcome-won = Wygrana
outcome-shared = Wspólna wygrana
outcome-lost = Przegrana
outcome-draw = Remis
outcome-none = Bez wyniku
outcome-decided = Zakończona
outcome-waiting = Czeka
outcome-playing = Trwa
outcome-closed = Odwołana

## Lobby
filter-pace-live = Z zegarem
filter-pace-correspondence = Dni na turę
filter-pace-none = Bez zegara
lobby-open-own = Utwórz własną partię:
lobby-more = Więcej partii na żywo
lobby-quick = Graj od razu
lobby-quick-about = Jedno kliknięcie i szukamy przeciwnika.
pace-waiting = { $count ->
    [one] { $count } osoba czeka
    [few] { $count } osoby czekają
   *[other] { $count } osób czeka
}
your-usual = Jak ostatnio
lobby-finished = Właśnie zakończone
lobby-bots = Zawsze gotowe
lobby-bots-game = Boty do gry
lobby-bots-all = Wszystkie boty i opcje
lobby-all-games = Wszystkie gry
lobby-all-paces = Każde tempo

## Settings
settings-lead = Zmiany działają od razu i zapisują się w tej przeglądarce.
settings-look = Wygląd i dźwięk
settings-set = Plansza i piony
material-slate = Łupek
material-slate-about = Szlifowany kamień z wyrytymi liniami
material-oak = Dąb
material-oak-about = Ciepły fornir z wypalanymi liniami
material-paper = Papier
material-paper-about = Wycięty karton, prawie płaski
material-night = Noc
material-night-about = Niebieski lakier w chłodnym świetle
settings-board = Przy planszy
setting-coordinates = Współrzędne
setting-coordinates-about = Litery i liczby wokół planszy
setting-marks = Symbole na pionach LYNGK
setting-marks-about = Pozwalają rozróżnić piony nie tylko po kolorze
setting-known = Znane karty w Linko!
setting-known-about = Pokazuje te karty innych graczy, które widzieli wszyscy
setting-confirm = Potwierdzanie ruchów
setting-confirm-about = Ruch liczy się dopiero po drugim kliknięciu

## About
about-what = Trilynx to miejsce do gry w YINSH, LYNGK i Linko! w przeglądarce, z ludźmi lub botami, bez rejestracji.
about-promises = Zasady są dokładne, a gdy ruch jest niedozwolony, pokazujemy zasadę, która o tym mówi. Potwierdzony ruch nigdy nie ginie. Rozdania są uczciwe i każdy może je sprawdzić. Bez reklam i bez śledzenia.
about-version = Wersja { $version }
about-games = Gry
about-authors = Autorem YINSH i LYNGK jest Kris Burm, a autorami Linko! są Wolfgang Kramer i Michael Kiesling. Trilynx jest niezależny od autorów i ich wydawców i nie używa ich tekstów ani ilustracji. Jeśli gry ci się podobają, kup je: na stole są piękne.
about-bots = Boty
about-bots-how = Każda gra ma dziesięć poziomów, od takiego, który zna niewiele więcej niż zasady, po taki, który pokonuje większość ludzi. Silne boty liczą naprzód i oceniają pozycje za pomocą sieci neuronowych wytrenowanych w grze z samymi sobą.
about-bots-fair = Bot widzi dokładnie to, co widziałby gracz na jego miejscu. W Linko! nigdy nie zna zakrytej karty.
about-engine = Tutaj boty mogą myśleć także w twojej przeglądarce, więc zagrasz z nimi również bez sieci.
about-programs-how = Mogą tu grać także programy, przez HTTP lub WebSocket, z tokenem twojego konta. Poniższy opis API generuje sam serwer. Silniki w wierszu poleceń używają prostego protokołu tekstowego: trilynx engine.
about-openapi = Opis API (OpenAPI)
about-host-how = Trilynx to jeden program, który nie potrzebuje innych usług. Jeśli masz kod źródłowy, Rust i Node.js, jedno polecenie zbuduje i uruchomi wszystko oraz powie, jaki adres otworzyć:
about-host-club = Dla klubu, żeby mogli grać wszyscy w sieci lokalnej:
about-host-more = Wszystkie partie są w jednym pliku (SQLite); trilynx backup kopiuje go w trakcie gry. W internecie postaw przed nim proxy z TLS; przy wielu graczach użyj PostgreSQL. Jak to zrobić, wyjaśnia folder docs w kodzie źródłowym.
about-licence = Licencja
about-licence-how = Wolne oprogramowanie: MIT albo Apache 2.0, do wyboru. Używaj, zmieniaj, przekazuj dalej.
privacy-short = Przechowujemy jak najmniej, wszystko na tym serwerze, i niczego nie przekazujemy dalej. Są dwa ciasteczka: jedno mówi, kim jesteś, drugie, że w tej przeglądarce ktoś już się logował.
privacy-guest = Goście
privacy-guest-how = Losowa nazwa lub wybrane przez ciebie imię oraz czas pierwszej wizyty.
privacy-account = Konta
privacy-account-how = Twoja nazwa, czas rejestracji, rankingi, ukończone lekcje, osoby, które obserwujesz lub blokujesz, urlopy i zaplanowane ruchy oraz skróty hasła i kodów odzyskiwania, z których nie da się ich odtworzyć. Dla kluczy dostępu: ich nazwy, klucze publiczne oraz czas dodania i ostatniego użycia; odcisk palca i twarz nigdy nie opuszczają twojego urządzenia. Adres e-mail tylko wtedy, gdy go podasz: wysyłamy na niego linki do potwierdzenia adresu i ustawienia nowego hasła, informacje o koncie oraz podsumowania. Bez prawdziwego nazwiska.
privacy-games = Partie
privacy-games-how = Kto grał, każdy ruch i jego czas oraz wynik. Partie publiczne może zobaczyć każdy, a prywatne każdy, kto ma link.
privacy-fair-play = Uczciwa gra
privacy-fair-play-how = W partiach rankingowych z zegarem: jak często twoje ruchy pokrywają się z ruchami botów, jak długo myślisz i w ilu swoich turach opuszczasz stronę. Widzą to tylko moderatorzy.
privacy-chat = Czat
privacy-chat-how = Wiadomości zostają przy partii, w której je napisano, i widzą je tylko osoby, do których były skierowane. Jeśli ktoś je zgłosi, zobaczą je też moderatorzy. Prywatne wiadomości widzą tylko dwie osoby, które je piszą, a razem z kontem znikają też wysłane z niego wiadomości. Osoby prowadzące ten serwer mogą czytać jego bazę danych.
privacy-sessions = Sesje
privacy-sessions-how = Skrót ciasteczka i czas ostatniego użycia. Sesja wygasa 90 dni po ostatniej wizycie, chyba że administrator serwera ustawił inaczej.
privacy-address = Adresy IP
privacy-address-how = Program zlicza je w swojej pamięci, by zapobiegać nadużyciom, i nigdy ich nie zapisuje. Może je zapisywać proxy stojące przed nim: zapytaj administratora serwera. Dla kont przez 14 dni przechowywane są skróty sieci, z których z nich korzystano, żeby zablokowani nie wracali od razu.
privacy-rights = W każdej chwili możesz pobrać wszystko, co o tobie przechowujemy, albo usunąć konto:

block = Zablokuj
block-about = Zablokować gracza { $name }? Nie zobaczysz wiadomości tej osoby, poza turniejami nie dobierzemy was w parę i nie będzie ona mogła dołączać do twoich partii. O niczym się nie dowie.
unblock = Odblokuj
unblock-whom = Odblokuj: { $name }
blocked-title = Zablokowane osoby
blocked-about = Nie widzisz wiadomości tych osób, poza turniejami nie dobieramy was w pary i nie mogą one dołączać do twoich partii. Tę listę widzisz tylko ty.
blocked-since = blokada od { $day }
report = Zgłoś
