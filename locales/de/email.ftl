# E-Mail: das Feld auf der Kontoseite und die Seiten hinter den Links in E-Mails.

email-title = E-Mail
email-about = Freiwillig. Mit einer bestätigten Adresse kannst du ein neues Passwort festlegen, wenn du deins vergisst, und wir geben dir Bescheid, wenn sich dein Passwort, deine Passkeys oder deine Adresse ändern. Außer dir sieht die Adresse niemand.
email-address = E-Mail-Adresse
email-malformed = Das sieht nicht nach einer E-Mail-Adresse aus.
email-limited = Das sind zu viele E-Mails für einen Tag. Bitte versuch es morgen noch einmal.
email-send = Bestätigungslink senden
email-sent = Wir haben dir einen Link geschickt. Öffne ihn innerhalb von 24 Stunden, um die Adresse zu bestätigen.
email-again = Erneut senden
email-other = Andere Adresse verwenden
email-remove = Adresse entfernen
email-remove-about = Ohne Adresse können wir dir keinen Link schicken, wenn du dein Passwort vergisst.
email-cancel = Abbrechen
email-confirmed = bestätigt
email-unconfirmed = noch nicht bestätigt
email-digest = Tägliche Zusammenfassung
email-digest-about = Benachrichtigungen, die du noch nicht gesehen hast, höchstens einmal am Tag

email-recover-about = Wenn zu deinem Konto eine bestätigte E-Mail-Adresse gehört, können wir dir einen Link schicken, mit dem du ein neues Passwort festlegst.
email-recover-send = Link senden
email-recover-sent = Wenn zum Konto { $name } eine bestätigte E-Mail-Adresse gehört, ist ein Link unterwegs. Er gilt eine Stunde.

email-confirm-title = E-Mail-Adresse bestätigen
email-confirm-text = Bestätige, dass die Adresse, an die wir diesen Link geschickt haben, dir gehört.
email-confirm-act = Bestätigen
email-confirm-done = Deine E-Mail-Adresse ist bestätigt.
email-confirm-many = Diese Adresse gehört schon zu { $most } Konten, mehr sind nicht möglich.
email-recover-title = Neues Passwort festlegen
email-recover-for = Für dein Konto { $name }. Alle anderen Browser werden abgemeldet und alle Passkeys entfernt.
email-recover-act = Speichern und anmelden
email-recover-done = Dein neues Passwort ist gespeichert, und du bist angemeldet.
email-unsubscribe-title = Tägliche Zusammenfassung abbestellen
email-unsubscribe-text = Du bekommst dann keine Zusammenfassungen mehr per E-Mail. Auf deiner Kontoseite kannst du sie jederzeit wieder einschalten.
email-unsubscribe-act = Abbestellen
email-unsubscribe-done = Du bekommst keine Zusammenfassungen mehr.
email-void = Dieser Link gilt nicht mehr. Auf deiner Kontoseite kannst du einen neuen anfordern.
email-to-account = Zu deinem Konto
