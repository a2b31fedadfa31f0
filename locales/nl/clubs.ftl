# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Speel toernooien onder elkaar, volg een seizoen en klets tussen de partijen door.
clubs-search = Club zoeken
clubs-search-hint = Begin van de naam
clubs-mine = Mijn clubs
clubs-all = Alle clubs
clubs-found = Gevonden clubs
clubs-more = Meer tonen
clubs-none = Geen enkele club heet zo.
clubs-none-about = Er zijn hier nog geen clubs. Een club heeft eigen toernooien, een seizoensstand en een chat; jij bepaalt wie erbij mag.
clubs-sign-up = Met een account kun je lid worden van clubs en er zelf een beginnen.
club-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
}
club-unlisted = Niet in de lijst
club-admission-open = Open voor iedereen
club-admission-request = Op verzoek
club-admission-invited = Alleen op uitnodiging
club-role-owner = Eigenaar
club-role-organiser = Organisator

## A new one
club-new = Nieuwe club
club-name = Naam
club-name-about = 3 tot 40 letters, cijfers en spaties.
club-description = Beschrijving (optioneel)
club-admission = Wie lid kan worden
club-keep-unlisted = Niet in de lijst: alleen leden en wie de link heeft vinden de club
club-create = Club oprichten

## Joining and leaving
club-you-owner = Dit is jouw club.
club-you-organiser = Je bent hier organisator.
club-you-member = Je bent lid.
club-join = Lid worden
club-request = Vragen om lid te worden
club-requested = Je verzoek wacht op een organisator.
club-withdraw = Verzoek intrekken
club-by-link-about = Om lid te worden heb je de link van een organisator nodig.
club-invited-about = Je bent uitgenodigd.
club-needs-account = Leden hebben een account nodig.
club-leave = Club verlaten
club-leave-sure = Ja, verlaten
club-stay = Blijven

## The page
club-tab-tournaments = Toernooien
club-tab-members = Leden
club-tab-season = Seizoen
club-tables = Wat leden nu spelen
club-tournaments-none = Nog geen toernooien.
club-tournaments-none-yet = Nog geen toernooien. Maak het eerste: alleen leden kunnen meedoen.
club-members-hidden = Alleen leden zien wie er in deze club zit.
club-since = sinds { $day }

## Organisers
club-requests = Verzoeken om lid te worden
club-approve = Toelaten
club-approve-whom = { $name } toelaten
club-decline = Weigeren
club-decline-whom = { $name } weigeren
club-promote = Organisator maken
club-promote-whom = { $name } organisator maken
club-demote = Weer gewoon lid
club-demote-whom = { $name } weer gewoon lid maken
club-remove = Verwijderen
club-remove-whom = { $name } verwijderen
club-hand-over = Overdragen
club-hand-over-whom = Club overdragen aan { $name }
club-hand-over-sure = Ja, { $name } wordt eigenaar
club-keep = Annuleren
club-invite-link = Uitnodigingslink
club-invite-about = Wie een account en deze link heeft, kan meteen lid worden.
club-renew = Nieuwe link maken
club-settings = Clubinstellingen
club-save = Opslaan
club-close = Club opheffen
club-close-about = De club, de chat en de seizoenen worden voorgoed verwijderd. Toernooien blijven.
club-close-sure = Ja, opheffen
club-acts = Wat er is gebeurd
club-did-create = { $name } heeft de club opgericht
club-did-join = { $name } is lid geworden
club-did-request = { $name } wil lid worden
club-did-withdraw = { $name } heeft het verzoek ingetrokken
club-did-leave = { $name } heeft de club verlaten
club-did-approve = { $name } heeft { $about } toegelaten
club-did-decline = { $name } heeft { $about } geweigerd
club-did-remove = { $name } heeft { $about } verwijderd
club-did-promote = { $name } heeft { $about } organisator gemaakt
club-did-demote = { $name } heeft { $about } weer gewoon lid gemaakt
club-did-hand-over = { $name } heeft de club overgedragen aan { $about }
club-did-change = { $name } heeft de instellingen gewijzigd
club-did-renew-invitation = { $name } heeft een nieuwe uitnodigingslink gemaakt
club-did-delete-message = { $name } heeft een bericht van { $about } verwijderd
club-did-add-season = { $name } heeft een seizoen toegevoegd
club-did-delete-season = { $name } heeft een seizoen verwijderd

## Chat
club-chat = Chat
club-chat-none = Er is nog niets gezegd.
club-say = Bericht aan de club
club-send = Versturen
club-delete-message = Bericht verwijderen

## Seasons
club-season = Seizoen
club-season-days = { $from } t/m { $until }
club-season-wins = Zeges
club-season-results = Plaatsen
club-season-empty = Er is nog geen toernooi van dit seizoen afgelopen.
club-season-rule = Punten per plaats: { $points }. Bij een gedeelde plaats worden de punten verdeeld.
club-season-best = { $count ->
    [one] Alleen het beste toernooi telt.
   *[other] Alleen de beste { $count } toernooien tellen.
}
club-season-none = Nog geen seizoen. Een seizoen telt de toernooien op die tussen twee data beginnen.
club-season-new = Nieuw seizoen
club-season-name = Naam van het seizoen
club-season-from = Eerste dag
club-season-until = Laatste dag
club-season-count = Hoeveel van de beste toernooien tellen (leeg: alle)
club-season-add = Seizoen aanmaken
club-season-delete = Seizoen verwijderen

## What is refused
club-forbidden = Dat kan in deze club niet voor jou.
club-full-members = De club is vol: er zijn { $limit } leden.
club-full-requests = Er wachten al { $limit } verzoeken. Probeer het later nog eens.
club-full-clubs = De grens van { $limit } clubs is bereikt.
club-full-seasons = Een club kan { $limit } seizoenen hebben. Verwijder eerst een oud seizoen.
club-taken-name = Er is al een club met deze of een sterk gelijkende naam.
club-taken-member = Je bent al lid.
club-taken-request = Je hebt het al gevraagd.
club-taken-role = Dat is al gebeurd.
club-unfit-name = Deze naam kan niet. Gebruik 3 tot 40 Latijnse letters, cijfers en losse spaties, en begin met een letter of cijfer.
club-unfit-description = De beschrijving is te lang of bevat tekens die niet getoond kunnen worden.
