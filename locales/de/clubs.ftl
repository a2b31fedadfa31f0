# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Spiel Turniere unter Freunden, sammle Punkte für die Saisontabelle und chatte zwischen den Partien.
clubs-search = Club suchen
clubs-search-hint = Anfang des Namens
clubs-mine = Meine Clubs
clubs-all = Alle Clubs
clubs-found = Gefundene Clubs
clubs-more = Mehr zeigen
clubs-none = Kein Clubname beginnt so.
clubs-none-about = Hier gibt es noch keine Clubs. Ein Club hat eigene Turniere, eine Saisontabelle und einen Chat, und du bestimmst, wer beitreten kann.
clubs-sign-up = Mit einem Konto kannst du Clubs beitreten und eigene gründen.
club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-unlisted = Nicht gelistet
club-admission-open = Offen für alle
club-admission-request = Auf Anfrage
club-admission-invited = Nur auf Einladung
club-role-owner = Leitung
club-role-organiser = Organisator

## A new one
club-new = Neuer Club
club-name = Name
club-name-about = 3 bis 40 Zeichen: Buchstaben, Ziffern und Leerzeichen.
club-description = Beschreibung (optional)
club-admission = Wer beitreten kann
club-keep-unlisted = Nicht gelistet: nur für Mitglieder und mit dem Link zu finden
club-create = Club gründen

## Joining and leaving
club-you-owner = Das ist dein Club.
club-you-organiser = Du organisierst diesen Club mit.
club-you-member = Du bist Mitglied.
club-join = Beitreten
club-request = Beitritt anfragen
club-requested = Deine Anfrage liegt bei den Organisatoren.
club-withdraw = Anfrage zurückziehen
club-by-link-about = Zum Beitreten brauchst du einen Einladungslink von den Organisatoren.
club-invited-about = Du bist eingeladen.
club-needs-account = Zum Beitreten brauchst du ein Konto.
club-leave = Club verlassen
club-leave-sure = Ja, verlassen
club-stay = Bleiben

## The page
club-tab-tournaments = Turniere
club-tab-members = Mitglieder
club-tab-season = Saison
club-tables = Laufende Partien der Mitglieder
club-tournaments-none = Noch keine Turniere.
club-tournaments-none-yet = Noch keine Turniere. Leg das erste an; mitspielen können nur Mitglieder.
club-members-hidden = Wer in diesem Club ist, sehen nur Mitglieder.
club-since = dabei seit { $day }

## Organisers
club-requests = Beitrittsanfragen
club-approve = Aufnehmen
club-approve-whom = { $name } aufnehmen
club-decline = Ablehnen
club-decline-whom = Anfrage von { $name } ablehnen
club-promote = Zum Organisator ernennen
club-promote-whom = { $name } zum Organisator ernennen
club-demote = Rolle entziehen
club-demote-whom = { $name } die Rolle entziehen
club-remove = Entfernen
club-remove-whom = { $name } aus dem Club entfernen
club-hand-over = Club übergeben
club-hand-over-whom = Club an { $name } übergeben
club-hand-over-sure = Ja, { $name } übernimmt die Leitung
club-keep = Abbrechen
club-invite-link = Einladungslink
club-invite-about = Wer ein Konto und diesen Link hat, kann sofort beitreten.
club-renew = Neuen Link erstellen (der alte gilt dann nicht mehr)
club-settings = Clubeinstellungen
club-save = Speichern
club-close = Club auflösen
club-close-about = Der Club wird mit Chat und Saisons endgültig gelöscht. Die Turniere bleiben erhalten.
club-close-sure = Ja, auflösen
club-acts = Verlauf
club-somebody = jemand
club-did-create = { $name } hat den Club gegründet
club-did-join = { $name } ist beigetreten
club-did-request = { $name } hat um Aufnahme gebeten
club-did-withdraw = { $name } hat die Anfrage zurückgezogen
club-did-leave = { $name } hat den Club verlassen
club-did-approve = { $name } hat { $about } aufgenommen
club-did-decline = { $name } hat die Anfrage von { $about } abgelehnt
club-did-remove = { $name } hat { $about } aus dem Club entfernt
club-did-promote = { $name } hat { $about } zum Organisator ernannt
club-did-demote = { $name } hat { $about } die Organisatorrolle entzogen
club-did-hand-over = { $name } hat den Club an { $about } übergeben
club-did-change = { $name } hat die Einstellungen geändert
club-did-renew-invitation = { $name } hat einen neuen Einladungslink erstellt
club-did-delete-message = { $name } hat eine Nachricht von { $about } gelöscht
club-did-add-season = { $name } hat eine Saison angelegt
club-did-delete-season = { $name } hat eine Saison gelöscht

## Chat
club-chat = Chat
club-chat-none = Noch hat niemand etwas geschrieben.
club-say = Nachricht an den Club
club-send = Senden
club-delete-message = Nachricht löschen

## Seasons
club-season = Saison
club-season-days = { $from } bis { $until }
club-season-wins = Siege
club-season-results = Plätze
club-season-empty = In dieser Saison ist noch kein Turnier zu Ende.
club-season-rule = Punkte nach Platz: { $points }. Bei Gleichstand werden die Punkte der belegten Plätze zusammengezählt und gleich verteilt.
club-season-best = { $count ->
    [one] Pro Spieler zählt nur das beste Turnier.
   *[other] Pro Spieler zählen nur die besten { $count } Turniere.
}
club-season-none = Noch keine Saison. In einer Saison zählen alle Turniere zusammen, die in einem bestimmten Zeitraum beginnen.
club-season-new = Neue Saison
club-season-name = Name der Saison
club-season-from = Erster Tag
club-season-until = Letzter Tag
club-season-count = Wie viele der besten Turniere pro Spieler zählen (leer: alle)
club-season-add = Saison anlegen
club-season-delete = Saison löschen

## What is refused
club-forbidden = Das darfst du in diesem Club nicht.
club-full-members = Dieser Club ist voll. Ein Club kann höchstens { $limit } Mitglieder haben.
club-full-requests = Hier warten schon { $limit } Anfragen. Versuch es später noch einmal.
club-full-clubs = Man kann in höchstens { $limit } Clubs sein.
club-full-owned-clubs = Man kann höchstens { $limit } Clubs leiten.
club-full-seasons = Ein Club kann höchstens { $limit } Saisons haben. Lösch zuerst eine alte.
club-taken-name = Es gibt schon einen Club, der so oder ganz ähnlich heißt.
club-taken-member = Du bist schon Mitglied.
club-taken-request = Du hast schon angefragt.
club-taken-role = Das ist schon erledigt.
club-unfit-name = Dieser Name geht nicht. Nimm 3 bis 40 Zeichen: lateinische Buchstaben (mindestens einen), Ziffern und einzelne Leerzeichen, vorn einen Buchstaben oder eine Ziffer.
club-unfit-description = Die Beschreibung ist zu lang oder enthält Zeichen, die sich nicht darstellen lassen.
