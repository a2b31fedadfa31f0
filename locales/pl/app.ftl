# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Przejdź do treści
nav-label = Menu główne
nav-lobby = Poczekalnia
nav-tournaments = Turnieje
nav-puzzles = Zadania
nav-rules = Zasady
nav-study = Analiza
nav-menu = Menu
nav-settings = Ustawienia
page-not-found = Link może być nieaktualny albo zawierać literówkę. Wybierz grę:
connection-lost = Utracono połączenie. Łączymy ponownie…
loading = Wczytywanie…

## Home
home-title = Trzy gry. Usiądź i graj.
home-lead = Bez rejestracji i bez instalowania. Wybierz grę i wykonaj pierwszy ruch.
game-yinsh = YINSH
game-yinsh-about = Przesuwaj pierścienie, odwracaj znaczniki. Za każdy rząd pięciu znaczników zdejmujesz z planszy jeden ze swoich pierścieni, a trzy zdjęte dają wygraną.
game-yinsh-line = Za każdy rząd pięciu zdejmujesz pierścień. Trzy zdjęte to wygrana.
game-yinsh-facts = 2 graczy · 30 minut · bez ukrytych informacji
game-lyngk = LYNGK
game-lyngk-about = Buduj stosy w pięciu kolorach, przejmij dwa kolory i zdobywaj punkt za każdy stos z pięciu pionów z twoim kolorem na wierzchu.
game-lyngk-line = Układaj stosy z pięciu kolorów. Dwa kolory mogą być tylko twoje.
game-lyngk-facts = 2 graczy · 30 minut · bez ukrytych informacji
game-linko = Linko!
game-linko-about = Wykładaj zestawy kart i podkradaj je innym. Gdy komuś skończą się karty na ręce, wygrywa ten, kto ma ich przed sobą najwięcej.
game-linko-line = Wykładaj zestawy, podkradaj cudze i uzbieraj przed sobą najwięcej kart.
game-linko-facts = 2–5 graczy · 30 minut · karty
my-games = Twoje partie
go-on = Kontynuuj
go-to-table = Przejdź do partii
play = Graj

## Before a game
against-whom = Z kim chcesz zagrać?
opponent-bot = Z botem
opponent-friend = Ze znajomymi
opponent-device = Na jednym urządzeniu
opponent-anybody = Z kimś online
variant = Wariant
variant-yinsh-standard = Do trzech pierścieni
variant-yinsh-blitz = Do jednego pierścienia
variant-lyngk-standard = Stosy z pięciu pionów
variant-lyngk-six = Stosy z sześciu pionów
players = Liczba graczy
clock = Zegar
bot-level = Poziom { $n }
bot-named = Bot „{ $name }”
bot-for = { $name } (bot)
friend-how = Dostaniesz link do wysłania. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
device-how = Grajcie na tym urządzeniu i podawajcie je sobie.
anybody-how = Znajdziemy kogoś, kto chce teraz zagrać w to samo.
make-link = Utwórz link z zaproszeniem
start = Zacznij
find-opponent = Znajdź przeciwnika
seeking = Szukamy przeciwnika…
stop = Przerwij

## A table that waits
waiting-for-players = Czekamy na graczy
send-link = Zaproś graczy tym linkiem:
copy = Kopiuj
copied = Skopiowano
sit-down = Zajmij miejsce
stand-up = Zwolnij miejsce
seat-open = Wolne miejsce
seat-bot = Dodaj bota
close-table = Odwołaj partię
table-closed = Ta partia została odwołana.
play-another = Nowa partia

## At the table
you = Ty
somebody = Ktoś
player-number = Gracz { $n }
is-away = offline
turn-yours = Twoja kolej. { $what }
doing-place = { $name } ustawia pierścień
doing-move = { $name } wybiera ruch
doing-claim-or-move = { $name } przejmuje kolor albo wykonuje ruch
doing-row = { $name } zdejmuje rząd
doing-ring = { $name } zdejmuje pierścień
doing-lay = { $name } wykłada zestaw
doing-attack = { $name } decyduje, czy wziąć zestaw
doing-answer = { $name } bierze zestaw z powrotem albo go odrzuca
doing-draw = { $name } dobiera kartę
board-of = Plansza gry { $game }
moves = Ruchy
back-to-now = Przejdź do ostatniego ruchu
all-choices = Wszystkie dozwolone ruchy ({ $count })
pool = Pozostałe znaczniki: { $count }
rings-won = Zdjęte pierścienie: { $count } z { $of }
has-claimed = Przejęty kolor: { $colour }
has-taken = Zdobyty stos: { $stack }
claim-a-colour = Przejmij kolor
time-left = Pozostały czas
periods-left = × { $count }
reset-turn = Zacznij turę od nowa
takeback = Poproś o cofnięcie
offer-draw = Zaproponuj remis
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
claim-victory = Zgłoś wygraną
accept = Przyjmij
decline = Odrzuć
draw-offered = { $name } proponuje remis.
takeback-asked = { $name } prosi o cofnięcie ruchu.
understood = Rozumiem
spectators = Widzowie: { $count }
chat = Czat ({ $count })
chat-say = Napisz wiadomość
chat-send = Wyślij
hand-over = Przekaż urządzenie: { $name }
show-my-cards = Pokaż moje karty
show-known = Pokaż znane karty

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, puste
cell-picked = { $cell }, zaznaczone
cell-target = { $cell }, dozwolony ruch
cell-start = { $cell }, można zaznaczyć
picked-spoken = Zaznaczono { $point }. Dozwolone ruchy: { $targets }.
piece-ring-white = biały pierścień
piece-ring-black = czarny pierścień
piece-marker-white = biały znacznik
piece-marker-black = czarny znacznik
plate-white = Białe
plate-black = Czarne
piece-stack = stos o wysokości { $height }: { $stack }
stack-on = { $above }, pod nim { $below }
card-joker = dżoker
move-place = Ustaw pierścień na { $at }
move-way = { $from } na { $to }
move-row = Zdejmij rząd od { $first } do { $last }
move-off = Zdejmij pierścień z { $at }
move-claim = Przejmij kolor: { $colour }
move-take = Weź zestaw
move-leave = Nie bierz
move-reclaim = Weź z powrotem
move-discard = Odrzuć i dobierz
move-draw-row = Dobierz z rzędu: { $set }
move-draw-pile = Dobierz ze stosu
move-spoken = { $name }: { $move }.

## Linko!
top-set = Wierzchni zestaw: { $set }
no-set = Nie ma jeszcze zestawów
earlier-sets = Wcześniejsze zestawy: { $sets }
set-before-set = { $set }; { $earlier }
known-cards = Znane karty: { $cards }
in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
card-row = Rząd odkrytych kart
discard-size = Odrzucone: { $count }
my-place = Twoja strona stołu
my-hand = Twoja ręka
choose-a-set = Wybierz karty z ręki

## The end
result-you = Wygrywasz!
result-you-share = Wspólne zwycięstwo!
result-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
result-draw = Remis
result-none = Partia przerwana
scores = Wyniki
rematch = Rewanż
accept-rematch = Przyjmij rewanż
to-rematch = Przejdź do rewanżu
to-tournament = Wróć do turnieju
ready = Przejdź do następnej partii

## Lobby
lobby-open = Otwarte partie
lobby-open-none = Nikt teraz nie czeka na graczy.
lobby-running = Partie na żywo
lobby-running-none = Nie ma teraz partii na żywo.
people-here = Teraz online: { $count }
watch = Oglądaj

## Rules and settings
contents = Spis treści
setting-language = Język
setting-theme = Motyw
setting-motion = Animacje
setting-sound = Dźwięk
as-browser = Jak w przeglądarce
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion-system = Jak w systemie
motion-on = Włączone
motion-off = Wyłączone
sound-key = Naciśnij M, aby włączyć lub wyłączyć dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony

## What cannot be
not-possible = Teraz nie możesz tego zrobić.
