# Su questo dispositivo: partite conservate nel browser, app installata, nuove versioni.
settings-device = Su questo dispositivo
device-about = Le partite contro i bot e sullo stesso dispositivo restano in questo browser e funzionano anche offline.
device-ready = Qui funziona tutto anche offline: bot, partite sullo stesso dispositivo, lezioni, regole e analisi.
device-install = Installa l’app
device-games = { $n ->
    [0] Qui non ci sono ancora partite.
    [one] Qui c’è una partita.
   *[other] Qui ci sono { $n } partite.
}
device-forgets = Questo browser le dimentica quando chiudi la pagina.
device-export = Salva in un file
device-import = Carica da un file
device-clear = Elimina queste partite
device-clear-sure = Elimina per sempre
device-keep = Tienile
device-cleared = Le partite sono state eliminate.
device-gone-title = Questa partita non c’è più
device-gone = Era salvata solo in questo browser, e i suoi dati sono stati cancellati. Scegli un gioco:
device-added = Partite e studi aggiunti: { $n }.
device-known = { $n ->
    [one] Una c’era già.
   *[other] { $n } c’erano già.
}
device-refused = { $n ->
    [one] Una non è leggibile.
   *[other] { $n } non sono leggibili.
}
device-not-ours = Questo file non viene da Trilynx.
device-without = Qui i bot girano sul server, quindi offline non funziona nulla.
device-to-account = Salva nel mio account
kept-added = { $n ->
    [one] Una partita di questo dispositivo è ora nel tuo account.
   *[other] { $n } partite di questo dispositivo sono ora nel tuo account.
}
kept-all = Tutte le partite finite di questo dispositivo sono nel tuo account.
kept-refused = { $n ->
    [one] Non è stato possibile salvare una partita nel tuo account. Resta su questo dispositivo.
   *[other] Non è stato possibile salvare { $n } partite nel tuo account. Restano su questo dispositivo.
}
kept-failed = Non è stato possibile inviare tutto. Non è andato perso nulla; riprova più tardi dalle impostazioni.
update-ready = C’è una nuova versione.
update-now = Ricarica
update-later = Più tardi
bot-loading = Il bot sta arrivando: { $percent }%

## Un sito senza server
site-people-title = Non disponibile su questo sito
site-people = Per giocare con altre persone serve un server, e questo sito non ce l’ha. Tutto il resto c’è.
site-about = Questo sito non ha un server: i bot girano nel tuo browser e le tue partite restano lì.
site-privacy = Nessun tuo dato lascia questo browser. Le tue partite e le impostazioni restano qui finché non le elimini. Chi ospita il sito può registrare le richieste dei suoi file.
site-no-engine = I bot, le lezioni e l’analisi non si avviano in questo browser. Ricarica la pagina o prova con un browser più recente.
unreached-title = Non è stato possibile caricare questa pagina
unreached = Serve una connessione, che al momento sembra mancare. Bot, lezioni e problemi funzionano anche offline.
unreached-again = Riprova
