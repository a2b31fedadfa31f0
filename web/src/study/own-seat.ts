import { localPerson } from '../local/here.ts';
import type { MyPerson, SeatLine } from '../wire/types.ts';

/** The seat of the person who looks, if they played one alone: at the server, or in this browser. */
export function ownSeat(seats: readonly SeatLine[], me: MyPerson | null | undefined): number | undefined {
  const isOwn = ({ occupant, name }: SeatLine): boolean => {
    const person = occupant !== null && 'person' in occupant ? occupant.person : undefined;
    return person !== undefined && (person === localPerson() || (me != null && (person === me.id || name === me.name)));
  };
  const own = seats.flatMap((seat, n) => (isOwn(seat) ? [n] : []));
  return own.length === 1 ? own[0] : undefined;
}
