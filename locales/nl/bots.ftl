# De bots van elk spel: een naam en een zin.

-level1 = Nieuweling
-level2 = Beginner
-level3 = Leerling
-level4 = Gelegenheidsspeler
-level5 = Vaste gast
-level6 = Hobbyspeler
-level7 = Clubspeler
-level8 = Toernooispeler
-level9 = Expert
-level10 = Meester
-random = Toeval
-greedy = Eén zet vooruit
-tree = Willekeurige partijen
-hand = Volle sterkte zonder netwerk
-search = Volle sterkte

## YINSH

bot-yinsh-random-name = { -random }
bot-yinsh-random-about = Speelt een willekeurige geldige zet, waar die ook toe leidt.
bot-yinsh-level1-name = { -level1 }
bot-yinsh-level1-about = Kent de regels en volgt een inval: goed voor je eerste partijen.
bot-yinsh-level2-name = { -level2 }
bot-yinsh-level2-about = Neemt de winnende rij als die er is, en ziet verder veel over het hoofd.
bot-yinsh-level3-name = { -level3 }
bot-yinsh-level3-about = Heeft een idee waar ringen en markers goed liggen, maar denkt maar aan één zet.
bot-yinsh-level4-name = { -level4 }
bot-yinsh-level4-about = Houdt je tegen als je op het punt staat te winnen, als dat nog kan.
bot-yinsh-level5-name = { -level5 }
bot-yinsh-level5-about = Denkt aan je antwoord, en speelt meer op gevoel dan volgens plan.
bot-yinsh-level6-name = { -level6 }
bot-yinsh-level6-about = Denkt aan je antwoord en ziet weinig over het hoofd.
bot-yinsh-level7-name = { -level7 }
bot-yinsh-level7-about = Kijkt drie zetten vooruit, maar niet bij elke zet.
bot-yinsh-level8-name = { -level8 }
bot-yinsh-level8-about = Kijkt vier zetten vooruit en laat zelden een rij ontglippen.
bot-yinsh-level9-name = { -level9 }
bot-yinsh-level9-about = Kijkt vijf zetten vooruit en geeft bijna niets weg.
bot-yinsh-level10-name = { -level10 }
bot-yinsh-level10-about = Speelt altijd wat hij het beste vindt, na kort maar zorgvuldig nadenken.
bot-yinsh-greedy-name = { -greedy }
bot-yinsh-greedy-about = Speelt de zet waarna het bord er het best uitziet.
bot-yinsh-tree-name = { -tree }
bot-yinsh-tree-about = Speelt partijen willekeurig uit, en kiest de zet die het daarin het best deed.
bot-yinsh-hand-name = { -hand }
bot-yinsh-hand-about = Denkt zo lang en zo ver als de klok toelaat, en oordeelt volgens regels die mensen schreven.
bot-yinsh-search-name = { -search }
bot-yinsh-search-about = Denkt zo lang en zo ver als de klok toelaat.

## LYNGK

bot-lyngk-random-name = { -random }
bot-lyngk-random-about = Speelt een willekeurige geldige zet, waar die ook toe leidt.
bot-lyngk-level1-name = { -level1 }
bot-lyngk-level1-about = Kent de regels en volgt een inval: goed voor je eerste partijen.
bot-lyngk-level2-name = { -level2 }
bot-lyngk-level2-about = Ziet een winnende zet als die er is, en ziet verder veel over het hoofd.
bot-lyngk-level3-name = { -level3 }
bot-lyngk-level3-about = Heeft een idee welke stapels goed zijn, maar denkt maar aan één zet.
bot-lyngk-level4-name = { -level4 }
bot-lyngk-level4-about = Houdt je tegen als je op het punt staat te winnen, als dat nog kan.
bot-lyngk-level5-name = { -level5 }
bot-lyngk-level5-about = Denkt aan je antwoord, en speelt meer op gevoel dan volgens plan.
bot-lyngk-level6-name = { -level6 }
bot-lyngk-level6-about = Denkt aan je antwoord en ziet weinig over het hoofd.
bot-lyngk-level7-name = { -level7 }
bot-lyngk-level7-about = Kijkt drie zetten vooruit, maar niet bij elke zet.
bot-lyngk-level8-name = { -level8 }
bot-lyngk-level8-about = Kijkt vier zetten vooruit en bereidt zijn stapels graag voor.
bot-lyngk-level9-name = { -level9 }
bot-lyngk-level9-about = Kijkt zes zetten vooruit en geeft bijna niets weg.
bot-lyngk-level10-name = { -level10 }
bot-lyngk-level10-about = Speelt altijd wat hij het beste vindt, na kort maar zorgvuldig nadenken.
bot-lyngk-greedy-name = { -greedy }
bot-lyngk-greedy-about = Speelt de zet waarna het bord er het best uitziet.
bot-lyngk-tree-name = { -tree }
bot-lyngk-tree-about = Speelt partijen willekeurig uit, en kiest de zet die het daarin het best deed.
bot-lyngk-hand-name = { -hand }
bot-lyngk-hand-about = Denkt zo lang en zo ver als de klok toelaat, en oordeelt volgens regels die mensen schreven.
bot-lyngk-search-name = { -search }
bot-lyngk-search-about = Denkt zo lang en zo ver als de klok toelaat, en speelt eindspelen foutloos.

## Linko!

bot-linko-random-name = { -random }
bot-linko-random-about = Legt een willekeurige geldige set, wat er ook van komt.
bot-linko-level1-name = { -level1 }
bot-linko-level1-about = Kent de regels en volgt een inval: goed voor je eerste partijen.
bot-linko-level2-name = { -level2 }
bot-linko-level2-about = Ziet het als een zet de partij meteen wint, en vergeet elke kaart weer.
bot-linko-level3-name = { -level3 }
bot-linko-level3-about = Heeft een idee welke sets goed zijn, en vergeet de meeste kaarten.
bot-linko-level4-name = { -level4 }
bot-linko-level4-about = Speelt vaak volgens een eenvoudige vuistregel, en onthoudt sommige kaarten.
bot-linko-level5-name = { -level5 }
bot-linko-level5-about = Speelt bijna altijd volgens een eenvoudige vuistregel.
bot-linko-level6-name = { -level6 }
bot-linko-level6-about = Speelt volgens een betere vuistregel, maar met een eigen wil.
bot-linko-level7-name = { -level7 }
bot-linko-level7-about = Heeft ervaring, en onthoudt de meeste kaarten die open in een hand kwamen.
bot-linko-level8-name = { -level8 }
bot-linko-level8-about = Heeft veel ervaring, en vergeet zelden een kaart.
bot-linko-level9-name = { -level9 }
bot-linko-level9-about = Stelt zich voor wat de anderen kunnen hebben, en probeert zijn sets daartegen uit.
bot-linko-level10-name = { -level10 }
bot-linko-level10-about = Stelt zich veel handen van de anderen voor, en vergeet niets.
bot-linko-heuristic-name = Vuistregel
bot-linko-heuristic-about = Speelt volgens een eenvoudige vuistregel, altijd dezelfde: daaraan worden andere bots gemeten.
bot-linko-tree-name = { -tree }
bot-linko-tree-about = Speelt partijen willekeurig uit, en kiest de zet die het daarin het best deed.
bot-linko-tuned-name = Verbeterde vuistregel
bot-linko-tuned-about = Speelt volgens een vuistregel die in partijen tegen zichzelf is verbeterd.
bot-linko-search-name = { -search }
bot-linko-search-about = Probeert elke set uit tegen zoveel voorgestelde handen als de klok toelaat, en kijkt nooit in andermans kaarten.
