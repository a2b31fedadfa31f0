# Ordnung: Meldungen, Verwarnungen, Chatsperren, Kontosperren, Einsprüche und die Seite der Moderation.

report-whom = { $name } melden
report-person = Wen möchtest du melden?
report-category = Worum geht es?
report-category-cheating = Betrug oder fremde Hilfe
report-category-insults = Beleidigungen oder Drohungen
report-category-spam = Spam oder Werbung
report-category-name = Anstößiger Name
report-category-leaving-games = Partien verlassen oder Zeit schinden
report-category-other = Etwas anderes
report-text = Was ist passiert? (Optional, außer bei „Etwas anderes“)
report-about = Nur die Moderation sieht deine Meldung. { $name } erfährt nichts davon.
report-about-chat = Deine Meldung geht nur an die Moderation, zusammen mit dem, was { $name } in diesem Chat geschrieben hat. { $name } erfährt nichts davon.
report-about-message = Deine Meldung geht nur an die Moderation, zusammen mit dieser Nachricht. Den Rest eurer Unterhaltung kann sie nicht lesen. { $name } erfährt nichts davon.
report-send = Meldung senden
report-sent = Danke. Die Moderation sieht sich das an. Was daraus wird, siehst du unter „Dein Konto“.
report-too-many = Du hast schon viele Meldungen geschickt. Warte bitte, bis die Moderation sie bearbeitet hat.
report-made = gemeldet am { $day }
report-state-open = Offen
report-state-acted = Maßnahme ergriffen
report-state-nothing = Kein Verstoß festgestellt
reports-title = Deine Meldungen

conduct-title = Von der Moderation
sanction-warning = Verwarnung
sanction-mute = Chatsperre bis { $until }
sanction-ban = Kontosperre
sanction-ban-until = Kontosperre bis { $until }
sanction-networks-until = Netzwerke gesperrt bis { $until }
sanction-since = ausgesprochen am { $day }
sanction-lifted = Aufgehoben
sanction-confirmed = Vom Spieler bestätigt
sanction-confirm = Verstanden
sanction-close = Schließen

appeal = Einspruch einlegen …
appeal-text = Warum soll die Sperre aufgehoben werden?
appeal-about = Du kannst nur einmal Einspruch einlegen. Die Moderation liest ihn, und die Antwort siehst du hier.
appeal-send = Einspruch senden
appeal-sent = Dein Einspruch ist abgeschickt. Die Antwort siehst du hier.
appeal-kept = Dein Einspruch wurde geprüft. Die Entscheidung bleibt bestehen.
appeal-lifted = Deinem Einspruch wurde stattgegeben.

leaving-title = Verlassene gewertete Partien
leaving-paused = Du hast in letzter Zeit gewertete Partien verlassen und kannst deshalb bis { $until } keine spielen. Ungewertete Partien und Turniere stehen dir weiter offen.
leaving-lately = Du hast in letzter Zeit gewertete Partien verlassen. Verlässt du noch eine, darfst du eine Zeit lang keine mehr spielen, und jede weitere Pause dauert länger.
leaving-aborted = { $count ->
    [one] Du hast in letzter Zeit { $count } gewertete Partie abgebrochen. Wiederholtes Abbrechen zählt wie Verlassen.
   *[other] Du hast in letzter Zeit { $count } gewertete Partien abgebrochen. Wiederholtes Abbrechen zählt wie Verlassen.
}
leaving-back = { $count ->
    [one] Spiel noch eine gewertete Partie zu Ende, dann wird die nächste Pause kürzer.
   *[other] Spiel noch { $count } gewertete Partien zu Ende, dann wird die nächste Pause kürzer.
}
leaving-private = Das siehst nur du.

moderation-title = Moderation
moderation-reported = Gemeldete Spieler
moderation-none = Keine Meldungen.
moderation-reporters = { $count ->
    [one] von { $count } Person gemeldet
   *[other] von { $count } Personen gemeldet
}
moderation-since = seit { $day }
moderation-appeals = Einsprüche
moderation-no-appeals = Keine offenen Einsprüche.
fair-play-title = Auffällige Partien
fair-play-none = Nichts fällt auf.
fair-play-about = Diese Spieler wählen in gewerteten Partien viel öfter denselben Zug wie der Bot, als es bei ihrer Wertung üblich ist. Das beweist nichts: Sieh dir die Partien an, bevor du entscheidest.
fair-play-games = { $games } Partien, { $turns } Züge
fair-play-thinks = im Schnitt { $seconds } s pro Zug, Streuung { $spread } %
fair-play-away = Seite in { $percent } % der Züge verlassen
fair-play-look = Bot mit { $nodes } Stellungen: { $share } % gleiche Züge, üblich sind { $usual } %
fair-play-game = Partie { $number }
fair-play-dismiss = Als unverdächtig abhaken
moderation-find = Konto suchen
moderation-show = Zeigen
moderation-recent = Letzte Aktionen
moderation-no-acts = Noch nichts.
moderation-guest = Gast
moderation-profile = Profil
moderation-reports = Meldungen
moderation-report-by = { $name }, { $when }
moderation-evidence = Das hat die Person in diesem Chat geschrieben:
moderation-to-table = Zur Partie
moderation-sanctions = Verwarnungen und Sperren
moderation-history = Verlauf
moderation-act = Entscheidung
decide-dismiss = Meldungen abweisen
decide-warn = Verwarnen
decide-mute = Chat sperren
decide-ban = Konto sperren
act-reason = Begründung (wird dem Spieler gezeigt)
act-time = Wie lange?
ban-networks = Netzwerke
ban-networks-off = Nur das Konto sperren
ban-networks-addresses = { $networks ->
    [one] Auch die Adresse sperren, von der es benutzt wurde (andere Konten dort: { $others })
   *[other] Auch die { $networks } Adressen sperren, von denen es benutzt wurde (andere Konten dort: { $others })
}
ban-networks-wide = { $networks ->
    [one] Auch das gesamte umliegende Netzwerk sperren (andere Konten dort: { $others })
   *[other] Auch alle { $networks } umliegenden Netzwerke sperren (andere Konten dort: { $others })
}
ban-networks-about = Aus einem gesperrten Netzwerk kann niemand als Gast spielen, ein Konto erstellen oder eines benutzen, das nach der Sperre erstellt wurde. Ältere Konten sind nicht betroffen. Die Netzwerksperre endet mit der Kontosperre, spätestens nach 30 Tagen.
ban-networks-none = Keine Netzwerke zum Sperren: Dieses Konto wurde in den letzten 14 Tagen nicht benutzt, oder der Server erkennt nicht, woher seine Besucher kommen.
act-lift = Aufheben
act-lift-networks = Netzwerke freigeben
act-reopen = Meldungen wieder öffnen
act-role-first = Dieses Konto gehört einem Moderator oder Betreiber. Ein Betreiber muss ihm zuerst die Rolle entziehen.
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
duration-for-good = Dauerhaft
logged-dismiss = { $by } hat die Meldungen über { $name } abgewiesen
logged-reopen = { $by } hat die Meldungen über { $name } wieder geöffnet
logged-warn = { $by } hat { $name } verwarnt
logged-warning-lifted = { $by } hat eine Verwarnung für { $name } zurückgenommen
logged-mute = { $by } hat { $name } den Chat gesperrt
logged-mute-lifted = { $by } hat die Chatsperre von { $name } aufgehoben
logged-ban = { $by } hat das Konto { $name } gesperrt
logged-ban-lifted = { $by } hat die Kontosperre von { $name } aufgehoben
logged-networks-lifted = { $by } hat die Netzwerke von { $name } freigegeben
logged-appeal-kept = { $by } hat den Einspruch von { $name } abgelehnt
logged-dismiss-fair-play = { $by } hat die auffälligen Partien von { $name } geprüft und nichts gefunden
moderation-other = { $by }, { $name }: { $act }
answer-text = Antwort an den Spieler (optional)
answer-lift = Einspruch stattgeben
answer-keep = Einspruch ablehnen
