# Notifiche: la campanella, la sua pagina e di che cosa si vuole essere avvisati.

notices-title = Notifiche
notices-unread = { $count ->
    [one] { $count } nuova notifica
   *[other] { $count } nuove notifiche
}
notices-none = Ancora niente. Quando toccherà a te o qualcuno ti sfiderà, lo vedrai qui.
notices-read-all = Segna tutto come letto
notice-new = Nuova

notice-time-short = Il tuo tempo contro { $names } sta per scadere
notice-round-starts = È iniziato il turno { $round } di { $name }
notice-game-over = La tua partita contro { $names } è finita
notice-message = { $name } ti ha scritto
notices-somebody = qualcuno

notices-choice = Avvisami per
notices-choice-about = Le partite contro i bot e quelle che hai aperte sullo schermo non inviano notifiche.
notice-kind-your-turn = Tocca a me
notice-kind-your-turn-about = Nelle partite senza orologio o per corrispondenza
notice-kind-time-short = Tempo in scadenza
notice-kind-time-short-about = Quando è passato l’80% del tempo per una mossa
notice-kind-challenge = Sfide
notice-kind-round-starts = Turni dei tornei
notice-kind-round-starts-about = Quando inizia un turno e la mia partita è pronta
notice-kind-game-over = Partite finite
notice-kind-game-over-about = Quando una partita finisce mentre non ci sono
notice-kind-message = Messaggi
notice-kind-message-about = Quando un amico mi scrive
notices-to-messages = Messaggi

notices-push-title = Su questo dispositivo
notices-push-about = Ricevi notifiche anche se Trilynx non è aperto.
notices-push-on = Le notifiche sono attive in questo browser.
notices-push-turn-on = Attiva le notifiche
notices-push-turn-off = Disattiva
notices-push-denied = Questo browser blocca le notifiche di Trilynx. Puoi consentirle per questo sito nelle impostazioni del browser.
notices-push-unsupported = Questo browser non può mostrare notifiche. Su iPhone o iPad, aggiungi prima Trilynx alla schermata Home.
notices-push-offer = Vuoi sapere quando tocca a te, anche se Trilynx non è aperto?
notices-push-decline = No, grazie
notices-quiet = Non disturbare
notices-quiet-about = Le notifiche di quelle ore ti arrivano dopo.
notices-quiet-from = dalle
notices-quiet-until = alle
