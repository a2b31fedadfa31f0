# Wat iemand heeft gespeeld: zetten waarop wordt gewacht, filters, statistieken, partijen om te bekijken, herstelcodes.

## Zetten waarop wordt gewacht
moves-title = Hier ben jij aan zet
moves-left = nog { $time }
next-game = Volgende partij ({ $count })
key-next-game = Naar de volgende partij waarin jij aan zet bent

## Partijen en filters
history-going = Lopende partijen
history-filters = Partijen filteren
history-variant = Variant
history-result = Uitslag
history-kind = Soort
history-unrated = Zonder rating
history-players = Tegenstanders
history-people = Mensen
history-bots = Bots
history-opponent = Naam van je tegenstander
history-from = Vanaf
history-to = Tot en met
history-clear = Filters wissen
history-older = Niets bij de laatste partijen. Verder terugzoeken?

## Statistieken
statistics-title = Statistieken
statistics-which = Statistieken voor
statistics-won = Winst
statistics-drawn = Remise
statistics-lost = Verlies
statistics-share = Score
statistics-streak-won = { $count ->
    [one] Huidige reeks: { $count } keer gewonnen
   *[other] Huidige reeks: { $count } keer gewonnen
}
statistics-streak-drawn = { $count ->
    [one] Huidige reeks: { $count } keer remise
   *[other] Huidige reeks: { $count } keer remise
}
statistics-streak-lost = { $count ->
    [one] Huidige reeks: { $count } keer verloren
   *[other] Huidige reeks: { $count } keer verloren
}
statistics-best = Langste reeks overwinningen: { $count }
statistics-paces = Per spel en tempo
statistics-kinds = Per tegenstander
statistics-people = Mensen
statistics-seats = Naar wie begint
statistics-first = Als eerste aan zet
statistics-second = Als tweede aan zet
statistics-endings = Hoe partijen eindigden
statistics-by-rules = Uitgespeeld
statistics-by-resignation = Opgegeven
statistics-by-time = Tijd om
statistics-by-agreement = Remise afgesproken
statistics-by-absence = Een speler vertrok
statistics-met = Meest getroffen tegenstanders
statistics-newest = Geteld worden de laatste { $count } partijen.

## Partijen om te bekijken
lobby-featured = Het bekijken waard
featured-upset = Verrassing
featured-close = Nipt
featured-strong = Sterke spelers

## Herstelcodes
recovery-title = Herstelcodes
recovery-about = Als je je wachtwoord vergeet, kun je met een herstelcode een nieuw wachtwoord instellen. Elke code werkt één keer.
recovery-left = { $count ->
    [0] Je hebt nog geen codes.
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
