# E-mail: il pannello della pagina dell’account e le pagine dei link.

email-title = E-mail
email-about = Facoltativa. Con un indirizzo confermato puoi scegliere una nuova password se dimentichi la tua, e ti avvisiamo se cambiano la password, le passkey o l’indirizzo. Il tuo indirizzo lo vedi solo tu.
email-address = Indirizzo e-mail
email-malformed = Questo indirizzo e-mail non sembra valido.
email-limited = Troppe e-mail per ora. Riprova domani.
email-send = Invia link di conferma
email-sent = Ti abbiamo inviato un link. Aprilo entro 24 ore per confermare l’indirizzo.
email-again = Invia di nuovo
email-other = Usa un altro indirizzo
email-remove = Rimuovi l’indirizzo
email-remove-about = Senza un indirizzo non potremo inviarti un link se dimentichi la password.
email-cancel = Annulla
email-confirmed = confermato
email-unconfirmed = non ancora confermato
email-digest = Riepilogo giornaliero
email-digest-about = Le notifiche non lette, al massimo una volta al giorno

email-recover-about = Se il tuo account ha un indirizzo e-mail confermato, possiamo inviarti un link per scegliere una nuova password.
email-recover-send = Invia il link
email-recover-sent = Se l’account { $name } ha un indirizzo e-mail confermato, riceverai un link. È valido per un’ora.

email-confirm-title = Conferma il tuo indirizzo e-mail
email-confirm-text = Conferma che l’indirizzo a cui abbiamo inviato questo link è tuo.
email-confirm-act = Conferma
email-confirm-done = Il tuo indirizzo e-mail è confermato.
email-confirm-many = { $most } account usano già questo indirizzo: è il massimo consentito.
email-recover-title = Scegli una nuova password
email-recover-for = Per il tuo account { $name }. Tutti i browser verranno disconnessi e tutte le passkey eliminate.
email-recover-act = Salva e accedi
email-recover-done = Nuova password impostata. Hai effettuato l’accesso.
email-unsubscribe-title = Disattiva il riepilogo giornaliero
email-unsubscribe-text = Non riceverai più riepiloghi per e-mail. Potrai riattivarli nella pagina del tuo account.
email-unsubscribe-act = Disattiva il riepilogo
email-unsubscribe-done = Non riceverai più riepiloghi.
email-void = Questo link non è più valido. Puoi chiederne un altro nella pagina del tuo account.
email-to-account = Vai al tuo account
