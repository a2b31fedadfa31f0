# Auf diesem Gerät: Partien im Browser, die installierte App, neue Versionen.
settings-device = Auf diesem Gerät
device-about = Partien gegen Bots und am selben Gerät bleiben in diesem Browser und funktionieren auch offline.
device-ready = Hier funktioniert alles auch offline: Bots, Partien am selben Gerät, Lektionen, Regeln und Analyse.
device-install = Als App installieren
device-games = { $n ->
    [0] Hier sind noch keine Partien gespeichert.
    [one] Hier ist eine Partie gespeichert.
   *[other] Hier sind { $n } Partien gespeichert.
}
device-forgets = Dieser Browser vergisst sie, sobald du die Seite schließt.
device-export = Als Datei speichern
device-import = Aus Datei laden
device-clear = Diese Partien löschen
device-clear-sure = Endgültig löschen
device-keep = Behalten
device-cleared = Die Partien sind gelöscht.
device-gone-title = Diese Partie ist weg
device-gone = Sie lag nur in diesem Browser, und dessen Speicher wurde gelöscht. Wähle ein Spiel:
device-added = Hinzugefügte Partien und Studien: { $n }.
device-known = { $n ->
    [one] Eine war schon da.
   *[other] { $n } waren schon da.
}
device-refused = { $n ->
    [one] Eine war nicht lesbar.
   *[other] { $n } waren nicht lesbar.
}
device-not-ours = Diese Datei stammt nicht von Trilynx.
device-without = Hier denken die Bots auf dem Server, deshalb geht offline nichts.
device-to-account = In meinem Konto speichern
kept-added = { $n ->
    [one] Eine Partie von diesem Gerät ist jetzt in deinem Konto gespeichert.
   *[other] { $n } Partien von diesem Gerät sind jetzt in deinem Konto gespeichert.
}
kept-all = Deine beendeten Partien von diesem Gerät sind in deinem Konto gespeichert.
kept-refused = { $n ->
    [one] Eine Partie ließ sich nicht in deinem Konto speichern. Sie bleibt auf diesem Gerät.
   *[other] { $n } Partien ließen sich nicht in deinem Konto speichern. Sie bleiben auf diesem Gerät.
}
kept-failed = Es konnte nicht alles übertragen werden. Nichts ist verloren; versuch es später in den Einstellungen noch einmal.
update-ready = Eine neue Version ist da.
update-now = Neu laden
update-later = Später
bot-loading = Der Bot ist unterwegs: { $percent } %

## Eine Seite ohne Server
site-people-title = Hier nicht verfügbar
site-people = Für Partien gegen andere braucht es einen Server, und den hat diese Website nicht. Alles andere ist da.
site-about = Diese Website hat keinen Server: Die Bots denken in deinem Browser, und deine Partien bleiben dort.
site-privacy = Deine Daten verlassen diesen Browser nicht. Deine Partien und Einstellungen bleiben hier, bis du sie löschst. Der Betreiber dieser Website kann protokollieren, dass ihre Dateien abgerufen wurden.
site-no-engine = Bots, Lektionen und Analyse starten in diesem Browser nicht. Lade die Seite neu oder probier einen neueren Browser.
unreached-title = Diese Seite konnte nicht geladen werden
unreached = Sie braucht eine Verbindung, und die fehlt gerade. Bots, Lektionen und Aufgaben funktionieren auch ohne.
unreached-again = Noch einmal versuchen
