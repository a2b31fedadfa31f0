# De lessen van Linko! Een les heeft een titel en een idee; een stap de opdracht, wat er gezegd wordt als het lukt, en antwoorden op andere zetten.

set = Een set
set-idea = Wat je mag leggen
set-1 = Elke beurt leg je één set neer: een kaart, of meer van dezelfde waarde. Kies er een en leg hem.
set-1-done = Hij ligt nu voor je. Aan het eind is elke kaart daar een punt, en elke kaart in je hand kost er een.
set-2 = Je hoeft niet alles te leggen wat je van een waarde hebt, maar meer kaarten zijn meer punten. Leg een set van minstens drie.
set-2-done = Drie punten in één keer. Nieuwe sets komen op de oude, en alleen de bovenste kan aangevallen worden.
set-2-miss = Die set is kleiner. Je hebt drie 2's en drie 7's.

joker = Jokers
joker-idea = Een X past overal bij
joker-1 = Een joker krijgt de waarde van de kaarten waar hij bij ligt. Leg met zijn hulp een set van vier.
joker-1-done = Vier 7's, net zo goed alsof het op alle vier stond.
joker-1-miss = Geen vier kaarten met een joker. Begin met je drie 7's.
joker-2 = Jokers alleen gaan boven alles, zelfs boven 13. Val de twee 13's aan.
joker-2-done = Twee jokers verslaan twee 13's.
joker-2-low = Evenveel kaarten, maar niet hoger dan 13.
joker-2-count = Voor een aanval heb je precies zoveel kaarten nodig als er liggen: twee.

attack = De aanval
attack-idea = Evenveel kaarten, van hogere waarde
attack-1 = Je set valt de bovenste set van een tegenspeler aan als hij precies evenveel kaarten en een hogere waarde heeft. Val de twee 6's aan.
attack-1-done = Een aanval! Wat er met de 6's gebeurt, beslis jij: dat is de volgende les.
attack-1-low = Evenveel kaarten, maar niet hoger dan 6.
attack-1-count = Om er twee aan te vallen heb je er precies twee nodig.
attack-2 = Soms heb je er te veel. Val de twee 8's aan met een deel van wat je hebt.
attack-2-done = Twee van je drie 10's waren genoeg, en er blijft er een voor later.
attack-2-low = Evenveel kaarten, maar niet hoger dan 8.
attack-2-count = Geen twee kaarten. Je hoeft niet al je 10's te leggen.
attack-3 = Eén set kan meer tegenspelers aanvallen. Val ze allebei aan, en beslis dan over elk van hun sets.
attack-3-done = De een na de ander, met de klok mee, en niemand twee keer in een beurt.
attack-3-one = Dat valt er maar één aan. Je hebt iets hogers.
attack-3-miss = Dat valt niemand aan. Beide bovenste sets hebben drie kaarten.

take = Nemen of laten liggen
take-idea = Wat de aanvaller beslist
take-1 = Je hebt twee 9's. Val met je 12's de twee 9's aan die daar liggen, en neem ze in je hand.
take-1-done = Vier 9's in je hand, en je tegenspeler trekt er twee kaarten voor.
take-1-leave = Je liet ze liggen. Genomen waren het vier 9's in je hand geweest.
take-1-miss = Dat valt niets aan. Leg je twee 12's.
take-2 = Het einde is nabij, en elke kaart in de hand kost een punt. Val de twee 3's aan, maar laat ze liggen.
take-2-done = Je tegenspeler moet ze terugnemen, of afleggen en er twee trekken: hoe dan ook vier punten slechter.
take-2-take = Twee kaarten meer in je hand: eindigt de partij nu, dan kosten ze je twee punten.
take-2-miss = Dat valt niets aan. Leg je twee 10's.

answer = Aangevallen
answer-idea = Terug in de hand, of weg ermee
answer-1 = Je twee 11's zijn aangevallen en blijven liggen. Je hebt er nog twee in de hand: neem ze terug.
answer-1-done = Vier 11's. De volgende keer zijn ze veel moeilijker aan te vallen.
answer-1-miss = Kijk naar de rij: niets daar is de 11's waard.
answer-2 = Je 2 is aangevallen en blijft liggen. Dat is geen groot verlies, en in de rij ligt een 8 bij je andere drie. Leg de 2 af, en trek de 8.
answer-2-done = Een 8 voor een 2. Aangevallen worden kan een meevaller zijn.
answer-2-miss = Nu heb je de 2 weer. Leg hem af, en trek iets beters.
answer-2-draw = De 2 is weg, maar de 8 heb je niet getrokken.

draw = Trekken
draw-idea = Uit de rij of van de trekstapel
draw-1 = Je twee 4's zijn genomen. Voor elk trek je een kaart, uit de rij of van de trekstapel. Trek wat bij je 9's past.
draw-1-done = Twee kleine kaarten verloren, vier 9's gewonnen.
draw-1-miss = Dat past niet bij je 9's. In de rij liggen er twee.
draw-2 = Drie kaarten te trekken, een voor een. Zorg dat je de joker en de 10 krijgt; de derde is om het even.
draw-2-done = Drie 10's en een joker: een sterke set van vier. De rij wordt pas aangevuld als je alles getrokken hebt.
draw-2-miss = De joker en de 10 lagen er allebei voor je.

safe = Moeilijk te verslaan
safe-idea = Je eerste tactiek: sets die blijven
safe-1 = Hoge kaarten vallen goed aan, maar veel kaarten liggen goed. Leg de set die het moeilijkst aan te vallen is.
safe-1-done = Alleen vijf kaarten van één hogere waarde vallen vijf 3's aan. Deze punten blijven waarschijnlijk.
safe-1-miss = Dat is makkelijk aan te vallen. Welke set van jou is in aantal nauwelijks te evenaren?
safe-2 = Je tegenspeler heeft drie kaarten. Leg een set die hij onmogelijk kan aanvallen.
safe-2-done = Met drie kaarten legt niemand er vier.
safe-2-miss = Daartegen zouden drie kaarten genoeg kunnen zijn. Leg er meer dan je tegenspeler heeft.
safe-3 = Je tegenspeler nam voor ieders ogen drie 9's. Leg een set die deze 9's niet kunnen aanvallen.
safe-3-done = Geen 9 valt een 10 aan. Wat open in een hand verdwijnt, is het onthouden waard.
safe-3-miss = Evenveel 9's zouden die set aanvallen.

end = Het einde
end-idea = De laatste kaart leggen, en tellen
end-1 = Wie zijn laatste kaart legt, beëindigt de partij meteen. Doe het.
end-1-done = Dertien kaarten voor je en geen in de hand. Je laatste set valt niemand aan, en niemand valt hem aan.
end-1-miss = Je hebt nog een kaart in de hand, en de partij gaat door. Leg beide 8's samen.
end-2 = Je tegenspeler heeft nog één kaart en beëindigt de partij in zijn beurt. Kaarten voor je tellen voor je, kaarten in de hand tegen je. Leg zo dat je wint.
end-2-done = 15 voor je en 1 in de hand is 14. Je tegenspeler heeft 13.
end-2-miss = Je hield te veel kaarten in de hand. Leg er zoveel je kunt.

game = Je eerste partij
game-idea = Een hele partij tegen een vriendelijke bot
game-about = Je weet alles wat je nodig hebt. Leg meer dan één kaart tegelijk, en let op hoeveel de ander er nog heeft.
