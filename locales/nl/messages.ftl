# Privéberichten tussen vrienden.

messages-title = Berichten
messages-list = Gesprekken
messages-start = Gesprek beginnen
messages-choose = Kies een gesprek of stuur een vriend een bericht.
messages-none-title = Stuur je vrienden een bericht
messages-none = Volgen jij en een andere speler elkaar, dan zijn jullie vrienden en kunnen jullie elkaar hier privéberichten sturen.
messages-find = Spelers zoeken
messages-sign-up = Met een account kun je anderen volgen en je vrienden berichten sturen.
messages-back = Alle berichten
messages-with = Berichten met { $name }
messages-empty = Zeg hallo tegen { $name }. Dit gesprek is privé.
messages-older = Oudere berichten tonen
messages-newest = Nieuwste berichten
messages-new = Nieuw
messages-unread = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
messages-today = Vandaag
messages-yesterday = Gisteren
messages-you = Jij: { $text }
messages-own = Jij
messages-label = Bericht aan { $name }
messages-send = Versturen
messages-too-long = Dit bericht is te lang. Je kunt het in delen versturen.
messages-no-friends = Jij en { $name } volgen elkaar niet meer, dus jullie kunnen elkaar geen berichten meer sturen. De oude berichten blijven hier staan.
messages-deleted = Verwijderd account
messages-deleted-about = Dit account is verwijderd, samen met alle berichten ervan.
messages-gone = Dit gesprek is niet beschikbaar. Berichten sturen kan alleen als jullie elkaar volgen.
messages-report = Bericht rapporteren
