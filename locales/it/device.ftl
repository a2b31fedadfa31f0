# Su questo dispositivo: partite conservate nel browser, app installata, nuove versioni.
settings-device = Su questo dispositivo
device-about = Le partite contro i bot e su un solo dispositivo restano in questo browser e funzionano senza rete.
device-ready = Qui funziona tutto senza rete: bot, partite su un solo dispositivo, lezioni, regole e analisi.
device-install = Installa come app
device-games = { $n ->
    [0] Qui non c’è ancora nessuna partita.
    [one] Qui c’è una partita.
   *[other] Qui ci sono { $n } partite.
}
device-forgets = Questo browser le dimentica quando chiudi la pagina.
device-export = Salva in un file
device-import = Carica da un file
device-clear = Elimina queste partite
device-clear-sure = Elimina per sempre
device-keep = Conservale
device-cleared = Le partite sono state eliminate.
device-added = { $n ->
    [one] Aggiunta una partita.
   *[other] Aggiunte { $n } partite.
}
device-known = { $n ->
    [one] Una c’era già.
   *[other] { $n } c’erano già.
}
device-refused = { $n ->
    [one] Una non è leggibile.
   *[other] { $n } non sono leggibili.
}
device-not-ours = Questo file non viene da Trilynx.
device-without = Qui i bot pensano sul server, quindi senza rete non funziona nulla.
update-ready = C’è una nuova versione.
update-now = Ricarica
update-later = Più tardi
bot-loading = Il bot sta arrivando: { $percent }%
