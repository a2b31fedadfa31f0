# Imparare giocando: ciò che sta intorno alle lezioni. Le lezioni sono nella cartella accanto a questo file.

nav-learn = Impara
learn-title = Impara giocando
learn-lead = Lezioni brevi, un’idea ciascuna. Tu muovi, le regole rispondono.
learn-go-on = Continua a imparare
lessons-of = Impara { $game }
lessons-done = { $done } lezioni su { $all } completate
lesson-number = Lezione { $n }
lesson-is-done = completata
lesson-step = Passo { $n } di { $all }
lesson-right = Giusto!
lesson-not-yet = Non ancora.
lesson-hint = Aiuto
lesson-hint-move = Prova così: { $move }
lesson-show = Mostramelo
lesson-retry = Riprova
lesson-again = Ricomincia il passo
lesson-next-step = Passo successivo
lesson-next = Lezione successiva
lesson-finished = Lezione completata.
lesson-all = Tutte le lezioni
lesson-rules = Nelle regole: { $clause }
lesson-opponent = Avversario
lesson-opponent-number = Avversario { $n }
lesson-play = Gioca ora
