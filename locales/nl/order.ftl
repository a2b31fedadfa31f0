# Orde: rapporten, waarschuwingen, chatverboden, schorsingen, bezwaren en de pagina van de moderators.

report-whom = { $name } rapporteren
report-person = Wie wil je rapporteren?
report-category = Wat is er aan de hand?
report-category-cheating = Valsspelen of hulp van buitenaf
report-category-insults = Beledigingen of bedreigingen
report-category-spam = Spam of reclame
report-category-name = Aanstootgevende naam
report-category-leaving-games = Partijen verlaten of tijdrekken
report-category-other = Iets anders
report-text = Wat is er gebeurd? (Optioneel, behalve bij ‘Iets anders’)
report-about = Alleen moderators zien je rapport. { $name } krijgt hier geen melding van.
report-about-chat = Je rapport gaat alleen naar de moderators, samen met wat { $name } in deze chat heeft geschreven. { $name } krijgt hier geen melding van.
report-about-message = Je rapport gaat alleen naar de moderators, samen met dit bericht. De rest van jullie gesprek kunnen ze niet lezen. { $name } krijgt hier geen melding van.
report-send = Rapport versturen
report-sent = Bedankt. Een moderator kijkt ernaar. Wat ermee gebeurt, zie je bij ‘Je account’.
report-too-many = Je hebt al veel rapporten verstuurd. Wacht even tot de moderators ze hebben bekeken.
report-made = gerapporteerd op { $day }
report-state-open = Open
report-state-acted = Er is ingegrepen
report-state-nothing = Geen overtreding vastgesteld
reports-title = Je rapporten

conduct-title = Van de moderators
sanction-warning = Waarschuwing
sanction-mute = Chatverbod tot { $until }
sanction-ban = Schorsing
sanction-ban-until = Schorsing tot { $until }
sanction-networks-until = netwerken geblokkeerd tot { $until }
sanction-since = besluit van { $day }
sanction-lifted = Opgeheven
sanction-confirmed = Bevestigd door de speler
sanction-confirm = Begrepen
sanction-close = Sluiten

appeal = Bezwaar maken…
appeal-text = Waarom moet deze maatregel worden opgeheven?
appeal-about = Je kunt maar één keer bezwaar maken. Een moderator leest je bezwaar; het antwoord zie je hier.
appeal-send = Bezwaar versturen
appeal-sent = Je bezwaar is verstuurd. Het antwoord zie je hier.
appeal-kept = Je bezwaar is beoordeeld. De beslissing blijft staan.
appeal-lifted = Je hebt gelijk gekregen: de maatregel is opgeheven.

leaving-title = Verlaten partijen met rating
leaving-paused = Je hebt onlangs partijen met rating verlaten. Daarom kun je er tot { $until } geen spelen. Partijen zonder rating en toernooien blijven gewoon open.
leaving-lately = Je hebt onlangs partijen met rating verlaten. Verlaat je er nog een, dan volgt een pauze van partijen met rating, elke keer een langere.
leaving-aborted = { $count ->
    [one] Je hebt onlangs { $count } partij met rating afgebroken. Herhaaldelijk afbreken telt als verlaten.
   *[other] Je hebt onlangs { $count } partijen met rating afgebroken. Herhaaldelijk afbreken telt als verlaten.
}
leaving-back = { $count ->
    [one] Speel nog één partij met rating uit, dan wordt de volgende pauze korter.
   *[other] Speel nog { $count } partijen met rating uit, dan wordt de volgende pauze korter.
}
leaving-private = Alleen jij ziet dit.

moderation-title = Moderatie
moderation-reported = Gerapporteerde spelers
moderation-none = Geen rapporten.
moderation-reporters = { $count ->
    [one] gerapporteerd door { $count } persoon
   *[other] gerapporteerd door { $count } personen
}
moderation-since = sinds { $day }
moderation-appeals = Bezwaren
moderation-no-appeals = Geen openstaande bezwaren.
fair-play-title = Opvallende partijen
fair-play-none = Er valt niets op.
fair-play-about = Deze spelers kiezen in partijen met rating veel vaker dezelfde zet als de bot dan gebruikelijk is bij hun rating. Dat bewijst niets: bekijk de partijen voordat je beslist.
fair-play-games = { $games } partijen, { $turns } beurten
fair-play-thinks = gemiddeld { $seconds } s per beurt, spreiding { $spread }%
fair-play-away = pagina verlaten in { $percent }% van de beurten
fair-play-look = Bot met { $nodes } stellingen: { $share }% dezelfde zetten, gebruikelijk is { $usual }%
fair-play-game = Partij { $number }
fair-play-dismiss = Als onverdacht afvinken
moderation-find = Account opzoeken
moderation-show = Tonen
moderation-recent = Laatste acties
moderation-no-acts = Nog niets.
moderation-guest = gast
moderation-profile = Profiel
moderation-reports = Rapporten
moderation-report-by = { $name }, { $when }
moderation-evidence = Dit schreef deze speler in die chat:
moderation-to-table = Naar de partij
moderation-sanctions = Maatregelen
moderation-history = Geschiedenis
moderation-act = Beslissing
decide-dismiss = Rapporten afwijzen
decide-warn = Waarschuwen
decide-mute = Chatverbod opleggen
decide-ban = Schorsen
act-reason = Reden (de speler leest dit)
act-time = Hoelang?
ban-networks = Netwerken
ban-networks-off = Alleen het account schorsen
ban-networks-addresses = { $networks ->
    [one] Ook het gebruikte IP-adres blokkeren (andere accounts daar: { $others })
   *[other] Ook de { $networks } gebruikte IP-adressen blokkeren (andere accounts daar: { $others })
}
ban-networks-wide = { $networks ->
    [one] Ook het hele netwerk eromheen blokkeren (andere accounts daar: { $others })
   *[other] Ook de { $networks } hele netwerken eromheen blokkeren (andere accounts daar: { $others })
}
ban-networks-about = Vanaf een geblokkeerd netwerk kan niemand als gast spelen, een account aanmaken of een account gebruiken dat nieuwer is dan de blokkade. Oudere accounts merken er niets van. De blokkade eindigt samen met de schorsing, en uiterlijk na 30 dagen.
ban-networks-none = Geen netwerken om te blokkeren: dit account is de afgelopen 14 dagen niet gebruikt, of de server weet niet waar bezoekers vandaan komen.
act-lift = Opheffen
act-lift-networks = Netwerken deblokkeren
act-reopen = Rapporten heropenen
act-role-first = Dit is het account van een moderator of beheerder. Een beheerder moet eerst de rol intrekken.
duration-hours = { $count } uur
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
duration-for-good = Permanent
logged-dismiss = { $by } heeft de rapporten over { $name } afgewezen
logged-reopen = { $by } heeft de rapporten over { $name } heropend
logged-warn = { $by } heeft { $name } gewaarschuwd
logged-warning-lifted = { $by } heeft een waarschuwing aan { $name } ingetrokken
logged-mute = { $by } heeft { $name } een chatverbod opgelegd
logged-mute-lifted = { $by } heeft het chatverbod van { $name } opgeheven
logged-ban = { $by } heeft { $name } geschorst
logged-ban-lifted = { $by } heeft de schorsing van { $name } opgeheven
logged-networks-lifted = { $by } heeft de netwerken van { $name } gedeblokkeerd
logged-appeal-kept = { $by } heeft het bezwaar van { $name } afgewezen
logged-dismiss-fair-play = { $by } heeft de opvallende partijen van { $name } bekeken en niets gevonden
moderation-other = { $by }, { $name }: { $act }
answer-text = Antwoord aan de speler (optioneel)
answer-lift = Bezwaar honoreren
answer-keep = Bezwaar afwijzen
