# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = el jugador { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } debe poner al menos una carta: no se puede pasar
linko-refusal-two-values = { $lower } y { $higher } no tienen el mismo valor: una combinación son cartas de un mismo valor y comodines, o solo comodines
linko-refusal-not-in-hand = { $seat } no tiene { $missing } para esta combinación
linko-refusal-over-by-last-card = la partida ha terminado: { $seat } ha puesto su última carta
linko-refusal-nothing-attacked = no hay ninguna combinación atacada: { $seat } debe poner una combinación
linko-refusal-nothing-left = no se ha dejado a su dueño ninguna combinación atacada: { $seat } debe poner una combinación
linko-refusal-attack-undecided = { $attacker } debe decidir primero si se lleva o deja la combinación { $set } que ha puesto { $owner }
linko-refusal-answer-undecided = { $owner } debe decidir primero si recupera o descarta la combinación { $set } que ha dejado el atacante
linko-refusal-no-card-owed = nadie tiene que robar: { $seat } debe poner una combinación
linko-refusal-draw-unfinished = { $owner } debe robar primero, carta a carta; cartas que aún debe: { $owed }
linko-refusal-pile-empty = el mazo está vacío: la carta se roba de la fila
linko-refusal-not-in-row = en la fila no hay ningún { $card }: hay { $row }
linko-refusal-over-by-drawing = la partida ha terminado: la fila y el mazo están vacíos

## What is wrong with a set-up

linko-problem-players = juegan de 2 a 5 personas, no { $players }
linko-problem-first = el asiento { $first } no puede empezar: los asientos van del 0 al { $last }
linko-problem-turn = no puede ser el turno del asiento { $turn }: los asientos van del 0 al { $last }
linko-problem-seats-listed = asientos en el campo { $field }: { $found }, pero el número de jugadores es { $players }
linko-problem-miscounted = la carta { $card } aparece { $found ->
        [one] { $found } vez
       *[other] { $found } veces
    } en lugar de { $right }
linko-problem-pile-too-large = el mazo tiene { $found } cartas, pero el reparto le deja { $most }
linko-problem-no-set = { $cards } delante del asiento { $seat } no es una combinación: sus cartas numeradas no tienen el mismo valor
linko-problem-empty-hand = el asiento { $seat } no tiene cartas en la mano, pero no acaba de terminar la partida poniendo la última
linko-problem-nothing-laid = el asiento { $turn } tiene el turno y ha puesto una combinación, pero delante de él no hay ninguna
linko-problem-owner = el asiento { $owner } no puede ser atacado: no es rival del asiento { $turn }
linko-problem-not-attacked = { $laid } no ataca a { $top } del asiento { $owner }: se atacan otras tantas cartas de un valor más bajo
linko-problem-owed = cartas debidas: { $owed }, lo que es imposible después de un ataque de este tamaño ({ $count })
linko-problem-row-too-large = la fila tiene { $found } cartas: como máximo son seis
linko-problem-row-too-small = cartas en la fila: { $found }; mientras queden cartas en el mazo, ahora hay al menos { $least }
linko-problem-nothing-to-draw = la fila y el mazo están vacíos, así que la partida ha terminado
linko-problem-not-over = la partida no ha terminado: el jugador que tiene el turno tiene cartas en la mano, y queda alguna carta en la fila o en el mazo
linko-problem-known-not-held = según lo que se sabe, el asiento { $seat } tendría { $cards } en la mano, pero no es así
