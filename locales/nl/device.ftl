# Op dit apparaat: partijen in de browser, de geïnstalleerde app, nieuwe versies.
settings-device = Op dit apparaat
device-about = Partijen tegen bots en op één apparaat worden in deze browser bewaard en werken ook offline.
device-ready = Hier werkt alles ook offline: bots, partijen op één apparaat, lessen, regels en analyse.
device-install = Installeren als app
device-games = { $n ->
    [0] Hier staan nog geen partijen.
    [one] Hier staat één partij.
   *[other] Hier staan { $n } partijen.
}
device-forgets = Deze browser vergeet ze als je de pagina sluit.
device-export = Opslaan als bestand
device-import = Laden uit bestand
device-clear = Deze partijen verwijderen
device-clear-sure = Definitief verwijderen
device-keep = Behouden
device-cleared = De partijen zijn verwijderd.
device-gone-title = Deze partij is weg
device-gone = Die stond alleen in deze browser, en de opslag daarvan is gewist. Kies een spel:
device-added = Partijen en studies toegevoegd: { $n }.
device-known = { $n ->
    [one] Eén stond er al.
   *[other] { $n } stonden er al.
}
device-refused = { $n ->
    [one] Eén was niet leesbaar.
   *[other] { $n } waren niet leesbaar.
}
device-not-ours = Dit bestand komt niet van Trilynx.
device-without = Hier denken de bots op de server, dus offline werkt er niets.
device-to-account = Bewaren in mijn account
kept-added = { $n ->
    [one] Eén partij van dit apparaat staat nu in je account.
   *[other] { $n } partijen van dit apparaat staan nu in je account.
}
kept-all = Je voltooide partijen van dit apparaat staan in je account.
kept-refused = { $n ->
    [one] Eén partij kon niet in je account worden bewaard. Die blijft op dit apparaat.
   *[other] { $n } partijen konden niet in je account worden bewaard. Die blijven op dit apparaat.
}
kept-failed = Niet alles kon worden verstuurd. Er is niets verloren; probeer het later opnieuw in de instellingen.
update-ready = Er is een nieuwe versie.
update-now = Opnieuw laden
update-later = Later
bot-loading = De bot is onderweg: { $percent }%

## Een site zonder server
site-people-title = Niet op deze site
site-people = Met anderen spelen kan alleen via een server, en die heeft deze site niet. Al het andere kan hier wel.
site-about = Deze site heeft geen server: de bots denken in je browser, en je partijen blijven daar.
site-privacy = Je gegevens verlaten deze browser niet. Je partijen en instellingen blijven hier tot je ze verwijdert. De beheerder van deze site kan wel vastleggen dat de bestanden zijn opgehaald.
site-no-engine = Bots, lessen en analyse starten niet in deze browser. Laad de pagina opnieuw of probeer een nieuwere browser.
unreached-title = Deze pagina kon niet worden geladen
unreached = Hiervoor is een verbinding nodig, en die lijkt er niet te zijn. Bots, lessen en puzzels werken ook offline.
unreached-again = Opnieuw proberen
