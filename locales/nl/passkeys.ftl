# Passkeys: inloggen met een vingerafdruk, een gezicht of de pincode van een apparaat.

sign-in-passkey = Inloggen met een passkey
passkeys-title = Passkeys
passkeys-about = Log in met je vingerafdruk, je gezicht of de pincode van je apparaat, zonder naam of wachtwoord. Als je een nieuw wachtwoord instelt, worden alle passkeys verwijderd.
passkeys-most = Je hebt { $most } passkeys, het maximum voor een account. Verwijder er een om een andere toe te voegen.
passkey-label = Naam van de passkey
passkey-label-hint = Zo herken je hem later, bijvoorbeeld ‘mijn telefoon’
passkey-add = Passkey toevoegen
passkey-instead = Met passkey bevestigen
passkey-made = toegevoegd op { $day }
passkey-used = laatst gebruikt op { $day }
passkey-never = nooit gebruikt
passkey-rename = Hernoemen
passkey-rename-which = Passkey ‘{ $label }’ hernoemen
passkey-save = Opslaan
passkey-remove = Verwijderen
passkey-remove-which = Passkey ‘{ $label }’ verwijderen
passkey-remove-about = Met ‘{ $label }’ kun je hier dan niet meer inloggen. Verwijder hem ook van je apparaat of uit je wachtwoordbeheerder.
passkey-keep = Annuleren

## When it does not work
passkey-stopped-cancelled = Geannuleerd of te lang gewacht. Je kunt het altijd opnieuw proberen.
passkey-stopped-already = Je hebt al een passkey op dit apparaat.
passkey-stopped-failed = Je browser of apparaat kon geen passkey gebruiken.
passkey-refused-expired = Dat duurde te lang. Probeer het opnieuw.
passkey-refused-unknown = We kennen deze passkey niet. Misschien is hij verwijderd.
passkey-refused-invalid = We konden deze passkey niet controleren. Probeer het opnieuw of gebruik je wachtwoord.
passkey-refused-unsupported = Dit soort passkeys ondersteunen we niet.
passkey-refused-unavailable = Passkeys werken niet op dit adres.
