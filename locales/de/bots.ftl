# Die Bots jedes Spiels: ein Name und ein Satz.

-level1 = Neuling
-level2 = Anfänger
-level3 = Lernender
-level4 = Gelegenheitsspieler
-level5 = Stammgast
-level6 = Hobbyspieler
-level7 = Vereinsspieler
-level8 = Turnierspieler
-level9 = Experte
-level10 = Meister
-random = Zufall
-greedy = Ein Zug voraus
-tree = Zufallspartien
-hand = Volle Stärke ohne Netz
-search = Volle Stärke

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Spielt irgendeinen erlaubten Zug, wohin er auch führt.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Kennt die Regeln und folgt einer Laune: gut für die ersten Partien.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Nimmt die Reihe, die gewinnt, wenn sie da ist, und übersieht sonst vieles.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Ahnt, wo Ringe und Marker gut liegen, denkt aber nur an einen Zug.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Hält dich auf, wenn du kurz vor dem Sieg stehst und es noch geht.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Denkt an deine Antwort und spielt eher nach Gefühl als nach Plan.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Denkt an deine Antwort und übersieht wenig.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Schaut drei Züge voraus, aber nicht bei jedem Zug.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Schaut vier Züge voraus und lässt sich selten eine Reihe entgehen.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Schaut fünf Züge voraus und verschenkt fast nichts.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Spielt immer, was er für das Beste hält, nach kurzem, aber sorgfältigem Nachdenken.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Spielt den Zug, nach dem der Plan am besten aussieht.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Spielt Partien zufällig zu Ende und wählt den Zug, der dabei am besten abschnitt.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Denkt so lange und so weit, wie die Uhr es erlaubt, und urteilt nach Regeln, die Menschen geschrieben haben.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Denkt so lange und so weit, wie die Uhr es erlaubt.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Spielt irgendeinen erlaubten Zug, wohin er auch führt.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Kennt die Regeln und folgt einer Laune: gut für die ersten Partien.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Sieht einen Zug, der gewinnt, wenn er da ist, und übersieht sonst vieles.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Ahnt, welche Stapel gut sind, denkt aber nur an einen Zug.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Hält dich auf, wenn du kurz vor dem Sieg stehst und es noch geht.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Denkt an deine Antwort und spielt eher nach Gefühl als nach Plan.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Denkt an deine Antwort und übersieht wenig.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Schaut drei Züge voraus, aber nicht bei jedem Zug.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Schaut vier Züge voraus und bereitet Stapel gern vor.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Schaut sechs Züge voraus und verschenkt fast nichts.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Spielt immer, was er für das Beste hält, nach kurzem, aber sorgfältigem Nachdenken.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Spielt den Zug, nach dem der Plan am besten aussieht.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Spielt Partien zufällig zu Ende und wählt den Zug, der dabei am besten abschnitt.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Denkt so lange und so weit, wie die Uhr es erlaubt, und urteilt nach Regeln, die Menschen geschrieben haben.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Denkt so lange und so weit, wie die Uhr es erlaubt, und spielt Endspiele fehlerlos.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Legt irgendeinen erlaubten Satz, was auch daraus wird.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Kennt die Regeln und folgt einer Laune: gut für die ersten Partien.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Sieht, wenn ein Zug die Partie sofort gewinnt, und vergisst jede Karte wieder.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Ahnt, welche Sätze gut sind, und vergisst die meisten Karten.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Spielt oft nach einer einfachen Faustregel und merkt sich manche Karten.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Spielt fast immer nach einer einfachen Faustregel.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Spielt nach einer besseren Faustregel, aber mit eigenem Kopf.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Hat Erfahrung und merkt sich die meisten Karten, die offen auf eine Hand kamen.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Hat viel Erfahrung und vergisst selten eine Karte.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Stellt sich vor, was die anderen haben könnten, und probiert seine Sätze dagegen aus.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Stellt sich viele Hände der anderen vor und vergisst nichts.
bot-linko-heuristic-name = Faustregel
bot-linko-heuristic-about = Spielt nach einer einfachen Faustregel, immer derselben: An ihr werden andere Bots gemessen.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Spielt Partien zufällig zu Ende und wählt den Zug, der dabei am besten abschnitt.
bot-linko-tuned-name = Verbesserte Faustregel
bot-linko-tuned-about = Spielt nach einer Faustregel, die in Partien gegen sich selbst verbessert wurde.
bot-linko-search-name = { -search }
bot-linko-search-about = Probiert jeden Satz gegen so viele vorgestellte Hände aus, wie die Uhr erlaubt, und schaut nie in fremde Karten.
