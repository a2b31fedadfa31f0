# E-mail inviate dal server: link per confermare un indirizzo o scegliere una nuova password, avvisi sull’account, riepiloghi.
# $name è il nome dell’account, $site l’indirizzo del server.

mail-greeting = Ciao { $name },
mail-site = Apri Trilynx

mail-confirm-subject = Conferma il tuo indirizzo e-mail
mail-confirm-text = Questo indirizzo è stato aggiunto all’account { $name } su { $site }. Confermalo entro 24 ore.
mail-confirm-link = Conferma l’indirizzo
mail-confirm-else = Non l’hai aggiunto tu? Ignora questa e-mail: non succederà nulla.

mail-recover-subject = Scegli una nuova password
mail-recover-text = Qualcuno ha chiesto una nuova password per il tuo account { $name } su { $site }. Se l’hai chiesta tu, hai un’ora per sceglierla. A quel punto tutti i tuoi browser verranno disconnessi e le tue passkey eliminate.
mail-recover-link = Scegli una nuova password
mail-recover-else = Non l’hai chiesta tu? Ignora questa e-mail: la tua password non cambierà.

mail-password-subject = La tua password è stata cambiata
mail-password-text = La password del tuo account { $name } su { $site } è stata cambiata.
mail-passkeys-subject = Le tue passkey sono cambiate
mail-passkeys-text = Una passkey del tuo account { $name } su { $site } è stata aggiunta o eliminata.
mail-address-subject = Il tuo indirizzo e-mail è stato rimosso
mail-address-text = Il tuo account { $name } su { $site } non usa più questo indirizzo e-mail.
mail-notice-else = Non hai fatto tu questa modifica? Imposta subito una nuova password nella pagina del tuo account.

mail-digest-subject = { $count ->
    [one] { $count } nuova notifica su Trilynx
   *[other] { $count } nuove notifiche su Trilynx
}
mail-digest-text = Ecco cosa non hai ancora visto:
mail-digest-all = Tutte le notifiche
mail-digest-why = Ricevi questa e-mail, al massimo una volta al giorno, perché hai attivato il riepilogo giornaliero.
mail-digest-stop = Disattiva il riepilogo
