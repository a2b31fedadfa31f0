# E-mail: het paneel op de accountpagina en de pagina’s achter de links.

email-title = E-mail
email-about = Niet verplicht. Met een bevestigd adres kun je een nieuw wachtwoord instellen als je het oude vergeet, en krijg je bericht als je wachtwoord, passkeys of adres wijzigen. Niemand anders ziet je adres.
email-address = E-mailadres
email-malformed = Dit lijkt geen geldig e-mailadres.
email-limited = Dat zijn te veel e-mails voor één dag. Probeer het morgen opnieuw.
email-send = Bevestigingslink sturen
email-sent = We hebben je een link gestuurd. Open hem binnen 24 uur om het adres te bevestigen.
email-again = Opnieuw sturen
email-other = Ander adres gebruiken
email-remove = Adres verwijderen
email-remove-about = Zonder adres kunnen we je geen link sturen als je je wachtwoord vergeet.
email-cancel = Annuleren
email-confirmed = bevestigd
email-unconfirmed = nog niet bevestigd
email-digest = Dagelijks overzicht
email-digest-about = Meldingen die je nog niet hebt gezien, hooguit één keer per dag

email-recover-about = Als er bij je account een bevestigd e-mailadres hoort, kunnen we je een link sturen om een nieuw wachtwoord in te stellen.
email-recover-send = Link sturen
email-recover-sent = Als er bij het account { $name } een bevestigd e-mailadres hoort, is er een link onderweg. Die werkt een uur.

email-confirm-title = E-mailadres bevestigen
email-confirm-text = Bevestig dat het adres waarnaar we deze link hebben gestuurd, van jou is.
email-confirm-act = Bevestigen
email-confirm-done = Je e-mailadres is bevestigd.
email-confirm-many = Dit adres hoort al bij { $most } accounts. Meer kan niet.
email-recover-title = Nieuw wachtwoord instellen
email-recover-for = Voor je account { $name }. Alle andere browsers worden uitgelogd en alle passkeys verwijderd.
email-recover-act = Opslaan en inloggen
email-recover-done = Je nieuwe wachtwoord is ingesteld en je bent ingelogd.
email-unsubscribe-title = Afmelden voor het dagelijkse overzicht
email-unsubscribe-text = Je krijgt dan geen overzichten meer per e-mail. Op je accountpagina kun je ze altijd weer aanzetten.
email-unsubscribe-act = Afmelden
email-unsubscribe-done = Je krijgt geen overzichten meer.
email-void = Deze link werkt niet meer. Op je accountpagina kun je een nieuwe aanvragen.
email-to-account = Naar je account
