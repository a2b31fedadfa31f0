# Wat er aan een tafel gezegd wordt: antwoorden op wensen die niet vervuld worden, het einde van partijen, beslissingen, klokken.

## Waarom een wens niet vervuld wordt

refused-rule = De regels staan dit niet toe ({ $clause }): { $message }.
refused-unreadable = ‘{ $found }’ is hier niet te lezen. Verwacht: { $message }.
refused-record = Regel { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}zet { $at_move }
  }: { $reason }
refused-impossible = Zo ziet geen partij eruit ({ $clause }): { $message }.
refused-options = Zoals afgesproken kan er niet gespeeld worden ({ $field }): { $message }.
refused-not-seated = Dit kan alleen wie aan deze tafel speelt.
refused-which-seat = Welke van je plaatsen bedoel je?
refused-not-opener = Dit kan alleen wie de tafel heeft geopend.
refused-not-your-turn = Je bent niet aan de beurt.
refused-stale = De stelling is intussen veranderd: { $number ->
        [one] er is { $number } zet
       *[other] er zijn { $number } zetten
    } gespeeld.
refused-not-started = De partij is nog niet begonnen.
refused-started = De partij is al begonnen.
refused-over = De partij is afgelopen.
refused-not-over = De partij is nog niet afgelopen.
refused-seat-taken = Deze plaats is bezet of voor iemand anders gereserveerd.
refused-already-seated = Je hebt hier al een plaats.
refused-no-such-bot = In dit spel is er geen bot met die naam.
refused-too-late-to-abort = Het is te laat om af te breken: iedereen heeft al een zet gedaan.
refused-nothing-offered = Er valt niets te beantwoorden.
refused-offered-already = Je hebt het al gevraagd. Wacht even voordat je het opnieuw vraagt.
refused-not-for-more-players = Alleen twee spelers kunnen remise overeenkomen.
refused-no-such-point = Dat eerdere moment bestaat in deze partij niet.
refused-nothing-to-reset = In deze beurt is er niets dat teruggenomen kan worden.
refused-nobody-away = { $seconds ->
        [0] Niemand is weg.
        [one] Wacht nog { $seconds } seconde: misschien komt je tegenspeler terug.
       *[other] Wacht nog { $seconds } seconden: misschien komt je tegenspeler terug.
    }
refused-text = Een bericht is één regel, niet leeg en niet te lang.
refused-table-full = Deze tafel kan niets meer opnemen.
refused-too-often = Je hebt in deze partij al zo vaak gevraagd als mag.
refused-needs-account = Voor partijen met rating heb je een account nodig. Maak er een aan of speel zonder rating.
refused-time-up = De tijd is om.
refused-hidden = In dit spel zijn kaarten verborgen, daarom komt hierop geen antwoord.
refused-fair-play = Zolang een partij met rating bezig is, geeft de engine geen advies: niet aan wie haar speelt en niet over haar stellingen. Vraag het opnieuw als ze is afgelopen.

## Wat er mis is met een verzoek

error-malformed = Dit werd niet begrepen: { $message }.
error-too-large = Dit is te groot ({ $what }): de grens is { $limit }.
error-limited = Te veel in korte tijd ({ $what }). Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-not-found = Dit bestaat niet, of het is niet voor jou bestemd.
error-sign-in = Meld je eerst aan.
error-wrong-password = Geen account heeft deze naam en dit wachtwoord.
error-both-seated = Je speelt nu als gast aan een tafel waar dit account ook een plaats heeft, en niemand mag in één partij twee plaatsen bezetten. Speel die partij eerst uit, of vergeet deze gast en geef zijn plaats op.
error-unfit = Dit kan niet gebruikt worden ({ $what }): { $message }.
error-forbidden = Dit mag je niet doen.
error-taken = Dit bestaat al ({ $what }).
error-refused = De tafel weigert: { $reason }
error-too-slow = De verbinding is te traag om te volgen. Ze wordt opnieuw opgebouwd.
error-unavailable = Dit kan op dit moment niet worden opgeslagen. Er is niets verloren; probeer het opnieuw.
error-internal = De server heeft een fout gemaakt. Die is vastgelegd; probeer het opnieuw.

## Hoe een partij is geëindigd

ended-rules = uitgespeeld
ended-resignation = door opgave
ended-time = door tijd
ended-agreement = in overleg
ended-absence = door afwezigheid
ended-abort = afgebroken

## Wat er te beslissen valt

decision-place = Plaats een ring
decision-move = Doe een zet
decision-claim-or-move = Claim een kleur of doe een zet
decision-row = Neem een rij van het bord
decision-ring = Neem een ring van het bord
decision-lay = Leg een set
decision-attack = Neem de set of laat hem liggen
decision-answer = Neem de set terug of leg hem af
decision-draw = Trek een kaart

## Klokken

clock-none = Zonder klok
clock-fischer = { $initial_s } s voor de partij, { $increment_s } s erbij per beurt
clock-byoyomi = { $main_s } s voor de partij, daarna { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
