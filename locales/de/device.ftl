# Auf diesem Gerät: Partien im Browser, die installierte App, neue Versionen.
settings-device = Auf diesem Gerät
device-about = Partien gegen Bots und an einem Gerät bleiben in diesem Browser und laufen auch ohne Netz.
device-ready = Hier geht alles auch ohne Netz: Bots, Partien an einem Gerät, Lektionen, Regeln und Analyse.
device-install = Als App installieren
device-games = { $n ->
    [0] Hier liegen noch keine Partien.
    [one] Hier liegt eine Partie.
   *[other] Hier liegen { $n } Partien.
}
device-forgets = Dieser Browser vergisst sie, sobald du die Seite schließt.
device-export = In eine Datei speichern
device-import = Aus einer Datei laden
device-clear = Diese Partien löschen
device-clear-sure = Endgültig löschen
device-keep = Behalten
device-cleared = Die Partien sind gelöscht.
device-added = { $n ->
    [one] Eine Partie hinzugefügt.
   *[other] { $n } Partien hinzugefügt.
}
device-known = { $n ->
    [one] Eine war schon da.
   *[other] { $n } waren schon da.
}
device-refused = { $n ->
    [one] Eine war nicht lesbar.
   *[other] { $n } waren nicht lesbar.
}
device-not-ours = Das ist keine Datei aus Trilynx.
device-without = Auf diesem Server denken die Bots auf dem Server, deshalb geht nichts ohne Netz.
update-ready = Eine neue Version ist da.
update-now = Neu laden
update-later = Später
bot-loading = Der Bot ist unterwegs: { $percent } %
