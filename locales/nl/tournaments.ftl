# Tournaments: the list, a new one, and the page of one.

## The list
tournaments-title = Toernooien
tournaments-lead = Zwitsers, iedereen tegen iedereen, arena of wisselende tafels: doe mee of organiseer zelf een toernooi.
tournaments-mine = Mijn toernooien
tournaments-announced = Binnenkort
tournaments-running = Bezig
tournaments-finished = Afgelopen
tournaments-none = Nog geen toernooien. Maak het eerste aan.
tournaments-all-games = Alle spellen
tournaments-game = Spel
tournament-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
tournament-won-by = Gewonnen door { $names }
tournament-private = Privé
tournament-invited-only = Op uitnodiging
tournament-rated = Met rating

## Formats
tournament-format = Toernooivorm
tournament-format-swiss = Zwitsers
tournament-format-round-robin = Iedereen tegen iedereen
tournament-format-arena = Arena
tournament-format-tables = Wisselende tafels
tournament-about-swiss = Elke ronde speel je tegen een nieuwe tegenspeler met ongeveer evenveel punten.
tournament-about-round-robin = Je speelt tegen alle andere spelers.
tournament-about-arena = Speel zoveel partijen als je kunt tot de tijd om is. Na twee overwinningen op rij telt elke volgende overwinning dubbel.
tournament-about-tables = Elke ronde zit je aan een nieuwe tafel met drie tot vijf spelers.
tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
tournament-minutes = { $count } min
tournament-cycles = { $count ->
    [1] één partij per tegenspeler
   *[other] twee partijen per tegenspeler
}

## A new one
tournament-new = Nieuw toernooi
tournament-name = Naam
tournament-description = Beschrijving (optioneel)
tournament-variant = Variant
tournament-number-rounds = Rondes
tournament-number-minutes = Minuten
tournament-twice = Twee partijen tegen elke tegenspeler
tournament-starts = Start
tournament-starts-in = Over { $minutes } minuten
tournament-starts-own = Datum en tijd kiezen
tournament-clock-minutes = Minuten per speler
tournament-clock-seconds = Extra seconden per beurt
tournament-slow = Correspondentie: bedenktijd per beurt, in dagen
tournament-clock-days = Dagen per beurt
tournament-vacations = Tijdens een vakantie staat de klok van een speler stil (rondes kunnen langer duren)
tournament-vacation-pauses = In dit toernooi staat je klok tijdens je vakantie stil.
tournament-vacation-ignored = In dit toernooi loopt je klok tijdens je vakantie door.
tournament-break = Pauze tussen de rondes, in seconden
tournament-check-in = Spelers checken in tijdens de laatste vijf minuten voor de start
tournament-by-invitation = Alleen op uitnodiging
tournament-keep-private = Verborgen: alleen te vinden met de link
tournament-make-rated = Met rating (alleen met account)
tournament-with-bots = Bots vallen in als iemand geen tegenspeler heeft
tournament-create = Toernooi aanmaken

## The page
tournament-by = Georganiseerd door { $name }
tournament-of-club = Club: { $name }
tournament-members-only = Dit clubtoernooi is alleen voor leden.
tournament-next-check-in = Inchecken kan over
tournament-next-start = Begint over
tournament-next-round = Volgende ronde over
tournament-next-end = Eindigt over
tournament-paused = Gepauzeerd
tournament-over = Afgelopen
tournament-round-of = Ronde { $round } van { $rounds }
tournament-enter = Meedoen
tournament-enter-again = Weer meedoen
tournament-withdraw = Stoppen
tournament-check-in-now = Inchecken
tournament-checked-in = Je bent ingecheckt.
tournament-your-game = Jouw partij
tournament-to-table = Naar je partij
tournament-wait-nobody-free = Alle anderen spelen nog. Zodra er iemand vrij is, word je ingedeeld.
tournament-wait-just-met = De enige die vrij is, heeft net tegen jou gespeeld.
tournament-wait-same-seat = Wie nu vrij is, moet dezelfde kleur krijgen als jij.
tournament-wait-paused = Het toernooi is gepauzeerd.
tournament-wait-ending = De tijd is bijna om. Er beginnen geen nieuwe partijen meer.
tournament-you-rest = Je partij is afgelopen. De volgende ronde begint zodra alle partijen klaar zijn.
tournament-you-entered = Je doet mee. Je partij opent automatisch als het toernooi begint.
tournament-invite-link = Uitnodigingslink
tournament-ready = Je partij staat klaar: { $name }, ronde { $round }
tournament-ready-go = Spelen
tournament-ready-later = Niet nu

## Standings, crosstable, rounds, history
tournament-tab-standings = Stand
tournament-tab-crosstable = Kruistabel
tournament-boards = Lopende partijen
tournament-tab-pairings = Rondes
tournament-tab-history = Logboek
tournament-place = Plaats
tournament-player = Speler
tournament-points = Punten
tournament-rating = Rating
tournament-no-games = Nog geen partijen.
tournament-tie-buchholz = Buchholz
tournament-tie-buchholz-about = De punten van al je tegenspelers
tournament-tie-sonneborn-berger = Sonneborn-Berger
tournament-tie-sonneborn-berger-about = De punten van je tegenspelers, gewogen naar wat je tegen hen scoorde
tournament-tie-direct-encounter = Onderling resultaat
tournament-tie-direct-encounter-about = Punten uit de partijen tussen spelers die gelijk staan
tournament-tie-wins = Winstpartijen
tournament-tie-wins-about = Gespeelde en gewonnen partijen, zonder vrije rondes en reglementaire winst
tournament-tie-score-share = Puntenaandeel
tournament-tie-score-share-about = Je aandeel in alle punten die aan jouw tafels zijn gescoord
tournament-tie-opponents-points = Punten tegenspelers
tournament-tie-opponents-points-about = De punten van iedereen met wie je aan tafel zat
tournament-streak = { $count } overwinningen op rij
tournament-left = doet niet meer mee
tournament-bye-full = Vrije ronde: telt als winst
tournament-bye-half = Vrije ronde: telt als een half punt
tournament-bye-rest = Vrije ronde
tournament-absent = afwezig
tournament-playing = speelt
tournament-round = Ronde { $round }
tournament-why = Waarom deze indeling?
tournament-why-schedule = Rij { $row } van de Bergertabel.
tournament-why-swiss = Scores { $one } en { $other }, plaatsen { $first } en { $second }.
tournament-why-met = Eerdere partijen tegen elkaar: { $met }. Een andere indeling was niet mogelijk.
tournament-why-arena = Beiden waren vrij, met { $one } en { $other } punten.
tournament-why-again = Ze hebben net tegen elkaar gespeeld, maar er was niemand anders vrij.
tournament-why-table = Scores aan tafel: { $points }.
tournament-seats-balance = De kleuren zijn zo verdeeld dat beiden even vaak beginnen.
tournament-seats-alternation = De kleuren wisselen om en om.
tournament-seats-rank = Wie hoger staat, wisselt van kleur.
tournament-seats-lot = De kleuren zijn geloot.
tournament-bye-why-schedule = Bij een oneven aantal spelers is iedereen om beurten vrij.
tournament-bye-why-odd = Het aantal spelers is oneven.
tournament-bye-why-late = Kwam erbij toen de ronde al was ingedeeld.
tournament-result-won = { $winner } wint van { $loser }
tournament-result-drawn = { $names }: remise
tournament-result-absent = { $names }: niet gespeeld

tournament-did-created = Toernooi aangekondigd
tournament-did-changed = Instellingen gewijzigd
tournament-did-invited = { $name } uitgenodigd
tournament-did-entered = { $name } doet mee
tournament-did-checked-in = { $name } heeft ingecheckt
tournament-did-withdrew = { $name } is gestopt
tournament-did-came-back = { $name } doet weer mee
tournament-did-started = Toernooi gestart
tournament-did-paired = Ronde { $round } ingedeeld
tournament-did-no-show = Niet komen opdagen: { $name }
tournament-did-ended = Uitslag: { $name }
tournament-did-adjudicated = Uitslag van de organisatie: { $name }
tournament-did-excluded = { $name } uitgesloten
tournament-did-readmitted = { $name } weer toegelaten
tournament-did-paused = Gepauzeerd
tournament-did-resumed = Hervat
tournament-did-finished = Toernooi afgelopen
tournament-did-undone = Een beslissing van de organisatie is teruggedraaid

## Organisers
tournament-organise = Organisatie
tournament-start-now = Nu starten
tournament-next-round-now = Volgende ronde nu starten
tournament-pause = Pauzeren
tournament-resume = Hervatten
tournament-finish = Toernooi beëindigen
tournament-undo = Terugdraaien
tournament-exclude = Uitsluiten
tournament-readmit = Weer toelaten
tournament-adjudicate = Uitslag vastleggen
tournament-wins = { $name } wint
tournament-draw = Remise
tournament-not-played = Niet gespeeld
tournament-report = Rapport downloaden (TRF)

## What is refused
tournament-refused-not-organiser = Dat kan alleen de organisatie.
tournament-refused-not-invited = Aan dit toernooi kun je alleen op uitnodiging meedoen.
tournament-refused-not-member = Alleen leden van de club kunnen meedoen.
tournament-refused-excluded = De organisatie heeft je van dit toernooi uitgesloten.
tournament-refused-not-a-player = Je speelt niet mee in dit toernooi.
tournament-refused-already-so = Dat is al gebeurd.
tournament-refused-full = Het maximum van { $most } is bereikt.
tournament-refused-not-now = Dat kan nu niet.
tournament-refused-round-unfinished = De ronde is nog bezig.
tournament-refused-last-round = Dit is de laatste ronde.
tournament-refused-too-few = Er zijn minstens { $fewest } spelers nodig.
tournament-refused-not-found = Die partij of speler bestaat niet.
tournament-refused-unsuitable = Controleer deze invoer: { $what }.
tournament-refused-not-paused = Pauzeer eerst het toernooi.
tournament-refused-rests-on-it = Iets wat later is gebeurd, hangt hiervan af. Draai dat eerst terug.
