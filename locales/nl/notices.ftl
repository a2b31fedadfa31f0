# Meldingen: de bel, de pagina erachter, en waarvan je meldingen wilt.

notices-title = Meldingen
notices-unread = { $count ->
    [one] { $count } nieuwe melding
   *[other] { $count } nieuwe meldingen
}
notices-none = Nog niets. Zodra je aan de beurt bent of iemand je uitdaagt, zie je het hier.
notices-read-all = Alles als gelezen markeren
notice-new = Nieuw

notice-time-short = Je tijd tegen { $names } is bijna om
notice-round-starts = Ronde { $round } van { $name } is begonnen
notice-game-over = Je partij tegen { $names } is afgelopen
notice-message = Nieuw bericht van { $name }
notices-somebody = iemand

notices-choice = Geef me een melding bij
notices-choice-about = Voor partijen tegen bots en partijen die je open hebt staan, krijg je geen meldingen.
notice-kind-your-turn = Mijn beurt
notice-kind-your-turn-about = In partijen zonder klok of met dagen per beurt
notice-kind-time-short = Weinig tijd
notice-kind-time-short-about = Als 80% van de tijd voor een beurt om is
notice-kind-challenge = Uitdagingen
notice-kind-round-starts = Toernooirondes
notice-kind-round-starts-about = Als een ronde begint en mijn partij klaarstaat
notice-kind-game-over = Afgelopen partijen
notice-kind-game-over-about = Als een partij afloopt terwijl ik weg ben
notice-kind-message = Berichten
notice-kind-message-about = Als een vriend me een bericht stuurt
notices-to-messages = Berichten

notices-push-title = Op dit apparaat
notices-push-about = Ontvang ook meldingen als Trilynx niet open is.
notices-push-on = Meldingen staan aan in deze browser.
notices-push-turn-on = Meldingen aanzetten
notices-push-turn-off = Uitzetten
notices-push-denied = Deze browser blokkeert meldingen van Trilynx. Je kunt ze toestaan in de site-instellingen van de browser.
notices-push-unsupported = Deze browser kan geen meldingen tonen. Op een iPhone of iPad moet je Trilynx eerst op het beginscherm zetten.
notices-push-offer = Wil je een seintje als je aan de beurt bent, ook als Trilynx niet open is?
notices-push-decline = Nee, bedankt
notices-quiet = Stille uren
notices-quiet-about = Meldingen uit deze uren krijg je daarna.
notices-quiet-from = van
notices-quiet-until = tot
