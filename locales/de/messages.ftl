# Private Nachrichten zwischen Befreundeten.

messages-title = Nachrichten
messages-list = Unterhaltungen
messages-start = Freunden schreiben
messages-choose = Wähle eine Unterhaltung oder schreib jemandem.
messages-none-title = Schreib deinen Freunden
messages-none = Wenn du und jemand anders einander folgt, seid ihr befreundet und könnt euch hier privat schreiben.
messages-find = Leute finden
messages-sign-up = Mit einem Konto kannst du anderen folgen und deinen Freunden schreiben.
messages-back = Alle Nachrichten
messages-with = Nachrichten mit { $name }
messages-empty = Sag { $name } Hallo. Diese Unterhaltung ist privat.
messages-older = Ältere Nachrichten anzeigen
messages-newest = Neueste Nachrichten
messages-new = Neu
messages-unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
messages-today = Heute
messages-yesterday = Gestern
messages-you = Du: { $text }
messages-own = Du
messages-label = Nachricht an { $name }
messages-send = Senden
messages-too-long = Diese Nachricht ist zu lang. Du kannst sie in mehreren Teilen senden.
messages-no-friends = Du und { $name } folgt einander nicht mehr, darum könnt ihr euch nicht mehr schreiben. Eure Nachrichten bleiben hier.
messages-deleted = Gelöschtes Konto
messages-deleted-about = Dieses Konto und alle seine Nachrichten wurden gelöscht.
messages-gone = Diese Unterhaltung ist nicht verfügbar. Du kannst jemandem schreiben, wenn ihr einander folgt.
messages-report = Nachricht melden
