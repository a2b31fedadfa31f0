# De coach bij een eerste partij tegen bots, en hints. Worden geladen als iemand ze nodig heeft.
coach-title = Coach
coach-quiet = Ik kijk mee. Neem de tijd.
coach-off = Geen tips meer
hint-more = Toon de zet
hint-begin = Begin met { $at }. Zie je hoe het verdergaat?
hint-whole = Een goede zet: { $move }.

## YINSH
coach-yinsh-phase-place = Verspreid je ringen. In het midden komen ze verder; naast elkaar zitten ze elkaar in de weg.
coach-yinsh-phase-move = Het doel: vijf van je markers op een lijn. Voor elke rij haal je een ring van het bord; met drie ringen win je.
coach-yinsh-phase-row = De vijf markers gaan terug naar de voorraad, dus de lijn is weg. Wat je houdt, is de ring.
coach-yinsh-phase-ring = Geef de ring op die het minste doet: ingesloten, of ver van je markers.
coach-yinsh-first-marker = Je eerste marker. Markers bewegen nooit, maar elke ring die eroverheen springt draait ze om.
coach-yinsh-flipped-mine = Je sprong, dus alles onderweg is omgedraaid: hun kleur wordt de jouwe, en de jouwe die van hen.
coach-yinsh-flipped-theirs = Er zijn markers overgesprongen en omgedraaid. Bouw niet waar de volgende sprong kan komen.
coach-yinsh-four-mine = Vier op een lijn! Nog één en de rij is van jou. Kijk hoe je het gat vult of omdraait.
coach-yinsh-four-theirs = Pas op, de ander heeft er vier op een lijn. Spring eroverheen en draai er een om, of zet een ring in het gat.
coach-yinsh-row-mine = Vijf op een lijn, goed zo! Haal de rij nu van het bord.
coach-yinsh-row-theirs = De ander heeft een rij en haalt een ring weg. Dat is daar één ring minder om te verzetten.
coach-yinsh-ring-mine = Die ring telt voor jou. De prijs: je speelt verder met een ring minder.
coach-yinsh-ring-theirs = De ander heeft een ring van het bord. Je staat achter, maar je hebt meer ringen om mee te spelen.
coach-yinsh-few-markers = Er zijn nog maar weinig markers. Zijn ze op, dan wint wie de meeste ringen van het bord heeft.

## LYNGK
coach-lyngk-phase-claim-or-move = Claimen heeft geen haast. Wacht tot een kleur boven op stapels ligt die de moeite waard zijn; je claimt er maar twee.
coach-lyngk-phase-move = Je werkt toe naar vijf verschillende kleuren met een van jou bovenop.
coach-lyngk-two = Een stapel van twee. De bovenste kleur bepaalt van wie hij is; zolang niemand die claimt, mogen jullie hem allebei verzetten.
coach-lyngk-three = Drie verschillende kleuren. Onthoud welke er ontbreken en waar ze liggen.
coach-lyngk-four = Een stapel van vier! Met een stuk van de ontbrekende kleur zijn het er vijf. Wie is er het eerst?
coach-lyngk-joker = In die stapel zit een joker. Die telt als elke kleur, dus de stapel is makkelijker af te maken.
coach-lyngk-claimed-mine = Die kleur is nu van jou: alleen jij verzet wat hem bovenop heeft, en hij mag op stapels van elke hoogte.
coach-lyngk-claimed-theirs = De ander heeft een kleur geclaimd. Wat die bovenop heeft kun je niet meer verzetten, maar je mag er je eigen stukken op zetten.
coach-lyngk-linked-mine = Je reisde via je eigen kleur: dat is de LYNGK-regel. Die maakt een verspreide kleur sterk.
coach-lyngk-linked-theirs = Dat was de LYNGK-regel: een reis via de eigen kleur. Bedek de stukken ertussen en de weg is afgesneden.
coach-lyngk-neutral-five = Vijf kleuren, maar de bovenste is van niemand. Die stapel blijft staan en telt voor geen van beiden.
coach-lyngk-five-mine = Een stapel van vijf met jouw kleur bovenop: jouw punt!
coach-lyngk-five-theirs = De ander maakte een stapel van vijf af, en dat is een punt. Let op stapels van vier die zijn kleuren kunnen bereiken.

## Linko!
coach-linko-phase-lay = Kaarten op tafel tellen, kaarten in je hand kosten. Meer gelijke tegelijk brengen je vooruit, en weinig sets van die grootte kunnen ze afpakken.
coach-linko-phase-attack = Neem de kaarten als ze bij je hand passen. Laat ze anders liggen, dan beslist de eigenaar.
coach-linko-phase-answer = Neem je kaarten terug om ze opnieuw te leggen, of gooi ze weg en trek nieuwe.
coach-linko-phase-draw = De rij laat zien wat je krijgt. Zoek kaarten die je al hebt.
coach-linko-single = Eén kaart is snel gelegd en snel verloren: bijna elke andere is hoger.
coach-linko-big-set = Een grote set. Wie die wil afpakken, heeft evenveel kaarten nodig, en hogere.
coach-linko-joker = De joker krijgt de waarde van zijn buren. Alleen verslaan jokers alles.
coach-linko-attacked = Je set valt er een aan met evenveel, maar lagere kaarten. Die moet van tafel.
coach-linko-attacked-me = Je bovenste set wordt aangevallen: evenveel kaarten, maar hoger. Hij gaat hoe dan ook van tafel.
coach-linko-took = Nu zijn ze van jou. Elke kaart in je hand kost een punt, dus leg ze gauw weer.
coach-linko-taken-from-me = Je kaarten zijn afgepakt. Je trekt er evenveel nieuwe; kies wat bij je hand past.
coach-linko-left = Je liet hem liggen. De eigenaar neemt hem terug of trekt nieuwe kaarten.
coach-linko-reclaimed = Terug in je hand. Je kunt ze opnieuw leggen, misschien met één erbij.
coach-linko-discarded = Die zijn voorgoed weg. Misschien passen de nieuwe beter.
coach-linko-drew = Kaarten die je al hebt, maken grotere sets.
coach-linko-few-mine = Nog maar weinig kaarten! Zodra je hand leeg is, is de partij afgelopen.
coach-linko-few-theirs = Iemand heeft bijna geen kaarten meer. Met een lege hand is de partij afgelopen: leg je punten op tafel.
