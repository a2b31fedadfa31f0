# Learning by playing: what stands round the lessons. The lessons themselves are in the folder beside this file.

nav-learn = Impara
learn-title = Impara giocando
learn-lead = Lezioni brevi, un’idea alla volta. Fai le mosse e vedi che cosa succede.
learn-go-on = Continua a imparare
lessons-of = Impara { $game }
lessons-done = Lezioni completate: { $done } su { $all }
lesson-number = Lezione { $n }
lesson-is-done = completata
lesson-step = Passo { $n } di { $all }
lesson-right = Esatto!
lesson-not-yet = Non proprio.
lesson-hint = Suggerimento
lesson-hint-move = Prova così: «{ $move }»
lesson-show = Mostramelo
lesson-retry = Riprova
lesson-again = Ricomincia il passo
lesson-next-step = Passo successivo
lesson-next = Lezione successiva
lesson-finished = Lezione completata!
lesson-all = Tutte le lezioni
lesson-rules = Nelle regole: { $clause }
lesson-opponent = Avversario
lesson-opponent-number = Avversario { $n }
lesson-play = Gioca ora
rules-quickly = { $game } in 60 secondi
rules-turn = Un turno
rules-turn-about = sempre gli stessi tre passi
rules-reference = Regole complete
rules-reference-about = se una mossa non è valida, ti diciamo quale regola la vieta
rules-clauses = { $n ->
    [one] { $n } regola
   *[other] { $n } regole
}
rules-try = Prova sul tavoliere
film-picture = Immagine { $n } di { $all }
film-play = Riproduci
film-pause = Pausa
film-back = Indietro
film-on = Avanti
lesson-hint-start = Inizia qui: { $where }
lesson-hint-more = Mostra la mossa
lesson-next-up = Poi: { $lesson }
