# Orde: meldingen, waarschuwingen, chatverboden, schorsingen, bezwaren en de pagina van de moderators.

report-whom = { $name } rapporteren
report-person = Wie?
report-category = Wat is er aan de hand?
report-category-cheating = Valsspelen of hulp van buitenaf
report-category-insults = Beledigingen of bedreigingen
report-category-spam = Spam of reclame
report-category-name = Kwetsende naam
report-category-leaving-games = Loopt weg of rekt partijen
report-category-other = Iets anders
report-text = Wat is er gebeurd? (Niet verplicht, behalve bij ‘Iets anders’)
report-about = Alleen moderators zien je melding. { $name } krijgt hier niets van te horen.
report-about-chat = Alleen moderators zien je melding en wat { $name } in deze chat heeft geschreven. { $name } krijgt hier niets van te horen.
report-send = Melding versturen
report-sent = Bedankt. Een moderator kijkt ernaar. Op je accountpagina zie je wat ermee gebeurt.
report-too-many = Je hebt al veel gemeld. Wacht even tot de moderators zover zijn.
report-made = gemeld op { $day }
report-state-open = Open
report-state-acted = Er is iets aan gedaan
report-state-nothing = Niets gevonden
reports-title = Je meldingen

conduct-title = Van de moderators
sanction-warning = Waarschuwing
sanction-mute = Geen chat tot { $until }
sanction-ban = Geschorst
sanction-ban-until = Geschorst tot { $until }
sanction-since = sinds { $day }
sanction-lifted = Opgeheven
sanction-confirmed = Gelezen
sanction-confirm = Begrepen
sanction-close = Sluiten

appeal = Bezwaar maken…
appeal-text = Waarom moet dit worden opgeheven?
appeal-about = Je kunt één keer bezwaar maken. Een moderator leest het en het antwoord zie je hier.
appeal-send = Bezwaar versturen
appeal-sent = Je bezwaar is verstuurd. Het antwoord zie je hier.
appeal-kept = Je bezwaar is gelezen. De beslissing blijft staan.
appeal-lifted = Je hebt gelijk gekregen: dit is opgeheven.

leaving-title = Partijen met rating die je hebt verlaten
leaving-paused = Je hebt kortgeleden partijen met rating verlaten. Daarom kun je er tot { $until } geen spelen. Partijen zonder rating en toernooien blijven open.
leaving-lately = Je hebt kortgeleden partijen met rating verlaten. Verlaat je er nog een, dan kun je ze een tijd niet spelen, telkens langer.
leaving-aborted = { $count ->
    [one] Je hebt kortgeleden { $count } partij met rating afgebroken. Steeds weer afbreken telt als verlaten.
   *[other] Je hebt kortgeleden { $count } partijen met rating afgebroken. Steeds weer afbreken telt als verlaten.
}
leaving-back = { $count ->
    [one] Nog één partij met rating uitspelen maakt de volgende pauze korter.
   *[other] Nog { $count } partijen met rating uitspelen maakt de volgende pauze korter.
}
leaving-private = Alleen jij ziet dit.

moderation-title = Moderatie
moderation-reported = Gemelde spelers
moderation-none = Geen meldingen.
moderation-reporters = { $count ->
    [one] door { $count } persoon
   *[other] door { $count } personen
}
moderation-since = sinds { $day }
moderation-appeals = Bezwaren
moderation-no-appeals = Er wachten geen bezwaren.
fair-play-title = Partijen die opvallen
fair-play-none = Er valt niets op.
fair-play-about = De zetten van deze spelers in partijen met rating komen veel vaker overeen met die van de bots dan gebruikelijk is bij hun rating. Dat bewijst niets: bekijk de partijen voordat je beslist.
fair-play-games = { $games } partijen, { $turns } beurten
fair-play-thinks = gemiddeld { $seconds } s per beurt, spreiding { $spread } %
fair-play-look = Bot met { $nodes } stellingen: { $share } % gelijk, gebruikelijk is { $usual } %
fair-play-game = Partij { $number }
fair-play-dismiss = Niets gevonden
moderation-find = Account opzoeken
moderation-show = Tonen
moderation-recent = Laatste acties
moderation-no-acts = Nog niets.
moderation-guest = gast
moderation-profile = Profiel
moderation-reports = Meldingen
moderation-report-by = { $name }, { $when }
moderation-evidence = Dit stond daar in de chat:
moderation-to-table = Naar de partij
moderation-sanctions = Maatregelen
moderation-history = Geschiedenis
moderation-act = Beslissing
decide-dismiss = Niets gevonden
decide-warn = Waarschuwen
decide-mute = Chat ontzeggen
decide-ban = Schorsen
act-reason = Reden (de speler leest dit)
act-time = Hoelang?
act-lift = Opheffen
act-reopen = Meldingen heropenen
act-role-first = Dit account heeft een rol. Een beheerder moet die eerst weghalen.
duration-hours = { $count } uur
duration-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
duration-for-good = Voorgoed
logged-dismiss = { $by } heeft de meldingen over { $name } gesloten: niets gevonden
logged-reopen = { $by } heeft de meldingen over { $name } heropend
logged-warn = { $by } heeft { $name } gewaarschuwd
logged-warning-lifted = { $by } heeft een waarschuwing aan { $name } ingetrokken
logged-mute = { $by } heeft { $name } de chat ontzegd
logged-mute-lifted = { $by } heeft het chatverbod van { $name } opgeheven
logged-ban = { $by } heeft { $name } geschorst
logged-ban-lifted = { $by } heeft de schorsing van { $name } opgeheven
logged-appeal-kept = { $by } heeft het bezwaar van { $name } afgewezen
logged-dismiss-fair-play = { $by } bekeek de opvallende partijen van { $name }: niets gevonden
moderation-other = { $by }, { $name }: { $act }
answer-text = Antwoord (de speler leest dit; niet verplicht)
answer-lift = Opheffen
answer-keep = Handhaven
