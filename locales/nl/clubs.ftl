# Clubs: the list, a new one, and the page of one.

## The list
clubs-lead = Speel toernooien met vrienden, verdien punten voor de seizoensstand en chat tussen de partijen door.
clubs-search = Club zoeken
clubs-search-hint = Begin van de naam
clubs-mine = Mijn clubs
clubs-all = Alle clubs
clubs-found = Gevonden clubs
clubs-more = Meer tonen
clubs-none = Er zijn geen clubs met een naam die zo begint.
clubs-none-about = Er zijn hier nog geen clubs. Een club heeft eigen toernooien, een seizoensstand en een chat, en jij bepaalt wie er lid kan worden.
clubs-sign-up = Met een account kun je lid worden van clubs en er zelf een oprichten.
club-members = { $count ->
    [one] { $count } lid
   *[other] { $count } leden
}
club-unlisted = Verborgen
club-admission-open = Open voor iedereen
club-admission-request = Op aanvraag
club-admission-invited = Alleen op uitnodiging
club-role-owner = Eigenaar
club-role-organiser = Organisator

## A new one
club-new = Nieuwe club
club-name = Naam
club-name-about = 3 tot 40 tekens: letters, cijfers en spaties.
club-description = Beschrijving (optioneel)
club-admission = Wie lid kan worden
club-keep-unlisted = Verborgen: alleen te vinden voor leden en met de link
club-create = Club oprichten

## Joining and leaving
club-you-owner = Dit is jouw club.
club-you-organiser = Je bent hier organisator.
club-you-member = Je bent lid.
club-join = Lid worden
club-request = Lidmaatschap aanvragen
club-requested = Je aanvraag ligt bij de organisatoren.
club-withdraw = Aanvraag intrekken
club-by-link-about = Om lid te worden heb je een uitnodigingslink van een organisator nodig.
club-invited-about = Je bent uitgenodigd.
club-needs-account = Om lid te worden heb je een account nodig.
club-leave = Club verlaten
club-leave-sure = Ja, verlaten
club-stay = Blijven

## The page
club-tab-tournaments = Toernooien
club-tab-members = Leden
club-tab-season = Seizoen
club-tables = Lopende partijen van leden
club-tournaments-none = Nog geen toernooien.
club-tournaments-none-yet = Nog geen toernooien. Maak het eerste aan; alleen leden kunnen meedoen.
club-members-hidden = Alleen leden zien wie er in deze club zit.
club-since = lid sinds { $day }

## Organisers
club-requests = Aanvragen om lid te worden
club-approve = Toelaten
club-approve-whom = { $name } toelaten
club-decline = Afwijzen
club-decline-whom = Aanvraag van { $name } afwijzen
club-promote = Organisator maken
club-promote-whom = { $name } organisator maken
club-demote = Weer gewoon lid maken
club-demote-whom = { $name } weer gewoon lid maken
club-remove = Verwijderen
club-remove-whom = { $name } uit de club verwijderen
club-hand-over = Club overdragen
club-hand-over-whom = Club overdragen aan { $name }
club-hand-over-sure = Ja, { $name } wordt eigenaar
club-keep = Annuleren
club-invite-link = Uitnodigingslink
club-invite-about = Wie een account en deze link heeft, kan meteen lid worden.
club-renew = Nieuwe link maken (de oude werkt dan niet meer)
club-settings = Clubinstellingen
club-save = Opslaan
club-close = Club opheffen
club-close-about = De club wordt met chat en seizoenen definitief verwijderd. De toernooien blijven bewaard.
club-close-sure = Ja, opheffen
club-acts = Logboek
club-somebody = iemand
club-did-create = { $name } heeft de club opgericht
club-did-join = { $name } is lid geworden
club-did-request = { $name } heeft het lidmaatschap aangevraagd
club-did-withdraw = { $name } heeft de aanvraag ingetrokken
club-did-leave = { $name } heeft de club verlaten
club-did-approve = { $name } heeft { $about } toegelaten
club-did-decline = { $name } heeft de aanvraag van { $about } afgewezen
club-did-remove = { $name } heeft { $about } uit de club verwijderd
club-did-promote = { $name } heeft { $about } organisator gemaakt
club-did-demote = { $name } heeft { $about } weer gewoon lid gemaakt
club-did-hand-over = { $name } heeft de club overgedragen aan { $about }
club-did-change = { $name } heeft de instellingen gewijzigd
club-did-renew-invitation = { $name } heeft een nieuwe uitnodigingslink gemaakt
club-did-delete-message = { $name } heeft een bericht van { $about } verwijderd
club-did-add-season = { $name } heeft een seizoen aangemaakt
club-did-delete-season = { $name } heeft een seizoen verwijderd

## Chat
club-chat = Chat
club-chat-none = Er is nog niets geschreven.
club-say = Bericht aan de club
club-send = Versturen
club-delete-message = Bericht verwijderen

## Seasons
club-season = Seizoen
club-season-days = { $from } t/m { $until }
club-season-wins = Gewonnen
club-season-results = Plaatsen
club-season-empty = Er is nog geen toernooi van dit seizoen afgelopen.
club-season-rule = Punten per plaats: { $points }. Bij een gelijke stand worden de punten van die plaatsen opgeteld en gelijk verdeeld.
club-season-best = { $count ->
    [one] Per speler telt alleen het beste toernooi.
   *[other] Per speler tellen alleen de { $count } beste toernooien.
}
club-season-none = Nog geen seizoen. In een seizoen tellen alle toernooien mee die binnen een bepaalde periode beginnen.
club-season-new = Nieuw seizoen
club-season-name = Naam van het seizoen
club-season-from = Eerste dag
club-season-until = Laatste dag
club-season-count = Hoeveel van de beste toernooien per speler meetellen (leeg: alle)
club-season-add = Seizoen aanmaken
club-season-delete = Seizoen verwijderen

## What is refused
club-forbidden = Dat mag je in deze club niet.
club-full-members = Deze club zit vol. Een club kan hoogstens { $limit } leden hebben.
club-full-requests = Er wachten al { $limit } aanvragen. Probeer het later nog eens.
club-full-clubs = Je kunt van hoogstens { $limit } clubs lid zijn.
club-full-owned-clubs = Je kunt van hoogstens { $limit } clubs eigenaar zijn.
club-full-seasons = Een club kan hoogstens { $limit } seizoenen hebben. Verwijder eerst een oud seizoen.
club-taken-name = Er is al een club met deze naam of met een naam die erop lijkt.
club-taken-member = Je bent al lid.
club-taken-request = Je hebt al een aanvraag gedaan.
club-taken-role = Dat is al gebeurd.
club-unfit-name = Deze naam kan niet. Gebruik 3 tot 40 tekens: Latijnse letters (minstens één), cijfers en losse spaties. Begin met een letter of cijfer.
club-unfit-description = De beschrijving is te lang of bevat tekens die we niet kunnen tonen.
