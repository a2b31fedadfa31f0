# Mensen vinden: zoeken, wie je volgt, ranglijsten.

players-title = Spelers
players-lead = Zoek spelers, zie wie er online is en bekijk wie er bovenaan staat.
players-search = Speler zoeken
players-search-hint = Begin van de naam
players-none = Er zijn geen spelers met een naam die zo begint.
lobby-players = Spelers en ranglijsten
clubs-title = Clubs

follow = Volgen
follow-whom = { $name } volgen
unfollow = Ontvolgen
unfollow-whom = { $name } ontvolgen
write-to = Bericht
write-to-whom = Bericht aan { $name }
to-messages = Berichten
followed-title = Wie jij volgt
followed-about = Volg anderen via hun profiel, dan zie je hier wanneer ze online zijn en wat ze spelen. Volgen ze jou ook, dan zijn jullie vrienden.
followed-sign-up = Met een account kun je anderen volgen en zien wanneer ze online zijn.
followers-title = Wie jou volgt
is-friend = Bevriend
is-online = Online
is-offline = Offline
followed-watch = Partij bekijken

leaderboard-title = Ranglijst
leaderboard-class = Tempo
leaderboard-about = Je komt in de lijst na { $games } partijen met rating, zodra je rating betrouwbaar genoeg is.
leaderboard-none = Er heeft in dit tempo nog niemand genoeg partijen met rating gespeeld.
column-place = Plaats
column-player = Speler
column-games = Partijen

challenge = Uitdagen
challenge-whom = { $name } uitdagen voor een partij
challenge-about = { $name } krijgt meteen bericht en heeft drie dagen om te antwoorden.
challenge-send = Uitdaging sturen
challenge-refused = { $name } accepteert op dit moment geen uitdagingen van jou.
challenge-there = Er staat al een uitdaging open tussen jou en { $name }.
challenged-by = { $name } daagt je uit
challenge-take = Spelen
challenge-decline = Afwijzen
challenges-title = Uitdagingen

sessions-title = Waar je bent ingelogd
session-here = Deze browser
session-other = Een andere browser
session-made = ingelogd op { $day }
session-used = laatst gebruikt op { $day }
session-end-which = De browser uitloggen die op { $day } is ingelogd
