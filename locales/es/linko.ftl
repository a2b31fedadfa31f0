# Linko!: why a move is refused, and why no game ever looks like a set-up.

linko-player-number = el jugador { $number }

## Why a move is refused

linko-refusal-no-cards = { $seat } debe poner al menos una carta: no se puede pasar
linko-refusal-two-values = { $lower } y { $higher } tienen valores distintos: una combinación son cartas de un mismo valor y comodines, o solo comodines
linko-refusal-not-in-hand = { $seat } no tiene { $missing } para esta combinación
linko-refusal-over-by-last-card = la partida ha terminado: { $seat } ha puesto su última carta
linko-refusal-nothing-attacked = no hay ninguna combinación atacada: { $seat } debe poner una combinación
linko-refusal-nothing-left = ninguna combinación atacada espera la decisión de su dueño: { $seat } debe poner una combinación
linko-refusal-attack-undecided = { $attacker } debe decidir primero si se lleva la combinación { $set } que ha puesto { $owner }
linko-refusal-answer-undecided = { $owner } debe decidir primero si recupera o descarta la combinación { $set }
linko-refusal-no-card-owed = nadie tiene que robar: { $seat } debe poner una combinación
linko-refusal-draw-unfinished = { $owner } debe robar primero, carta a carta; cartas que faltan por robar: { $owed }
linko-refusal-pile-empty = el mazo está vacío: roba de la fila
linko-refusal-not-in-row = en la fila no hay ningún { $card }, solo { $row }
linko-refusal-over-by-drawing = la partida ha terminado: la fila y el mazo están vacíos

## What is wrong with a set-up

linko-problem-players = Linko! es para 2 a 5 jugadores, no para { $players }
linko-problem-first = el asiento { $first } no puede empezar: los asientos van del 0 al { $last }
linko-problem-turn = no puede ser el turno del asiento { $turn }: los asientos van del 0 al { $last }
linko-problem-seats-listed = el campo { $field } enumera { $found } asientos, pero hay { $players } jugadores
linko-problem-miscounted = número de cartas { $card }: { $found } en lugar de { $right }
linko-problem-pile-too-large = el mazo tiene { $found } cartas, pero después de repartir tiene como máximo { $most }
linko-problem-no-set = { $cards } delante del asiento { $seat } no es una combinación: sus cartas numeradas tienen valores distintos
linko-problem-empty-hand = el asiento { $seat } no tiene cartas en la mano, pero no acaba de terminar la partida poniendo la última
linko-problem-nothing-laid = es el turno del asiento { $turn } y ya ha puesto una combinación, pero delante de él no hay ninguna
linko-problem-owner = no se puede atacar al asiento { $owner }: no es rival del asiento { $turn }
linko-problem-not-attacked = { $laid } no ataca a { $top } del asiento { $owner }: para atacar hace falta el mismo número de cartas y mayor valor
linko-problem-owed = cartas por robar: { $owed }, imposible después de un ataque con { $count }
linko-problem-row-too-large = la fila tiene { $found } cartas, y el máximo son seis
linko-problem-row-too-small = cartas en la fila: { $found }, pero mientras queden cartas en el mazo ahora debería tener al menos { $least }
linko-problem-nothing-to-draw = la fila y el mazo están vacíos, así que la partida ha terminado
linko-problem-not-over = la partida no ha terminado: el jugador que tiene el turno tiene cartas en la mano, y en la fila o en el mazo queda alguna carta
linko-problem-known-not-held = según las cartas conocidas, el asiento { $seat } tendría { $cards } en la mano, pero no es así

## Themes of puzzles

linko-theme-attack = Atacar
linko-theme-hold = No atacar
linko-theme-bait = Cebo
linko-theme-lay = Qué poner
linko-theme-draw = Qué robar
linko-theme-take = ¿Llevársela?
linko-theme-count = Sin secretos
