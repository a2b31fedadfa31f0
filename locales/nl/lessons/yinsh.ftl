# De lessen van YINSH. Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

aim = Waar het om gaat
aim-idea = Vijf op een rij, drie ringen, en hoe een partij begint
aim-1 = Vijf markers van jouw kleur naast elkaar zijn een rij. Voor elke rij haal je een van je ringen weg. Na drie win je, en twee zijn er al weg. De witte ring op e8 laat een marker achter als hij weggaat: verplaats hem weg van de vier witte markers, en haal dan de rij en een ring weg.
aim-1-done = Dat is het hele spel: drie rijen, drie ringen. De kunst is om er als eerste te zijn.
aim-1-own = Je sprong langs de rij, en springen draait markers om. Wat als de ring op e8 gewoon opzij gaat?
aim-1-miss = Nog geen rij. In kolom e liggen vier witte markers. Welke ring kan de vijfde toevoegen?
aim-2 = Zo begint elke partij: een leeg bord, vijf ringen per speler en 51 markers voor jullie samen. Wit begint. Kies een kruispunt voor je eerste ring.
aim-2-done = Nu plaatst Zwart, dan jij weer, tot alle tien ringen er liggen.

rings = Eerst de ringen
rings-idea = Waar de tien ringen komen
rings-1 = Elk leeg veld is goed, ook helemaal aan de rand. Probeer het: plaats je tweede ring op de rand.
rings-1-done = Dat mag, maar slim is het zelden: dichter bij het midden kan een ring langs meer lijnen bewegen.
rings-1-miss = Een goed veld, maar niet op de rand. Kies er een waar niets meer achter ligt.
rings-2 = Nu ben jij Zwart, en er liggen al negen ringen. Plaats de tiende waar je wilt.
rings-2-done = De beginstelling is compleet. Vanaf nu worden ringen alleen nog verplaatst, en Wit begint.

marker = Een ring laat een marker achter
marker-idea = Langs een lijn bewegen
marker-1 = Verplaats een van je witte ringen langs een lijn, over lege velden, zo ver je wilt.
marker-1-done = De ring liet een marker van jouw kleur achter. Met elke zet komt er een bij.
marker-2 = Ringen komen ver. Breng een van de jouwe in één zet naar k10, aan de rechterrand.
marker-2-done = Dwars over het bord. Op elk veld kruisen drie lijnen elkaar: kijk langs alle drie.
marker-2-miss = Dat is niet k10. Volg de lijnen vandaar terug: op een ervan ligt een ring van jou.
marker-3 = Een ring springt niet over een ring, dus de zwarte op d6 verspert je de weg omhoog vanaf d3. Breng toch een ring naar d9, in twee zetten.
marker-3-done = Om het obstakel heen. Jouw ringen zijn muren voor Zwart, en die van Zwart zijn muren voor jou.
marker-3-miss = Twee zetten, en geen ring op d9. Redeneer terug: vanaf welke velden loopt er een vrije lijn naar d9?

jump = Springen
jump-idea = Over markers heen, en er vlak achter neer
jump-1 = Markers houden een ring niet tegen: hij springt eroverheen en komt er vlak achter neer. Spring over een marker.
jump-1-done = Eroverheen, en de marker is omgedraaid. Daarover meer in de volgende les.
jump-1-miss = Een geldige zet, maar geen sprong. Op de lijn van je ring moet een marker liggen, met vlak erachter een leeg veld.
jump-2 = Liggen er meerdere markers naast elkaar, dan springt een ring er in één keer overheen. Spring over drie.
jump-2-done = Drie tegelijk, van welke kleur ook. De ring komt neer op het eerste lege veld erachter.
jump-2-miss = Geen drie. Zoek drie markers op een lijn zonder gaten ertussen, met een ring van jou ervoor.
jump-3 = Een ring mag eerst schuiven en dan springen, maar na de sprong stopt hij. Schuif over een leeg veld en spring dan.
jump-3-done = Schuiven, springen, stoppen: meer past er niet in één zet.
jump-3-miss = Dat was alleen schuiven. Zoek een lijn met eerst lege velden en daarna markers.
jump-3-near = Je sprong zonder eerst te schuiven. Deze keer moet er een leeg veld zijn tussen de ring en de markers.

flip = Van kant wisselen
flip-idea = Waar een ring over springt, draait om
flip-1 = Elke marker waar je over springt, draait om: zwart wordt wit, wit wordt zwart. Draai in één zet drie zwarte markers om.
flip-1-done = Drie erbij voor jou, plus de marker die je ring achterliet.
flip-1-miss = Geen drie zwarte. Ze liggen naast elkaar in kolom f.
flip-2 = Ook je eigen markers draaien om. Vind een sprong die minstens twee zwarte omdraait en geen van jou.
flip-2-done = Alleen winst, geen verlies. Kijk vóór elke sprong naar beide kleuren.
flip-2-own = Die sprong maakte ook markers van jou zwart. Er is een lijn met alleen maar zwarte.
flip-2-miss = Dat draait geen twee zwarte markers om. Zoek er twee die naast elkaar liggen.

row = Vijf op een rij
row-idea = Een rij haalt een ring van het bord
row-1 = Vijf markers van jouw kleur naast elkaar zijn een rij. Je hebt er vier: voeg de vijfde toe, en haal dan de rij en een van je ringen weg.
row-1-done = Eén rij en één ring. Haal drie ringen weg en je wint de partij.
row-1-own = Je sprong over je eigen vier, en ze werden zwart. Schuif de ring op e8 liever opzij: hij laat de vijfde marker achter.
row-1-miss = Nog geen rij. De ring op e8 ligt aan het eind van je vier. Wat laat hij achter als hij weggaat?
row-2 = Deze keer zit Zwart midden in je lijn. Draai die marker om, en haal dan de rij en een ring weg.
row-2-done = Een omgedraaide marker voltooit een rij net zo goed als een nieuwe.
row-2-miss = De marker op e5 is nog zwart. Welke van je ringen kan eroverheen springen?

choice = Te veel van het goede
choice-idea = Welke vijf, en welke rij?
choice-1 = Zes op een lijn! Je haalt er maar vijf weg, naast elkaar. Houd de marker die het best bij je andere drie past, en haal dan een ring weg.
choice-1-done = e3, f4, g5, h6: met de marker die je hield, heb je er weer vier op een lijn.
choice-1-miss = De marker die je op e8 hield, ligt alleen. Die op e3 had gezelschap gehad: f4, g5 en h6.
choice-2 = Twee rijen delen één marker: haal je de ene weg, dan is de andere gebroken. Haal de rij weg waarna je er het best voor staat, en dan een ring.
choice-2-done = Je hebt er nog vier naast elkaar: de volgende rij is dichtbij.
choice-2-miss = Nu zit er een gat midden in kolom g. Andersom had je er nog vier naast elkaar gehad.

theirs = Niets voor Zwart
theirs-idea = Rijen breken, en er geen weggeven
theirs-1 = Zwart heeft er vier in kolom f, en de ring op f7 hoeft maar opzij te gaan. Zorg dat Zwart de volgende beurt geen rij kan voltooien.
theirs-1-done = Gebroken. Een omgedraaide marker midden in een lijn doet het meest pijn.
theirs-1-miss = Zwart kan de rij nog steeds voltooien. Spring dwars over de lijn, zodat een van de vier wit wordt.
theirs-2 = Twee sprongen voltooien jouw rij, maar een ervan voltooit er ook een voor Zwart. Kies de andere, en haal dan de rij en een ring weg.
theirs-2-done = Een rij voor jou, en niets voor Zwart.
theirs-2-gift = Kijk langs lijn 4: daar werd jouw marker zwart, en nu heeft Zwart er vijf. Zo mag Zwart ook een ring weghalen.
theirs-2-miss = Geen rij. Je moet de zwarte marker op e5 omdraaien.

threat = Dreigingen
threat-idea = Je eerste tactiek: twee tegelijk
threat-1 = Drie op een lijn, en je ring ervoor. Doe een zet waarna je de volgende beurt een rij kunt voltooien.
threat-1-done = Vier op een lijn, en je ring ligt al op het vijfde veld. Zodra hij weggaat, heb je een rij: Zwart moet iets doen.
threat-1-miss = De volgende beurt zou je geen rij hebben. Verplaats de ring maar één veld langs de lijn: hij laat de vierde marker achter en stopt er vlak naast.
threat-2 = Eén dreiging kan Zwart pareren, twee bijna niet. Dreig met één zet twee rijen te maken, en voltooi dan de rij die Zwart je laat.
threat-2-done = Zwart kon er maar één breken. Zo win je bij YINSH.
threat-2-single = Dat is een dreiging, maar Zwart kan die pareren. Je beide lijnen missen een marker op hetzelfde veld: e7.
threat-2-miss = Daar komt geen rij van. Je beide lijnen lopen door e7. Laat daar een marker achter, en voltooi wat Zwart niet breekt.

win = De derde ring
win-idea = Hoe je wint
win-1 = Je hebt al twee ringen weggehaald. Voltooi een rij, haal hem weg, en haal dan je derde ring weg.
win-1-done = Drie ringen: je hebt gewonnen!
win-1-miss = Geen rij, geen overwinning. De marker op f6 heeft de verkeerde kleur.
win-2 = Jullie hebben allebei twee ringen weggehaald, en de sprong die jouw rij voltooit, voltooit er ook een voor Zwart. Durf het: wie de zet deed, haalt als eerste weg.
win-2-done = Jouw ring was het eerst weg, en de partij was voorbij voordat Zwart kon antwoorden.
win-2-miss = Geen rij. Spring over e4 en e5.

combo = Twee zetten vooruit
combo-idea = Een rij voorbereiden die niet te stoppen is
combo-1 = De zwarte marker op e5 breekt twee van je lijnen: kolom e en lijn 5. Draai hem om, zodat beide er vier hebben, en voltooi daarna de lijn die Zwart je laat. Haal de rij en een ring weg.
combo-1-done = Eén sprong, twee lijnen. Zoek de markers waar je lijnen elkaar kruisen.
combo-1-single = Dat is maar één dreiging, en Zwart heeft een antwoord. Welke sprong helpt beide lijnen tegelijk?
combo-1-miss = Geen rij. Draai eerst de marker op e5 om, en verplaats dan een ring die aan het eind van vier markers ligt.
combo-2 = Je rij in kolom e staat klaar. Stuur de ring op e8 naar een veld vanwaar de volgende beurt een tweede rij volgt die Zwart niet kan stoppen. Haal beide rijen weg, elk met een ring.
combo-2-done = Twee rijen in twee beurten. De ring die de ene lijn afmaakte, lag al klaar bij de volgende.
combo-2-one = Eén rij, en daarna niets meer. Kolom f heeft er ook vier: eindig er vlak naast, en houd die ring.
combo-2-miss = Dat voltooit geen rij. Welke ring ligt aan het eind van vier markers?

wall = Een ring in de weg
wall-idea = Blokkeren zonder te springen
wall-1 = De zwarte ring op h6 wil over de marker op g6 springen en die zwart maken: dat zouden er vijf zijn in kolom g. Hij moet landen op f6. Voorkom het zonder ergens overheen te springen.
wall-1-done = Geen landing, geen sprong. Alleen een ring houdt een ring tegen.
wall-1-jump = Ook dat houdt Zwart tegen, maar met een sprong, en sprongen draaien om. Waar moet de zwarte ring landen?
wall-1-miss = Zwart kan de rij nog voltooien. Welk veld moet leeg zijn voor de sprong over g6?
wall-2 = In kolom g heeft Zwart twee keer twee markers, met een gat ertussen. Zet een ring in het gat.
wall-2-done = Zolang je ring daar ligt, is die lijn dood. Soms blijft de beste ring tien beurten liggen.
wall-2-miss = Het gat op g6 is nog open. Welke van je ringen heeft er vrij baan naartoe?

back = Heen en terug
back-idea = Winst die blijft
back-1 = Twee van je sprongen winnen elk twee zwarte markers. Na een van beide draait Zwart er meteen een terug. Kies de sprong waarvan de winst blijft.
back-1-done = Geen zwarte ring kan erbij. Kijk naar het antwoord van Zwart voordat je je markers telt.
back-1-back = Met de volgende sprong draait Zwart er iets van terug. Welke zwarte ring kijkt naar deze markers, en welk paar ziet hij niet?
back-1-miss = Dat wint geen twee zwarte markers. Waar liggen er twee naast elkaar?
back-2 = Je had er vier op een lijn, en Zwart heeft net die op e5 omgedraaid. Draai hem terug, zodat je dreiging er weer staat.
back-2-done = Weer vier op een lijn, met je ring ernaast. De lijn is voor wie op het juiste moment het laatst springt.
back-2-miss = e5 is nog zwart. Een sprong in een andere richting helpt: welke ring ligt op één lijn met e5?

ring = Welke ring je opgeeft
ring-idea = Houd de ring die iets doet
ring-1 = Je rij is weg, en nu haal je een ring weg. Een van je ringen houdt Zwart tegen. Zorg dat Zwart de volgende beurt geen rij voltooit.
ring-1-done = De wachter op f6 blijft. Vraag je vóór het weghalen af wat een ring tegenhield.
ring-1-miss = Die ring was de wachter: nu springt h6 over g6 naar zijn plek. Welke ring heeft niets te doen?
ring-2 = Weer haal je een ring weg. Houd de ring die je volgende rij kan voltooien.
ring-2-done = De ring op h9 ligt aan het eind van vier markers. Daar moet Zwart meteen iets aan doen.
ring-2-miss = Zonder hem hebben de vier in kolom h geen ring naast zich. Welke ring ligt ver van alles?

wait = Geen haast
wait-idea = Twee rijen tegelijk, of eerst de veiligheid
wait-1 = Eén sprong voltooit hier twee rijen zonder gedeelde marker: twee ringen in één beurt. Vind hem, en haal dan beide rijen en twee ringen weg.
wait-1-done = Twee ringen met één zet. Een rij die niemand bedreigt, kan op een tweede wachten.
wait-1-one = Eén rij, maar de andere is gebroken. In elke lijn ligt een zwarte marker: welke ring kan over allebei tegelijk springen?
wait-1-miss = Geen rij. De zwarte markers op e5 en e6 zitten in de weg. Hoe draai je ze allebei om?
wait-2 = Je vier in kolom j zijn veilig: geen zwarte ring kan erbij. De vier van Zwart in kolom c dreigen een rij te worden. Wat gaat voor? Doe dat, voltooi daarna je rij en haal hem weg.
wait-2-done = Niets voor Zwart, en jouw rij kwam gewoon een beurt later. Een rij kost ook een ring, dus geen haast.
wait-2-hasty = Je rij liep geen gevaar, en nu voltooit Zwart er ook een. Wat als je eerst die van Zwart breekt?
wait-2-miss = Zo houdt Zwart een rij, of verlies je de jouwe. Welke ring kan dwars over kolom c springen?

gift = Een cadeau voor Zwart
gift-idea = Wanneer een rij weggeven loont
gift-1 = Een van je sprongen voltooit twee rijen voor jou, maar ook één voor Zwart. Twee ringen voor één is een goede ruil: vind die sprong, en haal dan beide rijen en twee ringen weg.
gift-1-done = Twee ringen tegen één. Jij haalde als eerste weg, en Zwart speelt verder met een ring minder.
gift-1-one = Eén rij, en niets voor Zwart. Dat is de voorzichtige weg, maar hier kun je er twee krijgen. Welke sprong draait e5 en e6 samen om?
gift-1-miss = Geen rij voor jou. De zwarte markers op e5 en e6 zitten in de weg: welke sprong draait ze allebei om?
gift-2 = Dezelfde stelling, maar Zwart heeft al twee ringen weggehaald en wint met nog één rij. Voltooi een rij zonder er een weg te geven, en haal dan die rij en een ring weg.
gift-2-done = Eén rij is voorlopig genoeg. Tel de ringen voordat je een rij weggeeft.
gift-2-gift = Dat voltooit een rij voor Zwart: de derde ring, en de partij is verloren. Welke sprong draait e5 om, maar e4 niet?
gift-2-miss = Geen rij. Welke van je ringen kan over e5 springen zonder kolom e te volgen?

opening = Waar ringen horen
opening-idea = Ruimte voor jou, geen voor Zwart
opening-1 = Een ring is zoveel waard als zijn lijnen. Plaats de jouwe waar hij naar minstens 20 velden zou kunnen.
opening-1-done = Volop ruimte. Ringen in de drukte of aan de rand doen pas laat mee.
opening-1-miss = Minder dan 20. Andere ringen of de rand snijden zijn lijnen af. Waar komen drie lange lijnen samen?
opening-2 = Ringen zijn muren. Plaats de jouwe op een veld dat drie zwarte ringen langs een vrije lijn kunnen bereiken, zodat hij ze alle drie tegenhoudt.
opening-2-done = Drie lijnen dicht met één ring. Een goede plek doet twee dingen: ruimte voor jou, muren voor Zwart.
opening-2-miss = Minder dan drie. Volg de lijnen van c3, e9 en h5: waar kruisen ze elkaar?

pool = De laatste marker
pool-idea = Wat er gebeurt als de voorraad op is
pool-1 = Er zijn nog twee markers, één voor jou en één voor Zwart. Zijn die op, dan wint wie de meeste ringen heeft weggehaald. Jij hebt er een, Zwart geen. Zorg dat Zwart met de laatste marker geen rij voltooit.
pool-1-done = De voorraad is op, en één ring is meer dan geen. Gewonnen, zonder ooit bij drie te komen.
pool-1-miss = De ring op i7 stapt opzij en voltooit kolom i voor Zwart. Welke van je ringen kan daar een marker omdraaien?
pool-2 = Allebei één ring, en dit is de laatste marker: zonder rij wordt het remise. Een rij brengt vijf markers terug in de voorraad, en het spel gaat door. Voltooi er een, en haal dan die rij en een ring weg.
pool-2-done = Vijf markers zijn terug in de voorraad, en jij staat een ring voor.
pool-2-miss = Geen markers meer en geen rij: remise. In kolom j ontbreekt alleen j8. Welke ring kan eroverheen springen?

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. In blitz wint de eerste ring: een mooie eerste partij van zo’n tien minuten. Of speel meteen om drie ringen.
