# E-mail: il pannello della pagina dell’account e le pagine dei link.

email-title = E-mail
email-about = Facoltativa. Con un indirizzo confermato puoi scegliere una nuova password se dimentichi la tua, e ti avvisiamo quando cambiano password, passkey o indirizzo. Nessun altro lo vede.
email-address = Indirizzo e-mail
email-malformed = Non sembra un indirizzo e-mail.
email-limited = Troppe e-mail per ora. Riprova domani.
email-send = Invia il link di conferma
email-sent = Ti abbiamo inviato un link. Aprilo entro 24 ore per confermare l’indirizzo.
email-again = Invia di nuovo
email-other = Usa un altro indirizzo
email-remove = Rimuovi l’indirizzo
email-remove-about = Senza un indirizzo non potremo inviarti un link se dimentichi la password.
email-cancel = Annulla
email-confirmed = confermato
email-unconfirmed = non ancora confermato
email-digest = Riepilogo giornaliero
email-digest-about = Al massimo una volta al giorno: ciò che non hai ancora visto

email-recover-about = Se il tuo account ha un indirizzo e-mail confermato, possiamo inviarti un link per scegliere una nuova password.
email-recover-send = Invia il link
email-recover-sent = Se { $name } ha un indirizzo e-mail confermato, il link è in arrivo. Vale un’ora.

email-confirm-title = Conferma il tuo indirizzo e-mail
email-confirm-text = È il tuo indirizzo? Allora confermalo.
email-confirm-act = Conferma
email-confirm-done = Il tuo indirizzo e-mail è confermato.
email-confirm-many = { $most } account usano già questo indirizzo; non possono essercene di più.
email-recover-title = Scegli una nuova password
email-recover-for = Per il tuo account { $name }. Tutti i browser verranno disconnessi e tutte le passkey eliminate.
email-recover-act = Salva e accedi
email-recover-done = La nuova password è impostata e hai effettuato l’accesso.
email-unsubscribe-title = Disattiva il riepilogo giornaliero
email-unsubscribe-text = Non riceverai più riepiloghi per e-mail. Puoi riattivarli nella pagina del tuo account.
email-unsubscribe-act = Annulla l’iscrizione
email-unsubscribe-done = Non riceverai più riepiloghi.
email-void = Questo link non è più valido. Puoi chiederne un altro nella pagina del tuo account.
email-to-account = Vai al tuo account
