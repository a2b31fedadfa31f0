# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } online spielen
preview-site-about = Gegen Freunde, Online-Gegner oder Bots. Kostenlos und ohne Anmeldung.
preview-invite = { $name } lädt dich zu { $game } ein
preview-invite-about = Link öffnen und losspielen. Du brauchst kein Konto.
preview-live = { $names }: { $game }, live
preview-live-about = Verfolge die Partie Zug um Zug.
preview-finished = { $names }: { $game }
preview-finished-about = Spiel die Partie nach und sieh, wo sie sich entschieden hat.
preview-lesson = { $game } lernen
preview-lesson-about = Kurze Lektionen zum Mitmachen, eine Idee nach der anderen.
preview-rules = Die Regeln von { $game }
preview-rules-about = Die Regeln mit Beispielen zum Ausprobieren.
preview-study = { $game }: Analyse
preview-study-about = Eine Stellung zum Erkunden: Züge ausprobieren, Varianten verfolgen, Ideen teilen.
preview-play = { $game } spielen
preview-play-about = Gegen Freunde, Online-Gegner oder Bots. Kostenlos und ohne Anmeldung.
preview-puzzle = { $game }: Aufgabe
preview-puzzle-about = Nur ein Zug ist richtig. Findest du ihn?
preview-saved-study = { $name }
preview-saved-study-about = Eine Studie mit Varianten, Kommentaren und Pfeilen: Blättere sie Zug für Zug durch.
