# E-mails die de server verstuurt: links om een adres te bevestigen of een nieuw wachtwoord te kiezen, berichten over het account, overzichten.
# $name is de naam van het account, $site het adres van de server.

mail-greeting = Hoi { $name },
mail-site = Trilynx openen

mail-confirm-subject = Bevestig je e-mailadres
mail-confirm-text = Dit adres is opgegeven bij het account { $name } op { $site }. Bevestig het binnen 24 uur.
mail-confirm-link = Adres bevestigen
mail-confirm-else = Was jij dit niet? Negeer deze e-mail dan, er gebeurt verder niets.

mail-recover-subject = Nieuw wachtwoord instellen
mail-recover-text = Er is een nieuw wachtwoord aangevraagd voor je account { $name } op { $site }. Was jij dat, dan heb je een uur om het in te stellen. Je wordt daarbij overal uitgelogd en je passkeys worden verwijderd.
mail-recover-link = Nieuw wachtwoord instellen
mail-recover-else = Was jij dit niet? Negeer deze e-mail dan, je wachtwoord blijft hetzelfde.

mail-password-subject = Je wachtwoord is gewijzigd
mail-password-text = Het wachtwoord van je account { $name } op { $site } is gewijzigd.
mail-passkeys-subject = Je passkeys zijn gewijzigd
mail-passkeys-text = Bij je account { $name } op { $site } is een passkey toegevoegd of verwijderd.
mail-address-subject = Je e-mailadres is verwijderd
mail-address-text = Je account { $name } op { $site } gebruikt dit e-mailadres niet meer.
mail-notice-else = Was jij dit niet? Stel dan op je accountpagina meteen een nieuw wachtwoord in.

mail-digest-subject = { $count ->
    [one] { $count } nieuwe melding op Trilynx
   *[other] { $count } nieuwe meldingen op Trilynx
}
mail-digest-text = Dit heb je nog niet gezien:
mail-digest-all = Alle meldingen
mail-digest-why = Je krijgt deze e-mail hooguit één keer per dag, omdat je het dagelijkse overzicht hebt aangezet.
mail-digest-stop = Afmelden
