# De lessen van LYNGK. Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

any-claim = Je hebt een kleur geclaimd. Dat mag, maar hier is alleen een zet nodig.

aim = Waar het om gaat
aim-idea = Stapels van vijf met jouw kleur bovenop
aim-1 = In het begin ligt op alle 43 velden een stuk, en niemand heeft een kleur. Deze partij is al verder: rood is van jou. Vijf verschillende kleuren met de jouwe bovenop zijn een punt. De stapel op h6 heeft vier stukken en rood bovenop: verplaats hem naar het ivoren stuk op i7.
aim-1-done = Een punt! Witte stukken zijn jokers: ze staan voor de kleur die ontbreekt.
aim-1-miss = Dat zijn er geen vijf. De stapel op h6 mist nog maar één stuk: waar ligt het ivoren?
aim-2 = Als niemand meer een zet kan doen, wint wie de meeste stapels van vijf heeft. Het is één-één, en groen en blauw zijn van jou. Win de partij.
aim-2-done = Twee punten tegen één, en geen zetten meer: gewonnen.
aim-2-miss = Zo eindigt het zonder tweede punt. Welke twee stapels hebben samen vijf kleuren?

move = Op het volgende stuk
move-idea = Hoe stukken bewegen
move-1 = Het bord is vol: op elk veld waar lijnen elkaar kruisen, ligt een stuk. Verplaats er een langs een lijn naar een buur van een andere kleur. Nog geen enkele kleur is van iemand, dus je mag elk stuk verplaatsen behalve de jokers.
move-1-done = De twee stukken zijn nu een stapel, en het veld waar je vandaan kwam is leeg.
move-2 = Op g8 ligt nu niets meer, dus stukken kunnen over dat veld heen. Doe een zet over een leeg veld.
move-2-done = Tot het eerste stuk op de lijn, en niet verder: je kunt nergens overheen springen.
move-2-miss = Dat was een stap naar een buur. Begin naast het lege veld g8 en ga eroverheen.

stacks = Stapels bouwen
stacks-idea = Hoogte en kleuren
stacks-1 = Een stapel beweegt in zijn geheel en heeft nooit een kleur dubbel. Zet de stapel van twee op een stuk van een derde kleur.
stacks-1-done = Drie stukken, drie kleuren. Het bovenste stuk zegt van wie de stapel is.
stacks-1-miss = Zo ontstaat er geen stapel van drie. De stapel van twee staat op c7: welke buur heeft een kleur die hij nog mist?
stacks-2 = Een kleur die van niemand is, is neutraal. Een stapel met een neutrale kleur bovenop mag alleen op een stapel die niet hoger is dan hijzelf. Zet de ene stapel van twee op de andere.
stacks-2-done = Vier stukken, vier kleuren. Met een gedeelde kleur had de zet niet gemogen.
stacks-2-miss = De stapels op h6 en h7 staan nog apart.
stacks-3 = Een enkel neutraal stuk mag niet op een stapel, maar een stapel mag wel op een enkel stuk. Maak een stapel van vier.
stacks-3-done = Laag kan niet op hoog, maar hoog wel op laag.
stacks-3-miss = Nog geen vier. Zet de stapel van drie op h8 op een enkel stuk dat hij kan bereiken.

joker = Jokers
joker-idea = Stukken die voor elke kleur staan
joker-1 = De witte stukken zijn jokers. Niemand kan een joker apart verplaatsen, maar je mag er wel op. Probeer het.
joker-1-done = De joker staat nu voor een kleur die de stapel mist, welke je ook nodig hebt.
joker-1-miss = Dat was geen joker. Er ligt er een op c1.
joker-2 = Een joker past overal onder. Zet een stapel van twee op een joker.
joker-2-done = Drie stukken, en de joker kan nog elk van de drie ontbrekende kleuren zijn.
joker-2-miss = Kijk langs de lange lijnen: op b2 wacht een joker op een stapel van twee.

claim = Claimen
claim-idea = Zo wordt een kleur van jou
claim-1 = Voordat je een zet doet, mag je een kleur claimen: één per beurt, twee per partij. Claim er een, en verplaats dan een stuk van die kleur.
claim-1-done = Vanaf nu kun alleen jij verplaatsen wat deze kleur bovenop heeft.
claim-1-miss = Je deed een zet zonder te claimen. Claim eerst een kleur.
claim-1-other = Je claimde de ene kleur en verplaatste een andere. Dat mag, maar neem deze keer je eigen kleur.
claim-2 = Op e8 staat een stapel van vier die jullie allebei kunnen verplaatsen. Claim de kleur die bovenop ligt, en doe dan een zet naar keuze.
claim-2-done = Nu is hij alleen van jou, en nog maar één stuk verwijderd van een punt.
claim-2-other = Dat is niet de kleur boven op de stapel op e8.
claim-2-miss = Je deed een zet zonder te claimen, dus jullie kunnen die stapel nog allebei verplaatsen.

tall = Op hoge stapels
tall-idea = Wat geclaimde kleuren kunnen
tall-1 = Blauw is van jou. Een geclaimde kleur mag op stapels van elke hoogte, zelfs als enkel stuk. Zet een enkel blauw stuk op een stapel.
tall-1-done = Een neutraal stuk had dat niet gekund.
tall-1-miss = Zoek een enkel blauw stuk dat een stapel zonder blauw kan bereiken.
tall-2 = Groen is van jou, ivoor van je tegenspeler. Neem de stapel van drie van je tegenspeler over met een enkel groen stuk.
tall-2-done = Het bovenste stuk beslist: die stapel is nu van jou.
tall-2-miss = De stapel van drie van je tegenspeler staat op d7. Welk groen stuk ligt dichtbij?

five = Een stapel van vijf
five-idea = Hoe je scoort
five-1 = Een stapel van vijf met jouw kleur bovenop levert een punt op en gaat van het bord. Zwart is van jou: voltooi zo’n stapel.
five-1-done = Een punt! Die stapel is voorgoed van jou.
five-1-miss = Geen stapel van vijf. Er is een stapel van vier zonder zwart: welk zwart stuk kan hem bereiken?
five-2 = Je mag in dezelfde beurt claimen en scoren. Claim de juiste kleur en voltooi een stapel van vijf.
five-2-done = Geclaimd en gescoord in één beurt. Je tegenspeler kon alleen toekijken.
five-2-other = Met deze kleur voltooi je nu geen stapel. Kijk naar de stapels van vier en de kleuren die bovenop liggen.
five-2-miss = Geen punt. Een van de stapels van vier heeft een neutrale kleur bovenop: claim die, en zet de stapel op het stuk dat hij mist.

block = In de weg
block-idea = Voorkomen dat je tegenspeler scoort
block-1 = Ivoor en zwart zijn van jou, blauw en rood van je tegenspeler, die de volgende beurt een stapel van vijf kan voltooien. Doe een zet die dat voorkomt.
block-1-done = Het rode stuk op f5 is begraven, en de dreiging is weg.
block-1-miss = Je tegenspeler kan nog scoren: het rode stuk op f5 kan een stapel van vier bereiken. Wat kan erop?
block-2 = Zwart en rood zijn van jou, ivoor en groen van je tegenspeler, en blauw blijft neutraal. De stapel van vier op b4 is in gevaar. Voltooi hem met zijn neutrale kleur bovenop.
block-2-done = Een stapel van vijf met een neutrale kleur bovenop blijft op het bord en telt voor niemand. Geen punt voor jou, maar ook niet voor je tegenspeler.
block-2-miss = Je tegenspeler kan nog scoren. Verplaats de stapel op b4 zelf: bovenop is hij neutraal, dus dat mag.

lyngk = LYNGK-punten
lyngk-idea = Reizen via je eigen kleur
lyngk-1 = Groen is van jou. Een groen stuk dat een ander groen stuk bereikt, stopt daar niet: het gaat verder, in welke richting ook. Doe een zet via zo’n LYNGK-punt.
lyngk-1-done = Het LYNGK-punt bracht je stuk naar een veld dat het in een rechte lijn niet had kunnen bereiken.
lyngk-1-miss = Die zet ging rechtdoor. Ga naar een ander groen stuk en sla daar af.
lyngk-2 = Eén zet kan via meerdere LYNGK-punten gaan, maar via geen enkel twee keer. Doe een zet via twee.
lyngk-2-done = Drie etappes in één zet. Alleen jij kunt het netwerk van jouw kleur gebruiken.
lyngk-2-miss = Minder dan twee LYNGK-punten. Begin met de stapel op f7; ook e7 en e8 hebben groen bovenop.
lyngk-3 = Rood en ivoor zijn van jou. Voltooi een stapel van vijf via een LYNGK-punt.
lyngk-3-done = Een punt van grote afstand. Volg vóór elke zet je kleuren over het bord.
lyngk-3-miss = Geen punt. De stapel op c7 kan op e7 afslaan.

end = De laatste zetten
end-idea = Wat aan het eind telt
end-1 = Nog niemand heeft een punt, en er zijn bijna geen zetten meer. Zwart is van jou. Beëindig de partij met een punt.
end-1-done = Er zijn geen zetten meer, en jij hebt meer stapels van vijf: je hebt gewonnen!
end-1-miss = Daarmee win je niet. De stapel op b2 heeft vier stukken en zwart bovenop. Hij mist blauw.
end-2 = Allebei één punt, dus nu tellen jullie stapels van vier, dan die van drie, van twee, en de enkele stukken. Zwart is van jou. Doe de laatste zet en win.
end-2-done = Bij de vieren en drieën is het gelijk, maar jij hebt een stapel van twee en je tegenspeler geen.
end-2-miss = Tel nog eens: bij de vieren en drieën is het gelijk. Je hebt een stapel van twee nodig met zwart bovenop.

choose = Wanneer je claimt
choose-idea = Twee kleuren voor de hele partij
choose-1 = Je kunt maar twee kleuren claimen, voorgoed, en daarmee verraad je je plannen. Bouw eerst: maak zonder te claimen een stapel van minstens drie die je tegenspeler niet kan voltooien.
choose-1-done = Drie stukken, en je plannen zijn nog geheim.
choose-1-early = Je claimde een kleur. Dat mag, maar wat levert dat nu op wat het later niet zou opleveren?
choose-1-danger = Je tegenspeler kan een kleur claimen en die stapel meteen voltooien. Bij welke stapel kan dat nog niet?
choose-1-miss = Dat is een stapel van twee. Welke stapel van twee kan naar een enkel stuk van een derde kleur?
choose-2 = Er is nog geen kleur geclaimd. Claim de kleur die het vaakst bovenop ligt: meer zetten en een groter netwerk voor jou. Doe dan een zet naar keuze.
choose-2-done = Zeven stukken en stapels die nu alleen jij kunt verplaatsen.
choose-2-other = Die kleur ligt minder vaak bovenop. Tel nog eens: welke zie je het meest?
choose-2-miss = Je deed een zet zonder te claimen. Welke kleur zou je voor jezelf willen?

four = Vier is een dreiging
four-idea = Stapels die niemand tegenhoudt
four-1 = Rood is van jou, blauw van je tegenspeler. Maak een stapel van vier die je de volgende beurt kunt voltooien, wat je tegenspeler ook doet.
four-1-done = Nu is het ontbrekende stuk altijd binnen bereik. Een stapel van vier met jouw kleur bovenop is een belofte.
four-1-miss = Dat kan je tegenspeler verhinderen, of zelf voltooien. Kijk naar de stapel op g8: wat als er een rood stuk op komt?
four-2 = Groen en ivoor zijn van jou, blauw van je tegenspeler. Een stapel van vier kan ook de ander helpen. Maak er een met jouw kleur bovenop die je tegenspeler niet kan voltooien.
four-2-done = Vier stukken, en alleen jij kunt het vijfde toevoegen.
four-2-danger = Je tegenspeler kan hem voltooien, misschien door een kleur te claimen. Wat mist hij nog, en wie kan het brengen?
four-2-miss = Dat is geen stapel van vier met jouw kleur bovenop. Waar staat een stapel van drie zonder een van jouw kleuren?

wild = Jokers zijn kostbaar
wild-idea = Het stuk dat altijd past
wild-1 = Rood is van jou, en je stapel van vier op c4 mist zwart. Er is geen zwart stuk binnen bereik, maar iets anders wel. Scoor.
wild-1-done = De joker stond voor zwart. Er zijn er maar drie, dus onthoud waar ze liggen.
wild-1-miss = Geen punt. Wat naast c4 kan voor zwart staan?
wild-2 = Zwart en groen zijn van jou, ivoor van je tegenspeler. De stapel van je tegenspeler op d5 mist alleen nog de joker ernaast. Zorg dat je tegenspeler niet scoort.
wild-2-done = De joker is weg, en het punt ook. Een joker helpt wie hem het eerst gebruikt.
wild-2-miss = De stapel op d5 scoort nog steeds door naar d6 te gaan. Welke van jouw stapels is eerder bij de joker?

cut = Het netwerk doorsnijden
cut-idea = Een bedekt LYNGK-punt leidt nergens heen
cut-1 = Blauw is van jou, zwart en ivoor van je tegenspeler. De stapel van je tegenspeler op h5 kan scoren via zwarte LYNGK-punten. Snijd de weg af.
cut-1-done = Het zwarte stuk op e2 is bedekt en geen LYNGK-punt meer. Alles erachter is onbereikbaar.
cut-1-miss = Je tegenspeler komt er nog door. Volg de zwarte stukken vanaf h5: welk kun je bedekken?
cut-2 = Nog een keer: rood en ivoor zijn van je tegenspeler, die met de stapel op e8 via ivoren stukken bij de stapel op d3 komt. Houd dat tegen.
cut-2-done = Er is geen doorkomen meer aan. Volg vóór elke beurt de kleuren van je tegenspeler net als de jouwe.
cut-2-miss = Je tegenspeler kan nog scoren. Bedek een ivoren stuk op de weg, of breng de stapel op d3 in veiligheid: waar kan hij heen?

forced = Geen keus
forced-idea = Wanneer je moet claimen, en wanneer je alleen verdergaat
forced-1 = Niets neutraals kan nog bewegen. Je mag niet passen zolang een geclaimde kleur je een zet geeft, dus je moet claimen. Met precies één kleur win je: kies die en doe je zet.
forced-1-done = Geen stapels van vijf, dus die van vier beslissen. Jij hebt er een, en je tegenspeler heeft helemaal geen kleur.
forced-1-other = Met die kleur wint de laatste zet niet. Met welke kleur kun je een stapel van vier maken?
forced-2 = Het is twee-twee. Je tegenspeler heeft geen zet en past, en jij gaat door tot je er ook geen meer hebt. Rood en ivoor zijn van jou. Speel zo dat je wint.
forced-2-done = Een punt, een laatste zet, en de partij is van jou. Nog zetten hebben als de ander er geen heeft, is veel waard.
forced-2-miss = Nu komt de stapel op a3 nooit meer af. Welke kleur mist hij, en welk stuk had erheen gemoeten?

six = Stapels van zes
six-idea = De variant voor experts
six-1 = In deze variant blijven stapels van vijf op het bord, en een stapel van zes met jouw kleur bovenop wint meteen. De zesde kleur is wit: een joker. Groen is van jou. Win.
six-1-done = Zes stukken, waarvan één joker: de partij is ter plekke voorbij.
six-1-miss = Geen zes. Op d7 staat een stapel van vijf met groen bovenop: wat ligt ernaast?
six-2 = Blauw en ivoor zijn van jou, zwart van je tegenspeler. De stapel van je tegenspeler op e2 kan de volgende beurt een stapel van zes worden. Voorkom dat.
six-2-done = De joker is verhuisd. Houd in deze variant elke joker in de gaten, en elke stapel met een joker erin.
six-2-miss = Je tegenspeler wint nog steeds van e2 naar d3. Die stapel is van jou: waar kan hij heen?

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. Claim pas als het loont, en houd elke stapel van vier in het oog.
