# De lessen van LYNGK. Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

any-claim = Je hebt een kleur geclaimd. Dat mag, maar hier is alleen een zet nodig.

move = Op het volgende stuk
move-idea = Hoe stukken bewegen
move-1 = Het bord is vol. Verplaats een stuk langs een lijn naar een buur van een andere kleur. Nog is geen kleur van iemand, dus je mag elk stuk verplaatsen behalve de jokers.
move-1-done = Twee stukken zijn nu een stapel, en er is een punt leeg geworden.
move-2 = Op g8 ligt niets meer, dus de stukken eromheen kijken eroverheen. Doe een zet over een leeg punt.
move-2-done = Tot het eerste stuk op de lijn, en niet verder: er wordt nergens over gesprongen.
move-2-miss = Dat was een stap naar een buur. Begin naast het lege punt g8, en ga eroverheen.

stacks = Stapels bouwen
stacks-idea = Hoogte en kleuren
stacks-1 = Een stapel beweegt in zijn geheel en heeft nooit een kleur dubbel. Zet de stapel van twee op een stuk van een derde kleur.
stacks-1-done = Drie stukken, drie kleuren. Het bovenste stuk zegt van wie de stapel is.
stacks-1-miss = Zo ontstaat geen stapel van drie. De stapel van twee staat op c7: welke buur heeft een kleur die hij mist?
stacks-2 = Een neutrale stapel mag op een stapel die niet hoger is dan hijzelf. Zet de ene stapel van twee op de andere.
stacks-2-done = Vier stukken, vier kleuren. Met een gedeelde kleur had het niet gemogen.
stacks-2-miss = De stapels op h6 en h7 staan nog apart.
stacks-3 = Een enkel neutraal stuk gaat nooit op een stapel, maar een stapel mag op een enkel stuk. Maak een stapel van vier.
stacks-3-done = Laag klimt niet op hoog, maar hoog mag op laag.
stacks-3-miss = Nog geen vier. Zet de stapel van drie op h8 op een enkel stuk dat hij ziet.

joker = Jokers
joker-idea = Stukken die voor elke kleur staan
joker-1 = De gespikkelde stukken zijn jokers. Niemand verplaatst een joker alleen, maar je mag er wel op. Doe dat.
joker-1-done = De joker staat nu voor een kleur die de stapel mist, welke er ook nodig is.
joker-1-miss = Daar lag geen joker onder. Er ligt er een alleen op c1.
joker-2 = Jokers passen overal onder. Zet een stapel van twee op een joker.
joker-2-done = Drie stukken, en de joker kan nog elk van de drie ontbrekende kleuren zijn.
joker-2-miss = Kijk langs de lange lijnen: op b2 wacht een joker op een stapel van twee.

claim = Claimen
claim-idea = Een kleur van jou maken
claim-1 = Voor je zet mag je een kleur claimen: één per beurt, twee per partij. Claim er een, en verplaats dan een stuk van die kleur.
claim-1-done = Vanaf nu verplaats alleen jij wat deze kleur bovenop heeft.
claim-1-miss = Dat was een zet zonder claim. Claim eerst een kleur.
claim-1-other = Je claimde de ene kleur en verplaatste een andere. Dat mag, maar neem deze keer je eigen kleur.
claim-2 = Op e8 staat een stapel van vier, en jullie kunnen hem allebei verplaatsen. Claim de kleur die bovenop ligt, en doe dan een zet naar keuze.
claim-2-done = Nu is hij alleen van jou, en nog één stuk van een punt.
claim-2-other = Dat is niet de kleur bovenop de stapel op e8.
claim-2-miss = Je deed een zet zonder te claimen, en de stapel is nog van iedereen.

tall = Op hoge stapels
tall-idea = Wat geclaimde kleuren mogen
tall-1 = Blauw is van jou. Een geclaimde kleur mag op stapels van elke hoogte, zelfs als enkel stuk. Zet een enkel blauw stuk op een stapel.
tall-1-done = Een neutraal stuk had dat niet gekund.
tall-1-miss = Vind een enkel blauw stuk dat een stapel zonder blauw ziet.
tall-2 = Groen is van jou, ivoor van je tegenspeler. Pak zijn stapel van drie af met een enkel groen stuk.
tall-2-done = Het bovenste stuk beslist: wat van hem was, is van jou.
tall-2-miss = Zijn stapel van drie staat op d7. Welk groen stuk ligt dichtbij?

five = Een stapel van vijf
five-idea = Hoe je punten maakt
five-1 = Vijf stukken met jouw kleur bovenop zijn een punt en gaan van het bord. Zwart is van jou: maak zo'n stapel af.
five-1-done = Een punt. De stapel blijft voorgoed voor je liggen.
five-1-miss = Geen stapel van vijf. Er staat er een van vier zonder zwart: welk zwart stuk ziet hem?
five-2 = Je mag in één beurt claimen en een punt maken. Claim de juiste kleur, en maak een stapel van vijf af.
five-2-done = Claim en punt in één beurt. Je tegenspeler kon alleen toekijken.
five-2-other = Met deze kleur maak je nu niets af. Kijk naar de stapels van vier, en wat er bovenop ligt.
five-2-miss = Geen punt. Een van de stapels van vier heeft een neutrale kleur bovenop: claim die, en breng de stapel naar het stuk dat hij mist.

block = In de weg
block-idea = Je tegenspeler een punt ontnemen
block-1 = Ivoor en zwart zijn van jou, blauw en rood van je tegenspeler, die de volgende beurt een stapel van vijf kan afmaken. Doe een zet waarna dat niet meer kan.
block-1-done = Het rode stuk op f5 is begraven, en de dreiging weg.
block-1-miss = Je tegenspeler krijgt toch zijn punt: het rode stuk op f5 bereikt een stapel van vier. Wat kan erop?
block-2 = Zwart en rood zijn van jou, ivoor en groen van je tegenspeler, en blauw blijft neutraal. De stapel van vier op b4 is in gevaar. Maak hem af, met zijn neutrale kleur bovenop.
block-2-done = Vijf onder een neutrale kleur blijven op het bord en tellen voor niemand. Geen punt voor jou, maar ook niet voor hem.
block-2-miss = Je tegenspeler krijgt toch zijn punt. Verplaats de stapel op b4 zelf: bovenop is hij neutraal, dus je mag.

lyngk = LYNGK-punten
lyngk-idea = Reizen over je eigen kleur
lyngk-1 = Groen is van jou. Een groen stuk dat bij een ander groen stuk komt, stopt daar niet: het gaat verder, in welke richting ook. Doe een zet over zo'n LYNGK-punt.
lyngk-1-done = Het groene stuk droeg het jouwe verder, naar waar het alleen niet had kunnen komen.
lyngk-1-miss = Die zet ging rechtdoor. Begin richting een ander groen stuk, en sla daar af.
lyngk-2 = Een zet mag over meerdere LYNGK-punten gaan, maar over geen enkel twee keer. Doe een zet over twee.
lyngk-2-done = Drie stukken weg in één zet. Het netwerk van jouw kleur is voor niemand anders.
lyngk-2-miss = Minder dan twee LYNGK-punten. Begin met de stapel op f7; ook e7 en e8 hebben groen bovenop.
lyngk-3 = Rood en ivoor zijn van jou. Maak een stapel van vijf af via een LYNGK-punt.
lyngk-3-done = Een punt van verre. Volg voor elke zet je kleuren over het bord.
lyngk-3-miss = Geen punt. De stapel op c7 kan bij e7 afslaan.

end = De laatste zetten
end-idea = Wat aan het eind telt
end-1 = Niemand heeft nog een punt, en er is bijna geen zet meer over. Zwart is van jou. Beëindig de partij met een punt.
end-1-done = Niemand kan nog een zet doen, en jij hebt meer stapels van vijf: gewonnen.
end-1-miss = Daarmee win je niet. De stapel op b2 heeft vier stukken en zwart bovenop. Hij mist blauw.
end-2 = Ieder één punt. Dan tellen de stapels van vier onder jullie kleuren, dan die van drie, van twee, en enkele stukken. Zwart is van jou. Doe de laatste zet, en win.
end-2-done = Vieren en drieën zijn gelijk, maar jij hebt een stapel van twee en je tegenspeler geen.
end-2-miss = Tel nog eens: vieren en drieën zijn gelijk. Je hebt een stapel van twee nodig met zwart bovenop.

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. Claim je kleuren pas als het loont, en houd elke stapel van vier in het oog.
