# De lessen van Linko! Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

aim = Waar het om gaat
aim-idea = Kaarten voor je, niet in je hand
aim-1 = Iedereen begint met 13 kaarten. Naast de trekstapel liggen er nog zes open: de rij. Ben je aan de beurt, dan leg je een set: één kaart, of meerdere van dezelfde waarde. Aan het eind is elke kaart voor je een punt waard, en elke kaart in je hand kost er een. Leg een set naar keuze.
aim-1-done = Voorlopig zijn ze van jou. Wie evenveel hogere kaarten legt, kan ze wegkapen.
aim-2 = Zodra iemand geen kaarten meer heeft, is de partij voorbij. Jij hebt er nog drie, allemaal van dezelfde waarde. Leg ze allemaal en tel.
aim-2-done = 13 voor je, geen in je hand. Je tegenspeler heeft er 9 voor zich en 4 in de hand: dat maakt 5.
aim-2-miss = Je hebt nog kaarten in je hand, dus de partij gaat door. Wat als je al je 6’s samen legt?

set = Een set
set-idea = Wat je mag leggen
set-1 = Je hoeft niet al je kaarten van een waarde te leggen, maar meer kaarten zijn meer punten. Leg een set van minstens drie.
set-1-done = Drie punten in één keer. Nieuwe sets komen op de oude, en alleen de bovenste kan aangevallen worden.
set-1-miss = Die set is kleiner. Je hebt drie 2’s en drie 7’s.
set-2 = Je mag ook kaarten achterhouden. Leg precies twee van je 7’s en houd de derde.
set-2-done = Twee punten nu, en een 7 voor later. Hoeveel je er legt, bepaalt wie je aanvalt en wie jou kan aanvallen.
set-2-miss = Dat zijn geen twee 7’s. Hoeveel kaarten worden er gevraagd?

joker = Jokers
joker-idea = Een X past overal bij
joker-1 = Een joker krijgt de waarde van de kaarten waarmee je hem legt. Leg met de joker een set van vier.
joker-1-done = Vier 7’s, net zo goed als echte.
joker-1-miss = Dat zijn geen vier kaarten met een joker. Begin met je drie 7’s.
joker-2 = Een set van alleen jokers verslaat alles, zelfs 13. Val de twee 13’s aan.
joker-2-done = Twee jokers verslaan twee 13’s.
joker-2-low = Het juiste aantal kaarten, maar niet hoger dan 13.
joker-2-count = Om twee kaarten aan te vallen heb je er precies twee nodig.

attack = De aanval
attack-idea = Evenveel kaarten, hogere waarde
attack-1 = Je set valt de bovenste set van een tegenspeler aan als hij evenveel kaarten en een hogere waarde heeft. Val de twee 6’s aan.
attack-1-done = Een aanval! Jij beslist wat er met de 6’s gebeurt: dat is de volgende les.
attack-1-low = Het juiste aantal kaarten, maar niet hoger dan 6.
attack-1-count = Om twee kaarten aan te vallen heb je er precies twee nodig.
attack-2 = Soms heb je er te veel. Val de twee 8’s aan met een deel van je kaarten.
attack-2-done = Twee van je drie 10’s waren genoeg, en je houdt er een over voor later.
attack-2-low = Het juiste aantal kaarten, maar niet hoger dan 8.
attack-2-count = Dat zijn geen twee kaarten. Je hoeft niet al je 10’s te leggen.
attack-3 = Eén set kan meerdere tegenspelers aanvallen. Val ze allebei aan, en beslis dan over elk van hun sets.
attack-3-done = Met de klok mee, de een na de ander, en niemand twee keer in één beurt.
attack-3-one = Dat valt er maar één aan. Je hebt iets hogers.
attack-3-miss = Dat valt niemand aan. Beide bovenste sets hebben drie kaarten.

take = Nemen of niet nemen
take-idea = Wat de aanvaller beslist
take-1 = Je hebt twee 9’s. Val met je 12’s de twee 9’s op tafel aan en neem ze in je hand.
take-1-done = Vier 9’s in je hand, en je tegenspeler moet er twee kaarten voor trekken.
take-1-leave = Je hebt ze niet genomen. Anders had je nu vier 9’s in je hand.
take-1-miss = Dat valt niets aan. Leg je twee 12’s.
take-2 = Het einde is nabij, en elke kaart in je hand kost een punt. Val de twee 3’s aan, maar neem ze niet.
take-2-done = Je tegenspeler moet ze terugnemen, of afleggen en er twee trekken: hoe dan ook vier punten slechter.
take-2-take = Dat zijn twee kaarten meer in je hand: eindigt de partij nu, dan kosten ze je twee punten.
take-2-miss = Dat valt niets aan. Leg je twee 10’s.

answer = Aangevallen
answer-idea = Terug in je hand, of naar de aflegstapel
answer-1 = Je twee 11’s zijn aangevallen, maar niet genomen. Je hebt er nog twee in je hand: neem ze terug.
answer-1-done = Vier 11’s. De volgende keer zijn ze veel moeilijker aan te vallen.
answer-1-miss = Kijk naar de rij: daar ligt niets wat de 11’s waard is.
answer-2 = Je 2 is aangevallen, maar niet genomen. Dat is geen groot verlies, en in de rij ligt een 8 die bij je andere drie past. Leg de 2 af en trek de 8.
answer-2-done = Een 8 voor een 2. Aangevallen worden kan een meevaller zijn.
answer-2-miss = Nu heb je de 2 weer. Leg hem af en trek iets beters.
answer-2-draw = De 2 is weg, maar de 8 heb je niet getrokken.

draw = Trekken
draw-idea = Uit de rij of van de trekstapel
draw-1 = Je twee 4’s zijn genomen. Voor elk trek je een kaart, uit de rij of van de trekstapel. Trek wat bij je 9’s past.
draw-1-done = Je verloor twee lage kaarten en hebt nu vier 9’s.
draw-1-miss = Dat past niet bij je 9’s. In de rij liggen er twee.
draw-2 = Je trekt drie kaarten, een voor een. Zorg dat je de joker en de 10 krijgt; de derde maakt niet uit.
draw-2-done = Drie 10’s en een joker: een sterke set van vier. De rij wordt pas aangevuld als je al je kaarten hebt getrokken.
draw-2-miss = Je had de joker én de 10 kunnen krijgen.

safe = Moeilijk te verslaan
safe-idea = Je eerste tactiek: sets die blijven
safe-1 = Hoge kaarten zijn goed voor de aanval, veel kaarten voor de verdediging. Leg de set die het moeilijkst aan te vallen is.
safe-1-done = Vijf 3’s zijn alleen aan te vallen met vijf kaarten van één hogere waarde. Deze punten blijven waarschijnlijk staan.
safe-1-miss = Dat is makkelijk aan te vallen. Welke van je sets heeft zoveel kaarten dat bijna niemand eraan kan tippen?
safe-2 = Je tegenspeler heeft drie kaarten. Leg een set die daarmee onmogelijk aan te vallen is.
safe-2-done = Met drie kaarten legt niemand er vier.
safe-2-miss = Daartegen zouden drie kaarten genoeg kunnen zijn. Leg meer kaarten dan je tegenspeler heeft.
safe-3 = Iedereen zag je tegenspeler drie 9’s nemen. Leg een set die deze 9’s niet kunnen aanvallen.
safe-3-done = Geen 9 valt een 10 aan. Het loont om te onthouden welke kaarten je in een hand zag verdwijnen.
safe-3-miss = Evenveel 9’s zouden die set aanvallen.

end = Het einde
end-idea = Je laatste kaart leggen, en tellen
end-1 = Wie de laatste kaart uit de hand legt, beëindigt de partij meteen. Probeer het.
end-1-done = Dertien kaarten voor je en geen in je hand. Je laatste set valt niemand aan, en niemand valt hem aan.
end-1-miss = Je hebt nog één kaart over, en de partij gaat door. Leg beide 8’s samen.
end-2 = Je tegenspeler heeft nog één kaart en beëindigt de partij in de volgende beurt. Kaarten voor je tellen voor je, kaarten in je hand tegen je. Leg zo dat je wint.
end-2-done = 15 voor je en 1 in je hand is 14. Je tegenspeler heeft 13.
end-2-miss = Je had te veel kaarten in je hand over. Leg er zoveel mogelijk.

round = Meer tegenspelers
round-idea = Wie je aanvalt, en wie je vreest
round-1 = Jullie zitten met z’n vieren aan tafel. Val de speler aan die de meeste kaarten voor zich heeft.
round-1-done = Drie punten minder voor de koploper. Kijk bij meer tegenspelers eerst wie er voorstaat.
round-1-other = Dat valt iemand aan, maar niet de koploper. Wie heeft de meeste kaarten gelegd, en hoeveel kaarten heeft de bovenste set?
round-1-miss = Dat valt niemand aan. De bovenste set van de koploper heeft drie 8’s: wat verslaat die?
round-2 = Drie spelers leggen voordat jij weer aan de beurt bent. Sommige van hun kaarten kent iedereen: drie 9’s, twee 12’s en een 10. Leg een set die door geen van die kaarten kan worden aangevallen.
round-2-done = Je set blijft liggen, voor zover je kunt weten. Hoe meer spelers, hoe zeldzamer een set die de ronde overleeft.
round-2-miss = Een van die bekende sets zou hem wegkapen. Tel nog eens: hoeveel kaarten van welke waarde hebben ze?

bait = Lokaas
bait-idea = Een kaart verliezen om een betere te winnen
bait-1 = In de rij ligt een joker, maar alleen wie een set verliest, mag trekken. Van je tegenspeler is een 6 bekend. Leg een losse kaart die door deze 6 wordt aangevallen, en trek de joker.
bait-1-done = Een zwakke kaart voor een joker. Je tegenspeler nam hem, en jij hebt wat je wilde.
bait-1-draw = Je trok iets anders, en de joker ligt nog in de rij. Welke kaart was het offer waard?
bait-1-miss = De 6 van je tegenspeler kan dat niet aanvallen. Hoeveel kaarten verslaat hij, en van welke waarde?
bait-2 = Je tegenspeler heeft een losse 1 bovenop, en in de rij liggen twee jokers. Val je die aan, dan mag je tegenspeler misschien trekken. Een aanval gaat vanzelf, dus leg een set waarmee je niemand aanvalt.
bait-2-done = Het aas blijft aan de haak. Niet elke aanval is waard wat de ander trekt.
bait-2-attack = De 1 is weg, en je tegenspeler kan een joker trekken. Wat kun je leggen dat geen losse kaart is?

hold = Houden of leggen
hold-idea = Sterke kaarten, vroeg en laat
hold-1 = Je tegenspeler heeft veel kaarten, dus er is tijd. Jokers zijn later in een aanval meer waard. Leg minstens drie kaarten, maar geen joker.
hold-1-done = Drie punten, en beide jokers nog in je hand.
hold-1-joker = Die joker leverde niets bijzonders op. Welke drie kaarten passen ook zonder joker bij elkaar?
hold-1-miss = Minder dan drie kaarten. Welke waarde heb je drie keer?
hold-2 = Je tegenspeler heeft nog één kaart: dit is je laatste beurt. Iets achterhouden heeft geen zin meer. Leg zoveel mogelijk kaarten.
hold-2-done = Vijf kaarten gelegd, één in je hand. Aan het eind is een joker gewoon een punt.
hold-2-miss = Je kunt er meer leggen. Jokers passen bij alles: hoeveel kaarten kun je van de 6’s maken?

count = Kaarten tellen
count-idea = Wat kan je nog aanvallen?
count-1 = Er zijn acht kaarten van elke waarde en vijf jokers. Kijk rond: alle 13’s en alle jokers zijn te zien. Leg twee of meer kaarten die niemand kan aanvallen.
count-1-done = Niemand heeft nog iets wat je 12’s verslaat.
count-1-miss = Daartegen kunnen er nog genoeg hogere kaarten zijn. Van welk paar heb je alles al gezien wat het verslaat?
count-2 = Tel nog eens. Hoeveel 12’s en 13’s heb je niet gezien, en zijn er nog jokers? Leg twee of meer kaarten die niemand kan aanvallen.
count-2-done = Er zijn nog twee 12’s en twee 13’s verborgen, maar tegen drie 11’s zijn er drie nodig. Veel kaarten vormen een muur.
count-2-miss = Wat je niet ziet, kan genoeg zijn. Van welke waarde heb je er zoveel dat niemand er evenveel van een hogere kan hebben?

dry = Niets meer te trekken
dry-idea = Hoe een partij ook kan eindigen
dry-1 = De trekstapel is op, en in de rij ligt nog één kaart. Is die ook weg, dan eindigt de partij meteen. Je staat voor: dwing je tegenspeler te trekken.
dry-1-done = De laatste kaart is getrokken, en de partij eindigt met jou aan kop.
dry-1-leave = Neem je de 9’s niet, dan kan je tegenspeler ze gewoon terugnemen zonder te trekken. Wanneer is trekken verplicht?
dry-1-miss = Dat valt niets aan, dus niemand trekt. Welke van je sets verslaat twee 9’s?
dry-2 = Nu sta je achter, en weer is er maar één kaart te trekken. Je hebt tijd nodig. Leg een set waarmee je niemand aanvalt.
dry-2-done = De partij gaat door, en je kunt inlopen. Kijk tegen het eind naar de trekstapel en de punten voordat je aanvalt.
dry-2-attack = Dat valt de 9’s aan. Trekt hun eigenaar de laatste kaart, dan is de partij voorbij, en je staat achter. Wat kun je anders leggen?

match = Een hele match
match-idea = De punten van alle partijen samen
match-1 = In een match worden de punten van alle partijen opgeteld, en iedereen begint even vaak. Dit is de laatste partij, en in totaal sta je 6 punten voor. Je tegenspeler legt de volgende beurt de laatste kaart. Leg genoeg om voor te blijven.
match-1-done = 9 tegen 13: deze partij verlies je met 4 punten, de match win je met 2.
match-1-miss = Zelfs met je 6 punten is dat niet meer dan je tegenspeler heeft. Elke kaart die je legt, telt dubbel: één meer voor je, één minder in je hand.
match-2 = De laatste partij van een match met drie spelers. Tot nu toe heb jij 14 punten, Tegenspeler 1 heeft er 22 en Tegenspeler 2 heeft er 11. Val aan wie in de match voorstaat, ook al staat in deze partij een ander voor.
match-2-done = In een match telt het totaal. Tegenspeler 1 kan deze partij verliezen en toch winnen, dus daar moet je punten weghalen.
match-2-other = Dat treft Tegenspeler 2, die in deze partij voorstaat maar in de match laatste is. Wie heeft het hoogste totaal?
match-2-miss = Dat valt niemand aan. Tegenspeler 1 heeft twee 4’s bovenop: welke set van jou verslaat die?

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. Leg meer dan één kaart tegelijk, en let op hoeveel kaarten je tegenspeler nog heeft.
