# People and pages: home, options before a game, account, profile, settings, about.

## The frame
title-of = { $screen } · { $app }
title-rules = { $game }: spelregels
title-table = Partij
lost-title = Pagina niet gevonden
to-home = Startpagina
nav-about = Over Trilynx
nav-host = Zelf hosten
nav-privacy = Privacy
nav-account = Inloggen
nav-account-of = Je account: { $name }

## Home and own games
learn-quickly = Leren spelen
all-my-games = Al jouw partijen
your-turn = Jouw beurt
your-turn-against = Jouw beurt tegen { $names }
against-names = Jouw partij tegen { $names }
and-more-games = en nog { $count }
hide-game = Deze partij verbergen
table-hidden = Verborgen op dit apparaat. Je vindt de partij nog bij ‘Al jouw partijen’.
undo = Ongedaan maken
boards-pause = Demonstratie pauzeren
boards-play = Demonstratie hervatten
home-learn = Nieuw hier?
home-learn-about = Leer stap voor stap, op het echte bord.
bot-ready = Staat klaar

## Before a game
options-title = Opties
options-none = Standaard, geen klok
choose-level = Hoe sterk?
level-of = Niveau { $n } van { $of }
level-top = Sterker dan alle niveaus
bot-instead = Liever tegen een bot
name-optional = Naam (optioneel)
options-match = Match
match-none = Eén partij
match-of = { $rounds ->
    [one] Match: iedereen begint één keer
   *[other] Match: iedereen begint { $rounds } keer
}
players-count = { $count } spelers
begin-colour = Jouw kleur
begin-colour-lot = Willekeurig
begin-colour-me = Wit, jij begint
begin-colour-other = Zwart
begin-first = Wie begint?
begin-first-lot = Willekeurig
begin-first-me = Jij
begin-first-other = Iemand anders
pace-fischer = { $minutes } min + { $seconds } s
pace-fischer-short = { $initial } s + { $seconds } s
pace-byoyomi = { $minutes } min, dan { $periods } × { $seconds } s
own-clock = Aangepast…
own-clock-kind = Soort
own-clock-fischer = Extra tijd per beurt
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
rated-needs-account = Maak een account aan om met rating te spelen.
listed = In de lobby tonen
listed-about = Iedereen kan aanschuiven, niet alleen wie de link heeft.
waited = Wachttijd: { $seconds } s
wait-in-lobby = In de lobby wachten
wait-in-lobby-about = Start een partij die iedereen ziet en waarbij iedereen kan aanschuiven.

## A table that waits
qr-label = QR-code van de link
qr-about = Of scan deze code met een telefoon.
share-link = Delen…
invites-you = { $name } nodigt je uit voor een partij { $game }
your-name = Je naam (optioneel)
your-name-about = Zo ziet { $name } je aan tafel.
own-name-about = Je uitnodiging komt van ‘{ $name }’.
guest-animal = { $animal ->
    [badger] Das
    [bear] Beer
    [bee] Bij
    [crane] Kraanvogel
    [cricket] Krekel
    [dolphin] Dolfijn
    [dove] Duif
    [eagle] Adelaar
    [falcon] Valk
    [finch] Vink
    [fox] Vos
    [gecko] Gekko
    [hare] Haas
    [hawk] Havik
    [heron] Reiger
    [ibex] Steenbok
    [jay] Gaai
    [kestrel] Torenvalk
    [koala] Koala
    [lark] Leeuwerik
    [lemur] Maki
    [lion] Leeuw
    [lynx] Lynx
    [magpie] Ekster
    [marten] Marter
    [mole] Mol
    [newt] Salamander
    [otter] Otter
    [owl] Uil
    [panda] Panda
    [puffin] Papegaaiduiker
    [raven] Raaf
    [robin] Roodborstje
    [seal] Zeehond
    [stork] Ooievaar
    [swan] Zwaan
    [tiger] Tijger
    [turtle] Schildpad
    [wolf] Wolf
    [wren] Winterkoning
   *[other] { $animal }
}
guest-name-unfit = Die naam kan hier niet. Gebruik 2–20 letters of cijfers, met een letter vooraan.
learn-first = Eerst het spel leren
no-account-needed = Geen account, geen installatie.
seat-bot-which = Bot voor een vrije plaats

## Account
account-title = Je account
account-why = Je kunt zonder account spelen. Met een account heb je je partijen en ratings op elk apparaat.
account-name = Naam
name-hint = 3–20 tekens: a–z, cijfers, - en _
name-taken = Die naam is niet beschikbaar. Iemand anders heeft hem al, of een naam die erop lijkt.
name-too-short = Te kort. Een naam heeft minstens { $least } tekens.
name-unfit = Die naam is niet toegestaan. Gebruik 3–20 tekens (a–z, cijfers, - en _), begin en eindig met een letter of cijfer, en doe je niet voor als bot of beheerder.
password = Wachtwoord
password-hint = Minstens 8 tekens. Gebruik het liefst een wachtwoordbeheerder of een paar willekeurige woorden.
password-too-short = Te kort. Een wachtwoord heeft minstens { $least } tekens.
password-unfit = Dat wachtwoord is niet toegestaan. Gebruik 8–128 tekens en niets wat makkelijk te raden is, zoals je naam, een gewoon woord met cijfers of toetsen die naast elkaar liggen.
password-wrong = Dat is niet je huidige wachtwoord.
password-lost = Een e-mailadres is niet nodig. Maak wel herstelcodes aan zodra je bent ingelogd, voor als je je wachtwoord vergeet.
show-password = Tonen
sign-in = Inloggen
make-account = Account aanmaken
account-needs-little = Alleen een naam en een wachtwoord. De partijen die je als gast hebt gespeeld, neem je mee.
as-guest = Je bent gast
as-guest-about = Je speelt als ‘{ $name }’. Alleen deze browser weet wie je bent.
forget-guest = Deze gast vergeten
forget-guest-sure = Echt vergeten? Je vindt je partijen dan niet meer terug.
signed-in = Je bent ingelogd.
my-profile = Je profiel
sign-out = Uitloggen
sign-out-everywhere = Overal uitloggen
change-name = Naam wijzigen
new-name = Nieuwe naam
change-done = Opgeslagen.
change-password = Wachtwoord wijzigen
password-now = Huidig wachtwoord
password-new = Nieuw wachtwoord
password-changed = Wachtwoord gewijzigd. Alle andere browsers zijn uitgelogd en al je tokens, herstelcodes en passkeys zijn ingetrokken.
my-data = Je gegevens
my-data-about = Alles wat we over je opslaan, met de notaties van al je partijen, in één bestand.
download-data = Je gegevens downloaden
delete-account = Account verwijderen…
delete-account-about = Dit kan niet ongedaan worden gemaakt. Je naam, wachtwoord, ratings en tokens worden verwijderd; je partijen blijven bewaard, maar zonder je naam. Download eerst je gegevens als je ze wilt bewaren.
delete-account-now = Definitief verwijderen
programs = Programma’s die spelen
programs-about = Een programma kan met dit account spelen. Het gebruikt een token in plaats van je wachtwoord.
played-by-program = Met dit account speelt een programma (iedereen kan dat zien)
tokens = Tokens
token-label = Waar is het voor?
token-label-hint = Een notitie voor jezelf, bijvoorbeeld ‘mijn bot’
token-make = Token aanmaken
token-made = Aangemaakt: { $day }
token-used = laatst gebruikt: { $day }
token-never = nooit gebruikt
token-revoke = Intrekken
token-revoke-which = Token ‘{ $label }’ intrekken
token-once = Je ziet dit token maar één keer. Kopieer het nu:

## Profile
nobody-of-this-name = Er is hier niemand met die naam.
no-games-yet = Je hebt nog geen partijen gespeeld.
here-since = Lid sinds { $day }
is-program = gespeeld door een programma
no-ratings = Nog geen partijen met rating.
profile-private = Alleen jij ziet je privépartijen, zoals die tegen bots.
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
rating-curve = Ratingverloop
rating-which = Welke rating
rating-curve-spoken = { $which }: van { $from } naar { $to } in { $games ->
        [one] { $games } partij met rating
       *[other] { $games } partijen met rating
    }
rating-step = Door de partijen met rating bladeren
as-table = Als tabel tonen
column-day = Datum
column-rating = Rating
column-game = Partij
private-table = privé
games-title = Partijen
filter-game = Spel
filter-all = Alle
stage-playing = Bezig
download-records = Alle notaties downloaden
one-record = Downloaden
to-replay = Naspelen
more-games = Meer tonen
games-none = Geen partijen gevonden.
outcome-won = Gewonnen
outcome-shared = Gedeelde overwinning
outcome-lost = Verloren
outcome-draw = Remise
outcome-none = Geen uitslag
outcome-decided = Afgelopen
outcome-waiting = Wacht op spelers
outcome-playing = Bezig
outcome-closed = Geannuleerd

## Lobby
filter-pace-live = Met klok
filter-pace-correspondence = Dagen per beurt
filter-pace-none = Geen klok
lobby-open-own = Start zelf een partij:
lobby-more = Meer lopende partijen
lobby-quick = Meteen spelen
lobby-quick-about = Eén tik en we zoeken een tegenspeler.
pace-waiting = { $count ->
    [one] { $count } speler wacht
   *[other] { $count } spelers wachten
}
your-usual = Zoals vorige keer
lobby-finished = Net afgelopen
lobby-bots = Altijd beschikbaar
lobby-bots-game = Bots voor
lobby-bots-all = Alle bots en opties
lobby-all-games = Alle spellen
lobby-all-paces = Alle tempo’s

## Settings
settings-lead = Wijzigingen gelden meteen en worden in deze browser opgeslagen.
settings-look = Uiterlijk en geluid
settings-set = Bord en stukken
material-slate = Leisteen
material-slate-about = Geslepen steen met gegraveerde lijnen
material-oak = Eikenhout
material-oak-about = Warm fineer met ingebrande lijnen
material-paper = Papier
material-paper-about = Gesneden karton, bijna vlak
material-night = Nacht
material-night-about = Blauwe lak in koel licht
settings-board = Aan het bord
setting-coordinates = Coördinaten
setting-coordinates-about = Letters en cijfers langs de rand van het bord
setting-marks = Symbolen op LYNGK-stukken
setting-marks-about = Zo kun je de stukken ook zonder kleur onderscheiden
setting-known = Bekende kaarten in Linko!
setting-known-about = Toont de kaarten in andere handen die iedereen heeft gezien
setting-confirm = Zetten bevestigen
setting-confirm-about = Een zet telt pas na een tweede tik

## About
about-what = Op Trilynx speel je YINSH, LYNGK en Linko! in je browser, tegen mensen of bots, zonder account.
about-promises = De regels kloppen tot in detail, en als een zet niet mag, laten we zien in welke regel dat staat. Een bevestigde zet gaat nooit verloren. De kaarten worden eerlijk gedeeld, en iedereen kan dat controleren. Geen reclame, geen tracking.
about-version = Versie { $version }
about-games = De spellen
about-authors = YINSH en LYNGK zijn ontworpen door Kris Burm, Linko! door Wolfgang Kramer en Michael Kiesling. Trilynx is onafhankelijk van de auteurs en hun uitgevers en gebruikt geen teksten of beelden van hen. Vind je de spellen leuk, koop ze dan: op tafel zijn ze prachtig.
about-bots = De bots
about-bots-how = Elk spel heeft tien niveaus, van een dat nauwelijks meer kent dan de regels tot een dat de meeste mensen verslaat. De sterkste bots kijken vooruit en beoordelen stellingen met neurale netwerken die zijn getraind door tegen zichzelf te spelen.
about-bots-fair = Een bot ziet precies wat een speler op die plaats zou zien. In Linko! kent een bot nooit een verborgen kaart.
about-engine = Hier kunnen de bots ook in je browser denken, dus je kunt ook offline tegen ze spelen.
about-programs-how = Ook programma’s kunnen hier spelen, via HTTP of WebSocket, met een token van je account. De API-beschrijving hieronder wordt door de server zelf gemaakt. Engines op de opdrachtregel spreken een eenvoudig regelprotocol: trilynx engine.
about-openapi = API-beschrijving (OpenAPI)
about-host-how = Trilynx is één programma en heeft geen andere diensten nodig. Heb je de broncode, Rust en Node.js, dan bouw en start je alles met één opdracht; daarna zie je welk adres je moet openen:
about-host-club = Voor een club, zodat iedereen op het lokale netwerk kan meespelen:
about-host-more = Alle partijen staan in één bestand (SQLite); trilynx backup kopieert het terwijl er gespeeld wordt. Zet op het internet een proxy met TLS ervoor; gebruik voor veel spelers PostgreSQL. In de map docs van de broncode staat hoe dat gaat.
about-licence = Licentie
about-licence-how = Vrije software: MIT of Apache 2.0, net wat je wilt. Gebruiken, veranderen, doorgeven: het mag allemaal.
privacy-short = We slaan zo weinig mogelijk op, alles op deze server, en geven niets door. Er zijn twee cookies: de ene zegt wie je bent, de andere dat er met deze browser al eens is ingelogd.
privacy-guest = Gasten
privacy-guest-how = Een willekeurige naam of de naam die je koos, en wanneer je voor het eerst kwam.
privacy-account = Accounts
privacy-account-how = Je naam, wanneer je het account hebt aangemaakt, je ratings, welke lessen je hebt voltooid, wie je volgt of hebt geblokkeerd, je vakanties en geplande zetten, en hashes van je wachtwoord en herstelcodes, waaruit het wachtwoord en de codes niet te achterhalen zijn. Van passkeys: de naam, de openbare sleutel en wanneer je ze hebt toegevoegd en voor het laatst hebt gebruikt; je vingerafdruk en gezicht verlaten je apparaat nooit. Je e-mailadres, maar alleen als je het opgeeft: we sturen er links heen om het te bevestigen of een nieuw wachtwoord in te stellen, berichten over je account en overzichten. Geen echte naam.
privacy-games = Partijen
privacy-games-how = Wie er speelden, elke zet en wanneer die werd gedaan, en de uitslag. Openbare partijen kan iedereen zien; privépartijen iedereen die de link heeft.
privacy-fair-play = Eerlijk spel
privacy-fair-play-how = In partijen met rating en klok: hoe vaak je zetten gelijk zijn aan die van bots, hoe lang je nadenkt en in hoeveel van je beurten je de pagina verliet. Alleen moderators zien dit.
privacy-chat = Chat
privacy-chat-how = Berichten blijven bij de partij waarin ze zijn geschreven en zijn alleen zichtbaar voor wie ze bedoeld waren. Worden ze gerapporteerd, dan zien moderators ze ook. Privéberichten zijn alleen zichtbaar voor de twee vrienden zelf; verwijder je je account, dan verdwijnen ook de privéberichten die je hebt geschreven. Wie deze server beheert, kan de database lezen.
privacy-sessions = Sessies
privacy-sessions-how = Een hash van de cookie en wanneer die het laatst is gebruikt. Een sessie eindigt 90 dagen na je laatste bezoek, tenzij de beheerder anders heeft gekozen.
privacy-address = IP-adressen
privacy-address-how = Worden in het geheugen geteld om misbruik te voorkomen en door dit programma nooit opgeslagen. Een proxy vóór deze server doet dat misschien wel: vraag het de beheerder. Van accounts worden 14 dagen lang hashes bewaard van de netwerken waar ze gebruikt zijn, zodat wie verbannen is niet zomaar terugkomt.
privacy-rights = Je kunt op elk moment alles downloaden wat we over je opslaan, of je account verwijderen:

block = Blokkeren
block-about = { $name } blokkeren? Je ziet geen berichten van deze speler meer, buiten toernooien worden jullie niet meer gekoppeld en meedoen aan jouw partijen kan dan niet meer. De speler krijgt hier geen melding van.
unblock = Deblokkeren
unblock-whom = { $name } deblokkeren
blocked-title = Geblokkeerde spelers
blocked-about = Je ziet geen berichten van deze spelers, buiten toernooien word je niet met hen gekoppeld en ze kunnen niet meedoen aan jouw partijen. Alleen jij ziet deze lijst.
blocked-since = geblokkeerd sinds { $day }
report = Rapporteren
