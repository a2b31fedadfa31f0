# Wat iemand heeft gespeeld: zetten waarop wordt gewacht, filters, statistieken, partijen om te bekijken, herstelcodes.

## Zetten waarop wordt gewacht
moves-title = Hier ben jij aan de beurt
moves-left = nog { $time }
next-game = Volgende partij ({ $count })
key-next-game = Naar de volgende partij waarin jij aan de beurt bent

## Vooruit geplande zetten
plan-title = Geplande zetten
plan-moves = Zetten plannen
plan-about = Speel op het bord een zet die je verwacht en jouw antwoord daarop. Komt die zet, dan wordt je antwoord meteen gespeeld. Alleen jij ziet dit.
plan-full = In deze partij kun je geen plannen meer opslaan. Verwijder er een om ruimte te maken.
plan-expect = Wat zou { $name } kunnen spelen?
plan-answer = Wat is jouw antwoord?
plan-over = Dan is de partij afgelopen.
plan-keep = Plan opslaan
plan-back = Eén zet terug
plan-cancel = Weggooien
plan-delete = Dit plan verwijderen

## Vakantie
vacation-title = Vakantie
vacation-about = Tijdens je vakantie staat je klok stil in partijen met dagen per beurt; de klokken van je tegenspelers lopen door. Zetten doen kan gewoon. In toernooien geldt je vakantie alleen als de organisator dat toestaat, en een klok die is afgelopen, blijft afgelopen. Je hebt 30 hele dagen per kalenderjaar; een vakantie begint meteen.
vacation-left = { $days ->
        [one] Nog { $days } vakantiedag dit jaar
       *[other] Nog { $days } vakantiedagen dit jaar
    }
vacation-days = Dagen
vacation-begin = Vakantie starten
vacation-end = Vakantie beëindigen
vacation-end-about = Je kunt je vakantie eerder beëindigen. De dag die al begonnen is, telt mee; de rest houd je over.
vacation-own = Je bent op vakantie tot { $until }. Tot dan staat je klok stil.
vacation-of = { $name } is op vakantie tot { $until }. Tot dan staat de klok stil.
vacation-until = Op vakantie tot { $until }

## Partijen en filters
history-going = Lopende partijen
history-filters = Partijen filteren
history-variant = Variant
history-result = Uitslag
history-kind = Soort
history-unrated = Zonder rating
history-players = Tegenspelers
history-people = Mensen
history-bots = Bots
history-opponent = Naam van de tegenspeler
history-from = Vanaf
history-to = Tot en met
history-clear = Filters wissen
history-older = Geen van de laatste partijen past bij de filters. In oudere partijen verder zoeken?

## Statistieken
statistics-title = Statistieken
statistics-which = Kies een spel
statistics-won = Winst
statistics-drawn = Remise
statistics-lost = Verlies
statistics-share = Score
statistics-streak-won = { $count ->
    [one] Huidige reeks: { $count } overwinning
   *[other] Huidige reeks: { $count } overwinningen
}
statistics-streak-drawn = { $count ->
    [one] Huidige reeks: { $count } remise
   *[other] Huidige reeks: { $count } remises
}
statistics-streak-lost = { $count ->
    [one] Huidige reeks: { $count } nederlaag
   *[other] Huidige reeks: { $count } nederlagen
}
statistics-best = Langste winstreeks: { $count }
statistics-paces = Per spel en tempo
statistics-kinds = Per tegenspeler
statistics-people = Mensen
statistics-seats = Per beurtvolgorde
statistics-first = Begint zelf
statistics-second = Tegenspeler begint
statistics-endings = Hoe partijen eindigden
statistics-by-rules = Uitgespeeld
statistics-by-resignation = Opgegeven
statistics-by-time = Tijd om
statistics-by-agreement = Remise overeengekomen
statistics-by-absence = Partij verlaten
statistics-met = Vaakst gespeeld tegen
statistics-newest = Op basis van de laatste { $count } partijen.

## Partijen om te bekijken
lobby-featured = Het bekijken waard
featured-upset = Verrassing
featured-close = Krappe uitslag
featured-strong = Sterke spelers

## Herstelcodes
recovery-title = Herstelcodes
recovery-about = Als je je wachtwoord vergeet, kun je met een herstelcode een nieuw wachtwoord instellen. Elke code werkt één keer.
recovery-left = { $count ->
    [0] Je hebt geen codes.
    [one] Je hebt nog { $count } code.
   *[other] Je hebt nog { $count } codes.
}
recovery-make = Tien codes aanmaken
recovery-replaces = Je huidige codes werken dan niet meer.
recovery-once = Je ziet deze codes maar één keer. Schrijf ze op of sla ze nu op.
recovery-save = Opslaan als bestand
forgot-password = Wachtwoord vergeten?
recover-about = Vul een van je herstelcodes in en kies een nieuw wachtwoord. Alle andere browsers worden uitgelogd en alle passkeys verwijderd.
recovery-code = Herstelcode
recover = Nieuw wachtwoord instellen
recover-wrong = De naam en de code horen niet bij elkaar, of de code is al gebruikt.

# How two people stand against each other.
meeting-points = Punten in deze reeks:
meeting-series = In deze reeks: { $one } { $first } – { $second } { $other }
meeting-all = In alle partijen sinds { $day }: { $one } { $first } – { $second } { $other }
meeting-newest = In de laatste { $count } partijen: { $one } { $first } – { $second } { $other }
meeting-yours = Jouw score tegen { $name }: { $mine } – { $theirs }
accuracy-title = Nauwkeurigheid
accuracy-spoken = { $game }: van { $from } naar { $to } in { $games ->
        [one] { $games } geanalyseerde partij
       *[other] { $games } geanalyseerde partijen
    }
accuracy-step = Door de geanalyseerde partijen bladeren
accuracy-mean = Gemiddeld { $mean }
accuracy-about = Van de partijen die je in deze browser hebt geanalyseerd. Alleen jij ziet dit.
