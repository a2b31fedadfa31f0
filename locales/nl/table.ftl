# Wat er in een partij gezegd wordt: antwoorden op wensen die niet vervuld worden, hoe partijen eindigen, beslissingen, klokken.

## Waarom een wens niet vervuld wordt

refused-rule = De regels staan dit niet toe ({ $clause }): { $message }.
refused-unreadable = ‘{ $found }’ begrijpen we hier niet. Verwacht: { $message }.
refused-record = Regel { $line }{ $at_move ->
    [0] {""}
   *[other] {", "}zet { $at_move }
  }: { $reason }
refused-impossible = Deze stelling kan in geen enkele partij ontstaan ({ $clause }): { $message }.
refused-options = Met deze opties kan er niet gespeeld worden ({ $field }): { $message }.
refused-not-seated = Alleen wie meespeelt, kan dit doen.
refused-which-seat = Welke van je plaatsen bedoel je?
refused-not-opener = Alleen wie de partij heeft gestart, kan dit doen.
refused-not-your-turn = Je bent niet aan de beurt.
refused-study-text = Regel { $line }, kolom { $column }: dit is niet te lezen: { $found }
refused-stale = De stelling is veranderd: { $number ->
        [one] er is { $number } zet
       *[other] er zijn { $number } zetten
    } gespeeld.
refused-not-started = De partij is nog niet begonnen.
refused-started = De partij is al begonnen.
refused-over = De partij is afgelopen.
refused-not-over = De partij is nog niet afgelopen.
refused-seat-taken = Deze plaats is bezet of voor iemand anders gereserveerd.
refused-already-seated = Je hebt in deze partij al een plaats.
refused-no-such-bot = Dit spel heeft geen bot met die naam.
refused-too-late-to-abort = Te laat om af te breken: iedereen heeft al een zet gedaan.
refused-nothing-offered = Er ligt geen aanbod.
refused-offered-already = Je hebt het al gevraagd. Wacht even voordat je het opnieuw vraagt.
refused-not-for-more-players = Remise afspreken kan alleen met twee spelers.
refused-no-such-point = Zo ver kun je niet terug: die zet bestaat niet in deze partij.
refused-nothing-to-reset = Je hebt deze beurt niets gedaan wat ongedaan gemaakt kan worden.
refused-nobody-away = { $seconds ->
        [0] Niemand is afwezig.
        [one] Wacht nog { $seconds } seconde: misschien komt je tegenspeler terug.
       *[other] Wacht nog { $seconds } seconden: misschien komt je tegenspeler terug.
    }
refused-text = Een bericht is één regel, niet leeg en niet te lang.
refused-table-full = In deze partij kunnen geen berichten of verzoeken meer bij.
refused-too-often = Vaker kun je het in één partij niet vragen.
refused-needs-account = Voor partijen met rating heb je een account nodig. Maak er een aan of speel zonder rating.
refused-left-games = Je hebt onlangs partijen met rating verlaten. Over { $hours ->
        [0] { $minutes } min
       *[other] { $hours } uur
    } kun je er weer een spelen. Partijen zonder rating en toernooien blijven gewoon open.
refused-nothing-to-plan = Zetten plannen kan alleen in partijen met dagen per beurt, en alleen zolang je tegenspeler aan de beurt is.
refused-plan-unfinished = Een plan moet eindigen met een volledige beurt van jou.
refused-plan-ambiguous = Je hebt al een ander antwoord op deze zetten gepland. Verwijder eerst dat plan.
refused-time-up = De tijd is om.
refused-hidden = Dit spel heeft verborgen kaarten, dus daarop kunnen we geen antwoord geven.
refused-fair-play = Zolang een partij met rating bezig is, geeft de engine geen advies, niet aan de spelers en niet over de stellingen. Vraag het opnieuw als de partij is afgelopen.

## Wat er mis is met een verzoek

error-malformed = Dat begrepen we niet: { $message }.
error-too-large = Dit is te groot ({ $what }): de limiet is { $limit }.
error-limited = Te veel verzoeken in korte tijd ({ $what }). Wacht { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }.
error-not-found = Dit bestaat niet, of je hebt er geen toegang toe.
error-sign-in = Log eerst in.
error-wrong-password = Verkeerde naam of verkeerd wachtwoord.
error-passkey = Deze passkey kan niet worden gebruikt.
error-banned = Dit account is geschorst: { $reason }
error-banned-until = Dit account is geschorst tot { $until }: { $reason }
error-network-banned = Vanaf je netwerk worden op dit moment geen nieuwe spelers toegelaten. Met accounts van vóór de blokkade kun je nog wel inloggen.
error-network-banned-until = Vanaf je netwerk worden tot { $until } geen nieuwe spelers toegelaten. Met accounts van vóór de blokkade kun je nog wel inloggen.
error-muted = Je hebt een chatverbod: { $reason }
error-muted-until = Je hebt een chatverbod tot { $until }: { $reason }
error-too-new = Je kunt nog geen links plaatsen. Speel eerst een paar partijen.
error-not-friends = Jullie kunnen elkaar alleen berichten sturen zolang jullie elkaar volgen.
error-listed-word = Het woord ‘{ $word }’ is op deze server niet toegestaan.
error-tournament = Dat kan op dit moment niet in dit toernooi.
error-both-seated = Als gast speel je in een partij waarin dit account ook een plaats heeft, en niemand mag in één partij twee plaatsen hebben. Speel die partij eerst uit, of vergeet deze gast en geef die plaats op.
error-unfit = Dit kun je niet gebruiken ({ $what }): { $message }.
error-forbidden = Dit mag je niet doen.
error-taken = Dit bestaat al ({ $what }).
error-refused = Niet mogelijk: { $reason }
error-too-slow = Je verbinding is te traag. We verbinden opnieuw.
error-unavailable = We kunnen dit nu niet opslaan. Er is niets verloren; probeer het opnieuw.
error-internal = Er ging bij ons iets mis. We hebben het vastgelegd; probeer het opnieuw.

## Hoe een partij is geëindigd

ended-rules = uitgespeeld
ended-resignation = door opgave
ended-time = tijd verstreken
ended-agreement = remise overeengekomen
ended-absence = een speler is weggegaan
ended-abort = partij afgebroken

## Wat er te beslissen valt

decision-place = Plaats een ring
decision-move = Doe een zet
decision-claim-or-move = Claim een kleur of doe een zet
decision-row = Haal een rij weg
decision-ring = Haal een ring weg
decision-lay = Leg een set
decision-attack = Neem de set, of niet
decision-answer = Neem de set terug of leg hem af
decision-draw = Trek een kaart

## Klokken

clock-none = Geen klok
clock-fischer = { $initial_s } s + { $increment_s } s per beurt
clock-byoyomi = { $main_s } s, dan { $periods } × { $period_s } s
clock-correspondence = { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
