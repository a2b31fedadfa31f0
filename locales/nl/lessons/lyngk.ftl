# De lessen van LYNGK. Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

any-claim = Je hebt een kleur geclaimd. Dat mag, maar hier is alleen een zet nodig.

move = Op het volgende stuk
move-idea = Hoe stukken bewegen
move-1 = Het bord is vol: op elk veld waar lijnen elkaar kruisen, ligt een stuk. Verplaats er een langs een lijn naar een buur van een andere kleur. Nog geen enkele kleur is van iemand, dus je mag elk stuk verplaatsen behalve de jokers.
move-1-done = De twee stukken zijn nu een stapel, en het veld waar je vandaan kwam is leeg.
move-2 = g8 is nu leeg, dus de stukken eromheen kunnen eroverheen. Doe een zet over een leeg veld.
move-2-done = Tot het eerste stuk op de lijn, en niet verder: je kunt nergens overheen springen.
move-2-miss = Dat was een stap naar een buur. Begin naast het lege veld g8 en ga eroverheen.

stacks = Stapels bouwen
stacks-idea = Hoogte en kleuren
stacks-1 = Een stapel beweegt in zijn geheel en heeft nooit een kleur dubbel. Zet de stapel van twee op een stuk van een derde kleur.
stacks-1-done = Drie stukken, drie kleuren. Het bovenste stuk zegt van wie de stapel is.
stacks-1-miss = Zo ontstaat er geen stapel van drie. De stapel van twee staat op c7: welke buur heeft een kleur die hij nog mist?
stacks-2 = Een neutrale stapel mag op een stapel die niet hoger is dan hijzelf. Zet de ene stapel van twee op de andere.
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
claim-idea = Een kleur van jou maken
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
lyngk-3-done = Een punt van verre. Volg voor elke zet je kleuren over het bord.
lyngk-3-miss = Geen punt. De stapel op c7 kan op e7 afslaan.

end = De laatste zetten
end-idea = Wat aan het eind telt
end-1 = Niemand heeft al een punt, en er zijn bijna geen zetten meer. Zwart is van jou. Beëindig de partij met een punt.
end-1-done = Er zijn geen zetten meer, en jij hebt meer stapels van vijf: je hebt gewonnen!
end-1-miss = Daarmee win je niet. De stapel op b2 heeft vier stukken en zwart bovenop. Hij mist blauw.
end-2 = Allebei één punt, dus nu tellen jullie stapels van vier, dan die van drie, van twee, en de enkele stukken. Zwart is van jou. Doe de laatste zet en win.
end-2-done = Bij de vieren en drieën is het gelijk, maar jij hebt een stapel van twee en je tegenspeler geen.
end-2-miss = Tel nog eens: bij de vieren en drieën is het gelijk. Je hebt een stapel van twee nodig met zwart bovenop.

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. Claim pas als het loont, en houd elke stapel van vier in het oog.
