# De lessen van YINSH. Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

rings = Eerst de ringen
rings-idea = Waar de tien ringen komen
rings-1 = Jij hebt de witte ringen, en wit begint. Plaats je eerste ring op een veld naar keuze.
rings-1-done = Daar ligt hij. Nu is zwart aan de beurt, en zo om en om tot ieder er vijf op het bord heeft.
rings-2 = Elk leeg veld is goed, ook helemaal aan de rand. Probeer het: plaats je tweede ring op de rand.
rings-2-done = Mag, maar zelden slim: vanuit het midden kijkt een ring langs meer lijnen.
rings-2-miss = Een goede plek, maar niet op de rand. Kies een veld waar niets meer achter ligt.
rings-3 = Nu ben jij zwart, en er liggen al negen ringen. Plaats de tiende waar je wilt.
rings-3-done = De opening is klaar. Er worden geen ringen meer geplaatst; vanaf nu bewegen ze, wit eerst.

marker = Een ring laat een marker achter
marker-idea = Langs een lijn bewegen
marker-1 = Verplaats een van je witte ringen langs een lijn, over lege velden, zo ver je wilt.
marker-1-done = Waar de ring was, blijft een marker van jouw kleur liggen. Elke zet komt er een bij.
marker-2 = Ringen zien ver. Breng een van de jouwe in één zet naar k10, aan de rechterrand.
marker-2-done = Dwars over het bord. In het midden kruisen drie lijnen: kijk langs allemaal.
marker-2-miss = Dat is niet k10. Volg de lijnen vandaar terug: op een ervan ligt een ring van jou.
marker-3 = Geen ring springt over een ring, dus de zwarte op d6 verspert je de weg omhoog vanaf d3. Breng toch een ring naar d9, in twee zetten.
marker-3-done = Om het obstakel heen. Jouw ringen zijn muren voor zwart, en die van zwart voor jou.
marker-3-miss = Twee zetten, en geen ring op d9. Denk terug: vanaf welke velden is d9 te zien?

jump = Springen
jump-idea = Over markers heen, en er vlak achter neer
jump-1 = Markers houden een ring niet tegen: hij springt eroverheen en komt er vlak achter neer. Spring over een marker.
jump-1-done = Eroverheen, en de marker is omgedraaid. Daarover meer in de volgende les.
jump-1-miss = Een goede zet, maar geen sprong. Er moet een marker op de lijn van de ring liggen, met vlak erachter een leeg veld.
jump-2 = Meerdere markers naast elkaar spring je in één keer over. Spring over drie.
jump-2-done = Drie tegelijk, van welke kleur ook. De ring komt neer op het eerste lege veld erachter.
jump-2-miss = Geen drie. Zoek drie markers op één lijn die elkaar raken, met een ring van jou ervoor.
jump-3 = Een ring mag eerst schuiven en dan springen, maar na de sprong stopt hij. Schuif over een leeg veld en spring dan.
jump-3-done = Schuiven, springen, stoppen: meer past er niet in een zet.
jump-3-miss = Dat was alleen schuiven. Zoek een lijn met eerst lege velden en daarna markers.
jump-3-near = Dat was een sprong van dichtbij. Deze keer moet er iets leeg zijn tussen ring en markers.

flip = Van kant wisselen
flip-idea = Waar een ring over springt, draait om
flip-1 = Elke marker waar je over springt, toont zijn andere kant: zwart wordt wit, wit wordt zwart. Draai in één zet drie zwarte markers om.
flip-1-done = Drie erbij voor jou, en de marker die je ring achterliet.
flip-1-miss = Geen drie zwarte. Ze liggen naast elkaar in kolom f.
flip-2 = Ook je eigen markers draaien om. Vind een sprong die minstens twee zwarte omdraait en geen van jou.
flip-2-done = Alleen winst. Kijk voor elke sprong naar beide kleuren.
flip-2-own = Die sprong maakte ook markers van jou zwart. Er is een lijn met alleen maar zwarte.
flip-2-miss = Dat draait geen twee zwarte markers om. Zoek er twee die naast elkaar liggen.

row = Vijf op een rij
row-idea = Een rij brengt een ring van het bord
row-1 = Vijf markers van jouw kleur naast elkaar zijn een rij. Je hebt er vier: voeg de vijfde toe, en neem dan de rij en een ring van jou van het bord.
row-1-done = Een rij voor jou, en een ring naast het bord. Drie ringen daar winnen.
row-1-own = Je sprong over je eigen vier, en ze werden zwart. Laat de ring op e8 liever opzij gaan: hij laat de vijfde marker achter.
row-1-miss = Nog geen rij. De ring op e8 ligt aan het eind van je vier. Wat laat hij achter als hij gaat?
row-2 = Hier zit zwart midden in je lijn. Draai die marker om, en neem dan de rij en een ring van het bord.
row-2-done = Een omgedraaide marker maakt een rij net zo goed af als een nieuwe.
row-2-miss = De marker op e5 is nog zwart. Welke van je ringen kan eroverheen springen?

choice = Te veel van het goede
choice-idea = Welke vijf, en welke rij?
choice-1 = Zes op een lijn! Je neemt er maar vijf, naast elkaar. Houd de marker die goed bij je andere drie past, en neem dan een ring.
choice-1-done = e3, f4, g5, h6: met de marker die bleef heb je er weer vier op een lijn.
choice-1-miss = De marker die op e8 bleef, is alleen. Die op e3 had vrienden gehad: f4, g5 en h6.
choice-2 = Twee rijen kruisen in één marker: neem je de ene, dan is de andere stuk. Neem de rij die je de beste rest laat, en dan een ring.
choice-2-done = Er blijven vier naast elkaar over: de volgende rij is dichtbij.
choice-2-miss = Nu zit er een gat midden in kolom g. Andersom waren er vier naast elkaar gebleven.

theirs = Niet voor zwart
theirs-idea = Rijen breken, en er geen weggeven
theirs-1 = Zwart heeft er vier in kolom f, en de ring op f7 hoeft maar opzij te gaan. Doe een zet waarna zwart de volgende beurt geen rij kan maken.
theirs-1-done = Gebroken. Een omgedraaide marker midden in een lijn doet het meeste pijn.
theirs-1-miss = Zwart kreeg zijn rij toch. Spring dwars over de lijn, zodat een van de vier wit wordt.
theirs-2 = Twee sprongen maken jouw rij, maar een ervan maakt er ook een voor zwart. Kies de andere, en neem dan rij en ring van het bord.
theirs-2-done = Een rij voor jou, en niets voor zwart.
theirs-2-gift = Kijk naar de lijn van nummer 4: daar werd jouw marker zwart, en zwart heeft er vijf. Dan gaat er ook een zwarte ring af.
theirs-2-miss = Geen rij. Je moet de zwarte marker op e5 omdraaien.

threat = Dreigingen
threat-idea = Je eerste tactiek: twee tegelijk
threat-1 = Drie op een lijn, en je ring ervoor. Doe een zet waarna je de volgende beurt een rij zou kunnen afmaken.
threat-1-done = Vier op een lijn, en de ring ligt al op het vijfde punt. Gaat hij weg, dan is de rij er: zwart moet iets doen.
threat-1-miss = De volgende beurt zou er geen rij zijn. Laat de ring de vierde marker achterlaten en er vlak naast stoppen.
threat-2 = Eén dreiging is te pareren, twee bijna niet. Dreig met één zet twee rijen, en maak dan af wat zwart je laat.
threat-2-done = Zwart kon er maar een breken. Zo win je bij YINSH.
threat-2-single = Een dreiging, maar zwart kan hem pareren. Je beide lijnen missen een marker op hetzelfde punt: e7.
threat-2-miss = Daar komt geen rij van. Je beide lijnen lopen door e7. Laat daar een marker achter, en maak af wat zwart niet breekt.

win = De derde ring
win-idea = Hoe je wint
win-1 = Twee van je ringen zijn al van het bord. Maak een rij, neem hem van het bord, en neem de derde ring.
win-1-done = Drie ringen: je hebt gewonnen.
win-1-miss = Geen rij, geen winst. De marker op f6 heeft de verkeerde kleur.
win-2 = Ieder twee ringen, en de sprong die jouw rij maakt, maakt er ook een voor zwart. Durf het: wie de zet deed, neemt eerst.
win-2-done = Jouw ring was er het eerst af, en de partij voorbij voordat zwart kon antwoorden.
win-2-miss = Geen rij. Spring over e4 en e5.

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. In blitz wint de eerste ring: een goede eerste partij van tien minuten. Of speel meteen om drie ringen.
