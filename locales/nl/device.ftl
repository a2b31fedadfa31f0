# Op dit apparaat: partijen in de browser, de geïnstalleerde app, nieuwe versies.
settings-device = Op dit apparaat
device-about = Partijen tegen bots en op één apparaat blijven in deze browser en werken zonder netwerk.
device-ready = Hier werkt alles zonder netwerk: bots, partijen op één apparaat, lessen, regels en analyse.
device-install = Installeren als app
device-games = { $n ->
    [0] Hier staan nog geen partijen.
    [one] Hier staat één partij.
   *[other] Hier staan { $n } partijen.
}
device-forgets = Deze browser vergeet ze als je de pagina sluit.
device-export = Opslaan in een bestand
device-import = Laden uit een bestand
device-clear = Deze partijen verwijderen
device-clear-sure = Voorgoed verwijderen
device-keep = Bewaren
device-cleared = De partijen zijn verwijderd.
device-added = { $n ->
    [one] Eén partij toegevoegd.
   *[other] { $n } partijen toegevoegd.
}
device-known = { $n ->
    [one] Eén stond er al.
   *[other] { $n } stonden er al.
}
device-refused = { $n ->
    [one] Eén was niet leesbaar.
   *[other] { $n } waren niet leesbaar.
}
device-not-ours = Dit bestand komt niet uit Trilynx.
device-without = Hier denken de bots op de server, dus zonder netwerk werkt er niets.
update-ready = Er is een nieuwe versie.
update-now = Opnieuw laden
update-later = Later
bot-loading = De bot is onderweg: { $percent }%
