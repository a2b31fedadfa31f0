# What a chat or a social network shows of a link: a title and one sentence.

preview-site = { $games } online
preview-site-about = Gioca con gli amici, con avversari online o contro i bot. Gratis e senza iscrizione.
preview-invite = { $name } ti invita a giocare a { $game }
preview-invite-about = Apri il link e gioca. Non serve un account.
preview-live = { $names }: { $game }, in diretta
preview-live-about = Segui la partita mossa per mossa.
preview-finished = { $names }: { $game }
preview-finished-about = Rivedi la partita e scopri dove si è decisa.
preview-lesson = Impara { $game }
preview-lesson-about = Brevi lezioni interattive, un’idea alla volta.
preview-rules = Le regole di { $game }
preview-rules-about = Le regole, con esempi da provare subito.
preview-study = { $game }: tavoliere di analisi
preview-study-about = Una posizione da esplorare: prova mosse, segui varianti, condividi le tue idee.
preview-play = Gioca a { $game }
preview-play-about = Con un amico, un avversario online o un bot. Gratis e senza iscrizione.
preview-puzzle = { $game }: problema
preview-puzzle-about = Una sola mossa è giusta. Riesci a trovarla?
preview-saved-study = { $name }
preview-saved-study-about = Uno studio con varianti, commenti e frecce: sfoglialo mossa per mossa.
