# De coach bij een eerste partij tegen bots, en hints. Worden geladen als iemand ze nodig heeft.
coach-title = Coach
coach-quiet = Ik kijk mee. Neem de tijd.
coach-off = Geen tips meer
hint-more = Toon de zet
hint-begin = Begin met { $at }. Zie je hoe het verdergaat?
hint-whole = Een goede zet: ‘{ $move }’

## YINSH
coach-yinsh-phase-place = Verspreid je ringen. Dicht bij het midden komen ze verder; naast elkaar zitten ze elkaar in de weg.
coach-yinsh-phase-move = Het doel: vijf van je markers op een rij. Voor elke rij haal je een van je ringen weg, en zo win je.
coach-yinsh-phase-row = De vijf markers gaan terug naar de voorraad, dus de lijn is weg. Wat telt, is de ring die je daarna weghaalt.
coach-yinsh-phase-ring = Geef de ring op die het minst doet: een die ingesloten is of ver van je markers ligt.
coach-yinsh-first-marker = Je eerste marker. Markers bewegen nooit, maar elke ring die eroverheen springt, draait ze om.
coach-yinsh-flipped-mine = Elke marker waar je over sprong, is omgedraaid: wat van je tegenspeler was, is nu van jou, en omgekeerd.
coach-yinsh-flipped-theirs = Je tegenspeler sprong over markers en draaide ze om. Bouw niet waar de volgende sprong kan komen.
coach-yinsh-four-mine = Vier op een lijn! Nog één en je hebt een rij. Kijk hoe je de vijfde toevoegt of omdraait.
coach-yinsh-four-theirs = Pas op, je tegenspeler heeft er vier op een lijn. Draai er een om met een sprong, of zet een ring in het gat.
coach-yinsh-row-mine = Vijf op een rij, goed zo! Haal de rij nu weg.
coach-yinsh-row-theirs = Je tegenspeler heeft een rij en haalt een ring weg. Dat is wel een ring minder om te verplaatsen.
coach-yinsh-ring-mine = Die ring telt voor jou. De prijs: je speelt verder met een ring minder.
coach-yinsh-ring-theirs = Die ring telt voor je tegenspeler. De prijs: die speelt verder met een ring minder.
coach-yinsh-few-markers = Er zijn nog maar weinig markers. Zijn ze op, dan wint wie de meeste ringen heeft weggehaald.

## LYNGK
coach-lyngk-phase-claim-or-move = Claimen heeft geen haast, en het mag maar twee keer. Wacht tot een kleur boven op stapels ligt die de moeite waard zijn.
coach-lyngk-phase-move = Je doel: stapels van vijf verschillende kleuren, met een van jouw kleuren bovenop.
coach-lyngk-two = Een stapel van twee. De kleur bovenop bepaalt van wie hij is; zolang niemand die claimt, mogen jullie hem allebei verplaatsen.
coach-lyngk-three = Drie verschillende kleuren. Onthoud welke twee er ontbreken en waar die liggen.
coach-lyngk-four = Een stapel van vier! Met een stuk van de ontbrekende kleur zijn het er vijf. Wie is er het eerst?
coach-lyngk-joker = In die stapel zit een joker. Die kan voor elke kleur staan, dus de stapel is makkelijker te voltooien.
coach-lyngk-claimed-mine = Die kleur is nu van jou: alleen jij kunt stukken en stapels met die kleur bovenop verplaatsen, en ze mogen op stapels van elke hoogte.
coach-lyngk-claimed-theirs = Je tegenspeler heeft een kleur geclaimd. Stukken en stapels met die kleur bovenop kun je niet meer verplaatsen, maar er mogen wel stukken van jou op.
coach-lyngk-linked-mine = Je reisde via je eigen kleur: dat is de LYNGK-regel. Die maakt een verspreide kleur sterk.
coach-lyngk-linked-theirs = Je tegenspeler reisde via een eigen kleur: de LYNGK-regel. Bedek de stukken ertussen om de weg af te snijden.
coach-lyngk-neutral-five = Vijf kleuren, maar de kleur bovenop is neutraal. Die stapel blijft op het bord en telt voor niemand.
coach-lyngk-five-mine = Een stapel van vijf met jouw kleur bovenop: een punt voor jou!
coach-lyngk-five-theirs = Een stapel van vijf, dus een punt voor de ander. Let op stapels van vier waar je tegenspeler met een eigen kleur bij kan.

## Linko!
coach-linko-phase-lay = Kaarten voor je leveren punten op, kaarten in je hand kosten punten. Leg liefst meerdere gelijke tegelijk: dat schiet op, en ze zijn lastiger te kapen.
coach-linko-phase-attack = Neem de kaarten als ze bij je hand passen. Neem je ze niet, dan beslist de eigenaar.
coach-linko-phase-answer = Neem je kaarten terug om ze opnieuw te leggen, of leg ze af en trek nieuwe.
coach-linko-phase-draw = In de rij zie je wat je krijgt. Zoek waarden die je al in je hand hebt.
coach-linko-single = Een losse kaart is snel gelegd en snel verloren: elke hogere verslaat hem.
coach-linko-big-set = Een grote set. Wie die wil kapen, heeft evenveel kaarten van een hogere waarde nodig.
coach-linko-joker = Een joker krijgt de waarde van de kaarten waarmee je hem neerlegt. Een set van alleen jokers verslaat alles.
coach-linko-attacked = Je set valt een andere aan, met evenveel kaarten en een lagere waarde. Die moet van tafel.
coach-linko-attacked-me = Je bovenste set wordt aangevallen: evenveel kaarten, hogere waarde. Hij gaat hoe dan ook van tafel.
coach-linko-took = Nu zijn ze van jou. Elke kaart in je hand kost een punt, dus leg ze gauw weer op tafel.
coach-linko-taken-from-me = Je kaarten zijn genomen. Je trekt er evenveel nieuwe voor; kies wat bij je hand past.
coach-linko-left = Je hebt de set niet genomen. De eigenaar neemt hem terug, of legt hem af en trekt nieuwe kaarten.
coach-linko-reclaimed = Terug in je hand. Je kunt ze opnieuw leggen, misschien met één erbij.
coach-linko-discarded = Voorgoed weg. Misschien passen de nieuwe kaarten beter.
coach-linko-drew = Kaarten die passen bij wat je al hebt, maken je sets groter.
coach-linko-few-mine = Nog maar een paar kaarten! Is je hand leeg, dan eindigt de partij meteen.
coach-linko-few-theirs = Iemand heeft bijna geen kaarten meer. Is die hand leeg, dan eindigt de partij: leg dus zoveel mogelijk kaarten.
