# Benachrichtigungen: die Glocke, die Seite dahinter, und worüber man benachrichtigt werden will.

notices-title = Benachrichtigungen
notices-unread = { $count ->
    [one] { $count } neue Benachrichtigung
   *[other] { $count } neue Benachrichtigungen
}
notices-none = Noch nichts. Sobald du dran bist oder dich jemand herausfordert, siehst du es hier.
notices-read-all = Alle als gelesen markieren
notice-new = Neu

notice-time-short = Deine Zeit gegen { $names } wird knapp
notice-round-starts = Runde { $round } von { $name } hat begonnen
notice-game-over = Deine Partie gegen { $names } ist beendet
notice-message = { $name } hat dir geschrieben
notices-somebody = Unbekannt

notices-choice = Benachrichtige mich über
notices-choice-about = Zu Partien gegen Bots und zu Partien, die du gerade geöffnet hast, bekommst du keine Benachrichtigungen.
notice-kind-your-turn = Neue Züge
notice-kind-your-turn-about = Wenn ich in Partien ohne Uhr oder mit Tagen pro Zug dran bin
notice-kind-time-short = Knappe Zeit
notice-kind-time-short-about = Wenn 80 % der Zeit für einen Zug um sind
notice-kind-challenge = Herausforderungen
notice-kind-round-starts = Turnierrunden
notice-kind-round-starts-about = Wenn eine Runde beginnt und meine Partie bereit ist
notice-kind-game-over = Beendete Partien
notice-kind-game-over-about = Wenn eine Partie endet, während ich weg bin
notice-kind-message = Nachrichten
notice-kind-message-about = Wenn mir Freunde schreiben
notices-to-messages = Nachrichten

notices-push-title = Auf diesem Gerät
notices-push-about = Lass dich benachrichtigen, auch wenn Trilynx nicht geöffnet ist.
notices-push-on = In diesem Browser sind Benachrichtigungen eingeschaltet.
notices-push-turn-on = Benachrichtigungen einschalten
notices-push-turn-off = Ausschalten
notices-push-denied = Dieser Browser blockiert Benachrichtigungen von Trilynx. In den Website-Einstellungen des Browsers kannst du sie erlauben.
notices-push-unsupported = Dieser Browser kann keine Benachrichtigungen anzeigen. Auf iPhone und iPad musst du Trilynx zuerst zum Home-Bildschirm hinzufügen.
notices-push-offer = Sollen wir dir Bescheid geben, sobald du dran bist, auch wenn Trilynx nicht geöffnet ist?
notices-push-decline = Nein, danke
notices-quiet = Ruhezeit
notices-quiet-about = Benachrichtigungen aus dieser Zeit kommen danach an.
notices-quiet-from = von
notices-quiet-until = bis
