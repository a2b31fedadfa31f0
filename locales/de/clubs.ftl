# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Spielt Turniere unter euch, verfolgt eine Saison und plaudert zwischen den Partien.
clubs-search = Club suchen
clubs-search-hint = Anfang des Namens
clubs-mine = Meine Clubs
clubs-all = Alle Clubs
clubs-found = Gefundene Clubs
clubs-more = Mehr anzeigen
clubs-none = Kein Club heißt so.
clubs-none-about = Hier gibt es noch keine Clubs. Ein Club hat eigene Turniere, eine Saisontabelle und einen Chat; wer mitmachen darf, entscheidest du.
clubs-sign-up = Mit einem Konto kannst du Clubs beitreten und eigene gründen.
club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-unlisted = Nicht gelistet
club-admission-open = Offen für alle
club-admission-request = Auf Anfrage
club-admission-invited = Nur mit Einladung
club-role-owner = Inhaber
club-role-organiser = Organisator

## A new one
club-new = Neuer Club
club-name = Name
club-name-about = 3 bis 40 Buchstaben, Ziffern und Leerzeichen.
club-description = Beschreibung (optional)
club-admission = Wer beitreten kann
club-keep-unlisted = Nicht gelistet: nur Mitglieder und wer den Link hat, finden den Club
club-create = Club gründen

## Joining and leaving
club-you-owner = Das ist dein Club.
club-you-organiser = Du bist hier Organisator.
club-you-member = Du bist Mitglied.
club-join = Beitreten
club-request = Beitritt anfragen
club-requested = Deine Anfrage wartet auf einen Organisator.
club-withdraw = Anfrage zurückziehen
club-by-link-about = Zum Beitreten brauchst du den Link eines Organisators.
club-invited-about = Du bist eingeladen.
club-needs-account = Mitglieder brauchen ein Konto.
club-leave = Club verlassen
club-leave-sure = Ja, verlassen
club-stay = Bleiben

## The page
club-tab-tournaments = Turniere
club-tab-members = Mitglieder
club-tab-season = Saison
club-tables = Was Mitglieder gerade spielen
club-tournaments-none = Noch keine Turniere.
club-tournaments-none-yet = Noch keine Turniere. Lege das erste an: Nur Mitglieder können mitspielen.
club-members-hidden = Wer in diesem Club ist, sehen nur Mitglieder.
club-since = seit { $day }

## Organisers
club-requests = Beitrittsanfragen
club-approve = Aufnehmen
club-approve-whom = { $name } aufnehmen
club-decline = Ablehnen
club-decline-whom = { $name } ablehnen
club-promote = Zum Organisator machen
club-promote-whom = { $name } zum Organisator machen
club-demote = Wieder Mitglied
club-demote-whom = { $name } wieder zum Mitglied machen
club-remove = Entfernen
club-remove-whom = { $name } entfernen
club-hand-over = Club übergeben
club-hand-over-whom = Club an { $name } übergeben
club-hand-over-sure = Ja, { $name } wird Inhaber
club-keep = Abbrechen
club-invite-link = Einladungslink
club-invite-about = Wer ein Konto und diesen Link hat, kann sofort beitreten.
club-renew = Neuen Link erzeugen
club-settings = Club-Einstellungen
club-save = Speichern
club-close = Club auflösen
club-close-about = Club, Chat und Saisons werden endgültig gelöscht. Turniere bleiben.
club-close-sure = Ja, auflösen
club-acts = Was passiert ist
club-did-create = { $name } hat den Club gegründet
club-did-join = { $name } ist beigetreten
club-did-request = { $name } hat den Beitritt angefragt
club-did-withdraw = { $name } hat die Anfrage zurückgezogen
club-did-leave = { $name } hat den Club verlassen
club-did-approve = { $name } hat { $about } aufgenommen
club-did-decline = { $name } hat { $about } abgelehnt
club-did-remove = { $name } hat { $about } entfernt
club-did-promote = { $name } hat { $about } zum Organisator gemacht
club-did-demote = { $name } hat { $about } wieder zum Mitglied gemacht
club-did-hand-over = { $name } hat den Club an { $about } übergeben
club-did-change = { $name } hat die Einstellungen geändert
club-did-renew-invitation = { $name } hat einen neuen Einladungslink erzeugt
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
club-season-rule = Punkte nach Platz: { $points }. Wer sich einen Platz teilt, teilt sich die Punkte.
club-season-best = { $count ->
    [one] Es zählt nur das beste Turnier.
   *[other] Es zählen nur die besten { $count } Turniere.
}
club-season-none = Noch keine Saison. Eine Saison zählt die Turniere zusammen, die zwischen zwei Tagen beginnen.
club-season-new = Neue Saison
club-season-name = Name der Saison
club-season-from = Erster Tag
club-season-until = Letzter Tag
club-season-count = Wie viele der besten Turniere zählen (leer: alle)
club-season-add = Saison anlegen
club-season-delete = Saison löschen

## What is refused
club-forbidden = Das geht in diesem Club für dich nicht.
club-full-members = Der Club ist voll: Er hat { $limit } Mitglieder.
club-full-requests = Hier warten schon { $limit } Anfragen. Versuch es später noch einmal.
club-full-clubs = Die Grenze von { $limit } Clubs ist erreicht.
club-full-seasons = Ein Club kann { $limit } Saisons haben. Lösche zuerst eine alte.
club-taken-name = Es gibt schon einen Club, der so oder ganz ähnlich heißt.
club-taken-member = Du bist schon Mitglied.
club-taken-request = Du hast schon angefragt.
club-taken-role = Das ist schon geschehen.
club-unfit-name = Dieser Name geht nicht. Er braucht 3 bis 40 lateinische Buchstaben, Ziffern und einzelne Leerzeichen und beginnt mit Buchstabe oder Ziffer.
club-unfit-description = Die Beschreibung ist zu lang oder enthält Zeichen, die nicht gezeigt werden können.
