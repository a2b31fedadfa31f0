# Passkeys: Anmelden mit Fingerabdruck, Gesicht oder der PIN eines Geräts.

sign-in-passkey = Mit Passkey anmelden
passkeys-title = Passkeys
passkeys-about = Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an – ohne Namen und Passwort. Wenn du ein neues Passwort festlegst, werden alle Passkeys entfernt.
passkeys-most = Du hast { $most } Passkeys, mehr kann ein Konto nicht haben. Entferne einen, um einen anderen hinzuzufügen.
passkey-label = Name des Passkeys
passkey-label-hint = Daran erkennst du ihn später, zum Beispiel „mein Handy“
passkey-add = Passkey hinzufügen
passkey-instead = Mit Passkey bestätigen
passkey-made = hinzugefügt am { $day }
passkey-used = zuletzt benutzt am { $day }
passkey-never = nie benutzt
passkey-rename = Umbenennen
passkey-rename-which = Passkey „{ $label }“ umbenennen
passkey-save = Speichern
passkey-remove = Entfernen
passkey-remove-which = Passkey „{ $label }“ entfernen
passkey-remove-about = Mit „{ $label }“ kannst du dich hier dann nicht mehr anmelden. Lösch den Passkey auch auf deinem Gerät oder in deinem Passwortmanager.
passkey-keep = Abbrechen

## When it does not work
passkey-stopped-cancelled = Abgebrochen oder zu lange gewartet. Du kannst es jederzeit noch einmal versuchen.
passkey-stopped-already = Auf diesem Gerät hast du schon einen Passkey.
passkey-stopped-failed = Dein Browser oder Gerät konnte keinen Passkey verwenden.
passkey-refused-expired = Das hat zu lange gedauert. Bitte versuch es noch einmal.
passkey-refused-unknown = Diesen Passkey kennen wir nicht. Vielleicht wurde er entfernt.
passkey-refused-invalid = Wir konnten diesen Passkey nicht prüfen. Versuch es noch einmal oder nimm dein Passwort.
passkey-refused-unsupported = Diese Art von Passkey unterstützen wir nicht.
passkey-refused-unavailable = Unter dieser Adresse funktionieren Passkeys nicht.
