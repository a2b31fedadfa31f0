# E-Mails, die der Server verschickt: Links zum Bestätigen einer Adresse oder für ein neues Passwort, Hinweise zum Konto, Zusammenfassungen.
# $name ist der Name des Kontos, $site die Adresse des Servers.

mail-greeting = Hallo { $name }!
mail-site = Trilynx öffnen

mail-confirm-subject = Bestätige deine E-Mail-Adresse
mail-confirm-text = Diese Adresse wurde beim Konto { $name } auf { $site } angegeben. Bitte bestätige sie innerhalb von 24 Stunden.
mail-confirm-link = Adresse bestätigen
mail-confirm-else = Das warst du nicht? Dann ignoriere diese E-Mail einfach, es passiert nichts weiter.

mail-recover-subject = Neues Passwort festlegen
mail-recover-text = Für dein Konto { $name } auf { $site } wurde ein neues Passwort angefordert. Wenn du das warst, kannst du es innerhalb einer Stunde festlegen. Dabei wirst du überall abgemeldet, und deine Passkeys werden entfernt.
mail-recover-link = Neues Passwort festlegen
mail-recover-else = Das warst du nicht? Dann ignoriere diese E-Mail einfach, dein Passwort bleibt unverändert.

mail-password-subject = Dein Passwort wurde geändert
mail-password-text = Das Passwort deines Kontos { $name } auf { $site } wurde geändert.
mail-passkeys-subject = Deine Passkeys wurden geändert
mail-passkeys-text = Bei deinem Konto { $name } auf { $site } wurde ein Passkey hinzugefügt oder entfernt.
mail-address-subject = Deine E-Mail-Adresse wurde entfernt
mail-address-text = Dein Konto { $name } auf { $site } verwendet diese E-Mail-Adresse nicht mehr.
mail-notice-else = Wenn du das nicht warst, lege auf deiner Kontoseite sofort ein neues Passwort fest.

mail-digest-subject = { $count ->
    [one] { $count } neue Benachrichtigung auf Trilynx
   *[other] { $count } neue Benachrichtigungen auf Trilynx
}
mail-digest-text = Das hast du noch nicht gesehen:
mail-digest-all = Alle Benachrichtigungen
mail-digest-why = Du bekommst diese E-Mail höchstens einmal am Tag, weil du die tägliche Zusammenfassung eingeschaltet hast.
mail-digest-stop = Abbestellen
