# E-Mail: das Feld auf der Kontoseite und die Seiten hinter den Links in E-Mails.

email-title = E-Mail
email-about = Freiwillig. Mit einer bestätigten Adresse kannst du ein neues Passwort wählen, wenn du deins vergisst, und erfährst, wenn sich Passwort, Passkeys oder Adresse ändern. Niemand sonst sieht sie.
email-address = E-Mail-Adresse
email-malformed = Das sieht nicht nach einer E-Mail-Adresse aus.
email-limited = Das sind vorerst zu viele E-Mails. Versuch es morgen wieder.
email-send = Bestätigungslink senden
email-sent = Wir haben dir einen Link geschickt. Öffne ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen.
email-again = Noch einmal senden
email-other = Andere Adresse angeben
email-remove = Adresse entfernen
email-remove-about = Ohne Adresse können wir dir keinen Link schicken, wenn du dein Passwort vergisst.
email-cancel = Abbrechen
email-confirmed = bestätigt
email-unconfirmed = noch nicht bestätigt
email-digest = Tägliche Zusammenfassung
email-digest-about = Höchstens einmal am Tag: was du noch nicht gesehen hast

email-recover-about = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir dir einen Link, mit dem du ein neues Passwort wählst.
email-recover-send = Link senden
email-recover-sent = Wenn { $name } eine bestätigte E-Mail-Adresse hat, ist ein Link unterwegs. Er gilt eine Stunde.

email-confirm-title = Bestätige deine E-Mail-Adresse
email-confirm-text = Ist das deine Adresse? Dann bestätige sie.
email-confirm-act = Bestätigen
email-confirm-done = Deine E-Mail-Adresse ist bestätigt.
email-confirm-many = Diese Adresse gehört schon zu { $most } Konten; mehr geht nicht.
email-recover-title = Wähle ein neues Passwort
email-recover-for = Für dein Konto { $name }. Alle Browser werden abgemeldet und alle Passkeys entfernt.
email-recover-act = Speichern und anmelden
email-recover-done = Dein neues Passwort gilt, und du bist angemeldet.
email-unsubscribe-title = Tägliche Zusammenfassung abbestellen
email-unsubscribe-text = Du bekommst dann keine Zusammenfassungen mehr per E-Mail. Auf deiner Kontoseite kannst du sie wieder einschalten.
email-unsubscribe-act = Abbestellen
email-unsubscribe-done = Du bekommst keine Zusammenfassungen mehr.
email-void = Dieser Link gilt nicht mehr. Auf deiner Kontoseite bekommst du einen neuen.
email-to-account = Zu deinem Konto
