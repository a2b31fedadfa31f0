# The web app's own texts. What the games, tables and bots say stands in the files beside this one.

app-name = Trilynx
skip-to-content = Przejdź do treści
nav-label = Menu główne
nav-lobby = Poczekalnia
nav-rules = Zasady
nav-settings = Ustawienia
page-not-found = Nie ma takiej strony. Oto gry.
connection-lost = Utracono połączenie. Próbuję ponownie…
loading = Chwileczkę…

## Home
home-title = Trzy gry. Usiądź i graj.
home-lead = Bez rejestracji i bez instalacji: wybierz grę i wykonaj pierwszy ruch.
game-yinsh = YINSH
game-yinsh-about = Pierścienie się suną, znaczniki się odwracają. Każdy rząd pięciu uwalnia twój pierścień, a trzy wolne pierścienie dają zwycięstwo.
game-yinsh-facts = 2 osoby · pół godziny · nic ukrytego
game-lyngk = LYNGK
game-lyngk-about = Buduj stosy w pięciu kolorach, przejmij dwa z nich i zdejmuj stosy po pięć.
game-lyngk-facts = 2 osoby · pół godziny · nic ukrytego
game-linko = Linko!
game-linko-about = Wykładaj zestawy, podbieraj cudze i pozbądź się kart przed innymi.
game-linko-facts = 2–5 osób · pół godziny · karty
my-games = Twoje partie
go-on = Graj dalej
play = Graj
learn = Zasady

## Before a game
against-whom = Z kim?
opponent-bot = Z botem
opponent-friend = Ze znajomymi
opponent-device = Na tym urządzeniu
opponent-anybody = Z kimkolwiek
variant = Wariant
variant-yinsh-standard = Wygrywają trzy pierścienie
variant-yinsh-blitz = Blitz: wygrywa jeden pierścień
variant-lyngk-standard = Stosy po pięć
variant-lyngk-six = Stosy po sześć
players = Liczba osób
clock = Zegar
bot-level = Poziom { $n }
bot-named = Bot „{ $name }”
bot-for = Bot zamiast: { $name }
friend-how = Dostaniesz link do wysłania. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
device-how = Gracie na jednym urządzeniu i podajecie je sobie.
anybody-how = Szukamy kogoś, kto chce teraz zagrać w to samo.
make-link = Utwórz link
start = Zaczynamy
find-opponent = Znajdź przeciwnika
seeking = Szukam przeciwnika…
stop = Przerwij

## A table that waits
waiting-for-players = Czekamy na graczy
send-link = Wyślij ten link osobom, które mają zagrać:
copy = Kopiuj
copied = Skopiowano
sit-down = Usiądź
stand-up = Wstań
seat-open = Wolne miejsce
seat-bot = Posadź bota
close-table = Zamknij stół
table-closed = Ten stół został zamknięty.
play-another = Inna partia

## At the table
you = Ty
somebody = Ktoś
player-number = Gracz { $n }
is-away = nieobecność
turn-yours = Twoja kolej: { $what }
doing-place = { $name } ustawia pierścień
doing-move = { $name } wykonuje ruch
doing-claim-or-move = { $name } przejmuje kolor albo wykonuje ruch
doing-row = { $name } zdejmuje rząd
doing-ring = { $name } zdejmuje pierścień
doing-lay = { $name } wykłada zestaw
doing-attack = { $name } bierze zestaw albo go zostawia
doing-answer = { $name } bierze zestaw z powrotem albo go odrzuca
doing-draw = { $name } dobiera kartę
board-of = Plansza gry { $game }
moves = Ruchy
back-to-now = Wróć do partii
all-choices = Wszystkie możliwości ({ $count })
pool = Znaczniki obok planszy: { $count }
rings-won = Zdjęte pierścienie: { $count } z { $of }
has-claimed = Przejęty kolor: { $colour }
has-taken = Zdjęty stos: { $stack }
claim-a-colour = Przejmij kolor
time-left = Pozostały czas
periods-left = × { $count }
reset-turn = Zacznij turę od nowa
takeback = Poproś o cofnięcie
offer-draw = Zaproponuj remis
resign = Poddaj się
resign-sure = Na pewno się poddajesz?
claim-victory = Zażądaj zwycięstwa
accept = Przyjmij
decline = Odrzuć
draw-offered = { $name } proponuje remis.
takeback-asked = { $name } prosi o cofnięcie ostatniego ruchu.
understood = Rozumiem
spectators = Widzowie: { $count }
chat = Czat ({ $count })
chat-say = Powiedz coś
chat-send = Wyślij
hand-over = Podaj urządzenie dalej: { $name }
show-my-cards = Pokaż moje karty
show-known = Pokaż karty znane wszystkim

## In words
cell-piece = { $point }, { $piece }
cell-empty = { $point }, puste
cell-picked = { $cell }, wybrane
cell-target = { $cell }, cel
cell-start = { $cell }, można wybrać
picked-spoken = Wybrano { $point }. Cele: { $targets }.
piece-ring-white = biały pierścień
piece-ring-black = czarny pierścień
piece-marker-white = biały znacznik
piece-marker-black = czarny znacznik
piece-stack = stos o wysokości { $height }: { $stack }
stack-on = { $above }, pod nim { $below }
card-joker = dżoker
move-place = Ustaw na { $at }
move-way = Z { $from } na { $to }
move-row = Zdejmij rząd od { $first } do { $last }
move-off = Zdejmij pierścień z { $at }
move-claim = Przejmij kolor: { $colour }
move-lay = Wyłóż: { $cards }
move-take = Weź zestaw
move-leave = Zostaw go
move-reclaim = Weź go z powrotem
move-discard = Odrzuć go i dobierz
move-draw-row = Dobierz z rzędu: { $card }
move-draw-pile = Dobierz ze stosu
move-spoken = { $name }: { $move }.

## Linko!
ask-attack = { $name } ma na wierzchu: { $set }. Chcesz ten zestaw?
ask-answer = { $name } zostawia ci twój zestaw: { $set }. Co teraz?
top-set = Na wierzchu: { $set }
no-set = Nic jeszcze nie wyłożono
earlier-sets = Zestawy pod spodem
known-cards = Znane: { $cards }
in-hand = Karty na ręce
hand-size = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
score-so-far = wynik { $score }
card-row = Odkryty rząd
pile-size = Stos dobierania: { $count }
discard-size = Odrzucone: { $count }
my-place = Moje miejsce
my-hand = Moja ręka
hand-card = { $card }, { $n } z { $of }
choose-a-set = Wybierz zestaw

## The end
result-you = Wygrywasz!
result-you-share = Dzielisz zwycięstwo!
result-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
result-draw = Remis
result-none = Bez wyniku
scores = Wyniki
rematch = Rewanż
accept-rematch = Przyjmij rewanż
to-rematch = Do rewanżu
ready = Gotowe, następna partia

## Lobby
lobby-open = Czekają na graczy
lobby-open-none = Teraz nie czeka żaden stół.
lobby-running = Trwające partie
lobby-running-none = Teraz nikt nie gra publicznie.
people-here = Osoby tutaj: { $count }
watch = Oglądaj

## Rules and settings
contents = Spis treści
setting-language = Język
setting-theme = Wygląd
setting-motion = Ruch na ekranie
setting-sound = Dźwięk
as-browser = Jak w przeglądarce
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion-system = Jak w systemie
motion-on = Tak
motion-off = Nie
sound-key = Klawisz M włącza go i wyłącza
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony

## What cannot be
not-possible = Teraz to niemożliwe.
