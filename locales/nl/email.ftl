# E-mail: het paneel op de accountpagina en de pagina’s achter de links.

email-title = E-mail
email-about = Niet verplicht. Met een bevestigd adres kun je een nieuw wachtwoord kiezen als je het vergeet, en hoor je het als je wachtwoord, passkeys of adres veranderen. Niemand anders ziet het.
email-address = E-mailadres
email-malformed = Dit lijkt geen e-mailadres.
email-limited = Dat zijn voorlopig te veel e-mails. Probeer het morgen opnieuw.
email-send = Bevestigingslink sturen
email-sent = We hebben je een link gestuurd. Open die binnen 24 uur om het adres te bevestigen.
email-again = Opnieuw sturen
email-other = Ander adres gebruiken
email-remove = Adres verwijderen
email-remove-about = Zonder adres kunnen we je geen link sturen als je je wachtwoord vergeet.
email-cancel = Annuleren
email-confirmed = bevestigd
email-unconfirmed = nog niet bevestigd
email-digest = Dagelijks overzicht
email-digest-about = Hooguit één keer per dag: wat je nog niet hebt gezien

email-recover-about = Als je account een bevestigd e-mailadres heeft, kunnen we je een link sturen om een nieuw wachtwoord te kiezen.
email-recover-send = Link sturen
email-recover-sent = Als { $name } een bevestigd e-mailadres heeft, is er een link onderweg. Die werkt een uur.

email-confirm-title = Bevestig je e-mailadres
email-confirm-text = Is dit jouw adres? Bevestig het dan.
email-confirm-act = Bevestigen
email-confirm-done = Je e-mailadres is bevestigd.
email-confirm-many = { $most } accounts gebruiken dit adres al; meer kan niet.
email-recover-title = Kies een nieuw wachtwoord
email-recover-for = Voor je account { $name }. Alle browsers worden uitgelogd en alle passkeys verwijderd.
email-recover-act = Opslaan en inloggen
email-recover-done = Je nieuwe wachtwoord is ingesteld en je bent ingelogd.
email-unsubscribe-title = Dagelijks overzicht uitzetten
email-unsubscribe-text = Je krijgt dan geen overzichten meer per e-mail. Op je accountpagina kun je ze weer aanzetten.
email-unsubscribe-act = Afmelden
email-unsubscribe-done = Je krijgt geen overzichten meer.
email-void = Deze link werkt niet meer. Op je accountpagina kun je een nieuwe aanvragen.
email-to-account = Naar je account
