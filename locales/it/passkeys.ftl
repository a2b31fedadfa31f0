# Passkey: accedere con l’impronta, il volto o il PIN di un dispositivo.

sign-in-passkey = Accedi con una passkey
passkeys-title = Passkey
passkeys-about = Accedi con l’impronta, il volto o il PIN del tuo dispositivo, senza nome né password. Impostando una nuova password si eliminano tutte le passkey.
passkeys-most = Hai { $most } passkey, il massimo per un account. Eliminane una per aggiungerne un’altra.
passkey-label = Nome della passkey
passkey-label-hint = Per distinguerle, per esempio «il mio telefono»
passkey-add = Aggiungi passkey
passkey-instead = Usa invece una passkey
passkey-made = aggiunta: { $day }
passkey-used = ultimo uso: { $day }
passkey-never = mai usata
passkey-rename = Rinomina
passkey-rename-which = Rinomina la passkey «{ $label }»
passkey-save = Salva
passkey-remove = Elimina
passkey-remove-which = Elimina la passkey «{ $label }»
passkey-remove-about = Non potrai più accedere qui con «{ $label }». Eliminala anche dal dispositivo o dal gestore di password.
passkey-keep = Annulla

## Quando non funziona
passkey-stopped-cancelled = Operazione annullata o tempo scaduto. Puoi riprovare quando vuoi.
passkey-stopped-already = Hai già una passkey su questo dispositivo.
passkey-stopped-failed = Il browser o il dispositivo non è riuscito a usare una passkey.
passkey-refused-expired = È passato troppo tempo. Riprova.
passkey-refused-unknown = Non riconosciamo questa passkey. Forse è stata eliminata.
passkey-refused-invalid = Non siamo riusciti a verificare questa passkey. Riprova o usa la password.
passkey-refused-unsupported = Questo tipo di passkey non è supportato.
passkey-refused-unavailable = Le passkey non funzionano a questo indirizzo.
