# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = Spelregels van { $game }
title-table = Tafel
lost-title = Pagina niet gevonden
nav-about = Over Trilynx
nav-host = Zelf hosten
nav-privacy = Privacy
nav-account = Inloggen
nav-account-of = Je account: { $name }

## Home and own games
learn-quickly = Leren in 3 minuten
all-my-games = Al jouw partijen
your-turn = Jij bent aan de beurt

## Before a game
options-title = Opties
options-none = zoals gewoonlijk, zonder klok
choose-level = Hoe sterk?
wish-match = Match
match-none = Eén partij
match-of = { $rounds ->
    [one] Iedereen begint één keer
   *[other] Match: iedereen begint { $rounds } keer
}
players-count = { $count } spelers
begin-colour = Jouw kleur
begin-colour-lot = Door loting
begin-colour-me = Wit, jij begint
begin-colour-other = Zwart
begin-first = Wie begint?
begin-first-lot = Door loting
begin-first-me = Jij
begin-first-other = Iemand anders
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, dan { $periods } × { $seconds } s
own-clock = Zelf instellen …
own-clock-kind = Soort
own-clock-fischer = Tijd plus toeslag
own-clock-byoyomi = Byo-yomi
own-clock-correspondence = Dagen per beurt
own-clock-fischer-minutes = Minuten
own-clock-fischer-seconds = Seconden per beurt
own-clock-byoyomi-minutes = Minuten
own-clock-byoyomi-periods = Perioden
own-clock-byoyomi-seconds = Seconden per periode
own-clock-correspondence-days = Dagen
is-rated = Met rating
rated-about = De uitslag verandert je rating.
rated-needs-clock = Alleen met een klok.
rated-needs-account = Maak een account om met rating te spelen.
listed = In de lobby tonen
listed-about = Iedereen mag aanschuiven, niet alleen wie de link heeft.
waited = Wacht al { $seconds } s
wait-in-lobby = In de lobby wachten
wait-in-lobby-about = Opent een tafel die iedereen ziet.

## A table that waits
qr-label = QR-code van de link
qr-about = Of scan de code met een telefoon.
share-link = Delen …
seat-bot-which = Bot voor een vrije plaats

## Account
account-title = Je account
account-why = Je kunt zonder account spelen. Met een account heb je je partijen en ratings op elk apparaat.
account-name = Naam
name-hint = 3 tot 20 letters (a–z), cijfers, - en _
name-taken = Iemand anders heeft deze naam al, of een die er net zo uitziet.
name-unfit = Deze naam kan niet: 3 tot 20 letters (a–z), cijfers, - en _, met een letter of cijfer aan begin en eind, en niets dat op een bot of op de beheerder lijkt.
password = Wachtwoord
password-hint = Minstens 8 tekens. Het best: een wachtwoordbeheerder of een paar willekeurige woorden.
password-unfit = Dit wachtwoord kan niet: het heeft 8 tot 128 tekens nodig en mag er geen zijn dat anderen als eerste proberen, zoals je naam, een gewoon woord met cijfers of een rij toetsen.
password-wrong = Dit is niet je wachtwoord.
password-lost = Er is geen e-mail en dus geen herstel: bewaar je wachtwoord goed.
show-password = Tonen
sign-in = Inloggen
make-account = Account maken
account-needs-little = Naam en wachtwoord, verder niets. Je partijen als gast gaan mee.
as-guest = Je bent gast
as-guest-about = Je speelt als ‘{ $name }’. Alleen deze browser weet wie je bent.
forget-guest = Deze gast vergeten
forget-guest-sure = Vergeten? Je vindt je partijen niet meer terug.
signed-in = Je bent ingelogd.
my-profile = Je profiel
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
change-name = Naam wijzigen
new-name = Nieuwe naam
change-done = Klaar.
change-password = Wachtwoord wijzigen
password-now = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-changed = Klaar. Alle andere browsers zijn uitgelogd en alle tokens ingetrokken.
my-data = Je gegevens
my-data-about = Alles wat over jou is opgeslagen, met de verslagen van al je partijen, in één bestand.
download-data = Je gegevens downloaden
delete-account = Account verwijderen …
delete-account-about = Dit is definitief. Je naam, wachtwoord, ratings en tokens worden verwijderd; je partijen blijven, gespeeld door niemand in het bijzonder. Download eerst je gegevens als je ze wilt bewaren.
delete-account-now = Definitief verwijderen
programs = Programma’s die spelen
programs-about = Een programma kan met dit account spelen. Het toont een token in plaats van het wachtwoord.
played-by-program = Een programma speelt met dit account (iedereen ziet dat)
tokens = Tokens
token-label = Waarvoor?
token-label-hint = Een woord voor jezelf, bijvoorbeeld ‘mijn bot’
token-make = Token maken
token-made = Gemaakt: { $day }
token-used = laatst gebruikt: { $day }
token-never = nooit gebruikt
token-revoke = Intrekken
token-revoke-which = Het token ‘{ $label }’ intrekken
token-once = Dit token wordt alleen nu getoond. Kopieer het:

## Profile
nobody-of-this-name = Niemand met deze naam heeft hier een account.
no-games-yet = Je hebt nog niet gespeeld.
here-since = Hier sinds { $day }
is-program = gespeeld door een programma
no-ratings = Nog geen partijen met rating.
class-bullet = Bullet
class-blitz = Blitz
class-rapid = Rapid
class-classical = Klassiek
class-correspondence = Correspondentie
rating-unsure = ± { $deviation }
games-count = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
rating-curve = Verloop van de rating
rating-which = Welke rating
rating-curve-spoken = { $which }: van { $from } naar { $to } in { $games ->
        [one] { $games } partij met rating
       *[other] { $games } partijen met rating
    }
rating-step = Door de partijen met rating gaan
as-table = Als tabel
column-day = Datum
column-rating = Rating
column-game = Partij
private-table = privé
games-title = Partijen
filter-game = Spel
filter-stage = Stand
filter-all = Alles
stage-playing = Bezig
stage-over = Afgelopen
download-records = Alle verslagen downloaden
one-record = Verslag
to-replay = Naspelen
more-games = Meer partijen
games-none = Geen partijen van deze soort.
outcome-won = Gewonnen
outcome-shared = Gedeelde winst
outcome-lost = Verloren
outcome-draw = Gelijkspel
outcome-none = Zonder uitslag
outcome-decided = Afgelopen
outcome-waiting = Wacht
outcome-playing = Bezig
outcome-closed = Opgeheven

## Lobby
filter-pace-live = Met klok
filter-pace-correspondence = Dagen per beurt
filter-pace-none = Zonder klok
lobby-open-own = Zelf een tafel openen:
lobby-more = Meer partijen

## Settings
settings-lead = Alles geldt meteen en blijft in deze browser.
settings-look = Uiterlijk en geluid
settings-board = Aan het bord
setting-coordinates = Coördinaten
setting-coordinates-about = Letters en cijfers langs de rand van het bord
setting-marks = Letters en tekens op LYNGK-stukken
setting-marks-about = Kleuren zijn ook zonder kleur te onderscheiden
setting-known = Bekende kaarten in Linko!
setting-known-about = Toont welke kaarten van de anderen iedereen heeft gezien
setting-confirm = Zetten bevestigen
setting-confirm-about = Een zet telt pas na een tweede tik

## About
about-what = Trilynx is een plek om YINSH, LYNGK en Linko! te spelen: tegen mensen en bots, in de browser, zonder aanmelding.
about-promises = De regels zijn exact, en wat niet mag wordt uitgelegd met de paragraaf die het zegt. Een bevestigde zet gaat nooit verloren. Het delen is eerlijk en door iedereen te controleren. Geen reclame, geen tracking.
about-version = Versie { $version }
about-games = De spellen
about-authors = YINSH en LYNGK zijn spellen van Kris Burm, Linko! is een spel van Wolfgang Kramer en Michael Kiesling. Trilynx is onafhankelijk van hen en hun uitgevers en bevat geen teksten of beelden van hen. Vind je de spellen leuk, koop ze dan: op tafel zijn ze prachtig.
about-bots = De bots
about-bots-how = Elk spel heeft tien niveaus: van een dat weinig meer kent dan de regels tot een dat beter speelt dan de meeste mensen. De sterke kijken vooruit en beoordelen stellingen met netwerken die leerden van partijen tegen zichzelf.
about-bots-fair = Een bot ziet precies wat een speler op zijn plaats mag zien. In Linko! kent hij geen enkele verborgen kaart.
about-programs-how = Ook programma’s mogen hier spelen: via HTTP of een WebSocket, met een token van een account. De beschrijving van de interface hieronder wordt uit het programma zelf gemaakt. Engines in de terminal spreken een eenvoudig regelprotocol: trilynx engine.
about-openapi = Beschrijving van de interface (OpenAPI)
about-host-how = Trilynx is één programma en heeft geen andere dienst nodig. Met de broncode, Rust en Node.js bouwt en start één opdracht dit alles, en zegt welk adres je moet openen:
about-host-club = Voor een club, zodat iedereen in het lokale netwerk kan meespelen:
about-host-more = De partijen staan in één bestand (SQLite); trilynx backup kopieert het terwijl er gespeeld wordt. Zet voor het internet een proxy met TLS ervoor; voor veel spelers kan PostgreSQL de partijen bewaren. De map docs van de broncode legt uit hoe.
about-licence = Licentie
about-licence-how = Vrije software: MIT of Apache 2.0, wat je wilt. Je mag het gebruiken, veranderen en doorgeven.
privacy-short = Er wordt zo weinig mogelijk bewaard, alles op deze server, en niets wordt doorgegeven. Er zijn twee cookies: het ene zegt alleen wie je bent, het andere dat er met deze browser al eens is ingelogd.
privacy-guest = Gasten
privacy-guest-how = Een verzonnen naam en wanneer je voor het eerst kwam.
privacy-account = Accounts
privacy-account-how = Je naam, wanneer het account is gemaakt, je ratings en een hash van je wachtwoord waaruit het niet te berekenen is. Geen e-mailadres, geen echte naam.
privacy-games = Partijen
privacy-games-how = Wie speelde, elke zet en wanneer die werd gedaan, en de uitslag. Openbare partijen kan iedereen zien, privépartijen wie de link kent.
privacy-chat = Chat
privacy-chat-how = Wat aan een tafel wordt gezegd, blijft bij die tafel en wordt getoond aan wie het gezegd werd.
privacy-sessions = Sessies
privacy-sessions-how = Een hash van het cookie en wanneer het laatst is gebruikt. Het vervalt 90 dagen na je laatste bezoek, tenzij de host anders koos.
privacy-address = Netwerkadressen
privacy-address-how = Worden in het geheugen geteld om misbruik te voorkomen en door dit programma nooit bewaard. Een proxy ervoor kan dat anders doen: vraag het de host.
privacy-rights = Je kunt altijd alles downloaden wat over jou is opgeslagen, en je account verwijderen:
