# Leute finden: Suche, wem man folgt, Bestenlisten.

players-title = Spieler
players-lead = Finde andere Spieler, sieh, wer online ist, und wirf einen Blick auf die Bestenlisten.
players-search = Spieler suchen
players-search-hint = Anfang des Namens
players-none = Kein Spielername beginnt so.
lobby-players = Spieler und Bestenlisten
clubs-title = Clubs

follow = Folgen
follow-whom = { $name } folgen
unfollow = Nicht mehr folgen
unfollow-whom = { $name } nicht mehr folgen
write-to = Nachricht
write-to-whom = Nachricht an { $name }
to-messages = Nachrichten
followed-title = Wem du folgst
followed-about = Folge anderen über ihr Profil, dann siehst du hier, wann sie online sind und was sie spielen. Folgen sie dir auch, seid ihr befreundet.
followed-sign-up = Mit einem Konto kannst du anderen folgen und sehen, wann sie online sind.
followers-title = Wer dir folgt
is-friend = Befreundet
is-online = Online
is-offline = Offline
followed-watch = Partie ansehen

leaderboard-title = Bestenliste
leaderboard-class = Bedenkzeit
leaderboard-about = Hier erscheinst du nach { $games } gewerteten Partien, sobald deine Wertung verlässlich genug ist.
leaderboard-none = Mit dieser Bedenkzeit hat noch niemand genug gewertete Partien gespielt.
column-place = Platz
column-player = Name
column-games = Partien

challenge = Herausfordern
challenge-whom = { $name } zu einer Partie herausfordern
challenge-about = { $name } erfährt sofort davon und hat drei Tage Zeit zu antworten.
challenge-send = Herausforderung senden
challenge-refused = { $name } nimmt von dir gerade keine Herausforderungen an.
challenge-there = Zwischen dir und { $name } ist schon eine Herausforderung offen.
challenged-by = { $name } fordert dich heraus
challenge-take = Spielen
challenge-decline = Ablehnen
challenges-title = Herausforderungen

sessions-title = Wo du angemeldet bist
session-here = Dieser Browser
session-other = Ein anderer Browser
session-made = angemeldet am { $day }
session-used = zuletzt benutzt am { $day }
session-end-which = Den Browser abmelden, der am { $day } angemeldet wurde
