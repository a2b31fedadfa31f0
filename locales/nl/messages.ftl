# Privéberichten tussen vrienden.

messages-title = Berichten
messages-list = Gesprekken
messages-start = Schrijf een vriend
messages-choose = Kies een gesprek of schrijf een vriend.
messages-none-title = Schrijf je vrienden
messages-none = Jullie zijn vrienden als jullie elkaar volgen. Dan kunnen jullie elkaar hier privé schrijven.
messages-find = Spelers zoeken
messages-sign-up = Met een account kun je anderen volgen en je vrienden schrijven.
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
messages-no-friends = Jij en { $name } volgen elkaar niet meer, dus jullie kunnen elkaar niet schrijven. Jullie berichten blijven hier staan.
messages-deleted = Verwijderd account
messages-deleted-about = Dit account is verwijderd, met alles wat het heeft geschreven.
messages-gone = Dit gesprek is niet beschikbaar. Je kunt iemand schrijven als jullie elkaar volgen.
messages-report = Bericht rapporteren
