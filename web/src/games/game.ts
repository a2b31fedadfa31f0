// What a game tells the client about itself. Screens and parts ask a `Game` and never which one it is.
//
// The one thing to know: `Game` comes with the first page, so it holds facts, words and a miniature; what is drawn around a board is a
// `GameView`, which is loaded with the first screen that shows one.

import type { Component, Snippet } from 'svelte';
import type { Clocks, Decision, DecisionKind, Effects, GameName, GameResult, Judgement, Position, ShapeColour } from '../wire/types.ts';

export type PositionOf<Name extends GameName> = Extract<Position, { game: Name }>;

export interface PlayedMove {
  readonly seat: number;
  readonly move: string;
}

export interface Game<P extends Position = Position> {
  readonly name: GameName;
  /** How many can play. The first is the default. */
  readonly players: readonly number[];
  /** The first is the default. */
  readonly variants: readonly string[];
  /** Whether each seat sees something that others do not: then positions cannot be previewed, and a shared device is handed over. */
  readonly hidesCards: boolean;
  /** Whether several games can be played as a match. */
  readonly hasMatches: boolean;
  /** Bots to play against, weakest first. */
  readonly bots: readonly string[];
  /** What somebody chooses who chooses a seat: a colour, or who begins. */
  readonly seatChoice: 'colour' | 'first';
  /** The width of the board divided by its height; nothing where the board is as high as its content. */
  readonly shape: number | undefined;
  /** The same for the small board of a diagram, before the position is there. */
  readonly diagramShape: number | undefined;
  /** A position in the middle of a game. */
  readonly example: P;
  /** Some moves of a real game, position by position: what a board shows that plays by itself. */
  readonly sample: readonly P[];
  readonly Miniature: Component<{ position: P }>;
  readonly words: GameWords<P>;
  /** Under which heading a move stands in the list of all choices. */
  groupOf(move: string): string;
  /** Whether somebody had to pass between a move and the next decision, which is made by the same seat. */
  opponentPassed(move: string, next: DecisionKind): boolean;
  /** Whether a turn is over after a move although the same seat made the next one: the opponent had to pass. */
  turnOver(move: string, next: string): boolean;
  /** The position after a move as far as it can be known without the server: it is drawn until the answer is there. */
  sketch(position: P, played: PlayedMove): P | undefined;
  /** The colours each seat plays with, as they are drawn; none where a seat has no colour. */
  seatColours(position: P): readonly (readonly string[])[];
  /** Whether the overlay of the board is what a lesson is about. */
  overlayIn(lesson: string): boolean;
  /** What of a decision is offered in a lesson, by the names of the lessons up to it: nothing that a later one teaches. */
  offeredIn(taught: readonly string[], decision: Decision): Decision;
  loadView(): Promise<GameView<P>>;
}

/** What the analysis board has to know about a game. Positions and moves are text. */
export interface GameAnalysis {
  /** How long a position is thought about, step by step: limits of the engine protocol. */
  readonly efforts: readonly string[];
  /** The same position with the opponent to move; nothing where that means nothing. The engine may refuse it. */
  threat(position: string): string | undefined;
  /** How many moves at the beginning of a line are one turn, as far as their texts tell. */
  turnLength(moves: readonly string[]): number;
  /** How moves are called that are counted together for positions of other deals; nothing where every game starts alike. */
  readonly outline?: (moves: readonly string[]) => string;
  /** What of a turn is drawn on the board. */
  drawn(turn: readonly string[]): readonly Pick<MoveArrow, 'move' | 'label'>[];
}

/** Something that the coach says once: the message `coach-GAME-ID`, with a face that fits. */
export interface Remark {
  readonly id: string;
  readonly mood: 'calm' | 'ponder' | 'glad';
}

/** A move as the coach looks at it. */
export interface CoachedMove extends PlayedMove {
  /** The points it went by, where it went by several. */
  readonly way: readonly string[];
}

/** A move, the positions around it, and who is coached. */
export interface Scene<P extends Position> extends CoachedMove {
  readonly before: P;
  readonly after: P;
  readonly me: number;
  /** Whether the one who is coached made the move. */
  readonly mine: boolean;
}

/** What a coach has to say about a game. Before a decision it says `coach-GAME-phase-KIND`, where there is such a message. */
export interface Coach<P extends Position = Position> {
  /** Everything that may be remarked, the most important first. */
  readonly remarks: readonly Remark[];
  /** Which of it a move gives reason for. `me` is the seat that is coached. */
  notice(before: P, after: P, played: CoachedMove, me: number): readonly string[];
  /** What a first hint points at: a part of the move, or nothing where only the whole move can be shown. */
  beginningOf(move: string): string | undefined;
}

/** `film.json` of a game: a few moves that show it, frame by frame. The worked example of the rules says in words what happens. */
export interface Film {
  readonly position: string;
  readonly frames: readonly (readonly string[])[];
}

export interface GameWords<P extends Position = Position> {
  /** A move as something to do: what a button or a choice says. */
  move(move: string): string;
  /** A move that was played, in words that follow a name: "took the set". */
  played(move: string): string;
  /** A move as it stands in a list: our notation, with its English words translated. */
  shortMove(move: string): string;
  /** What a move did that its own words do not say, for a screen reader. */
  consequence(before: P, after: P, played: PlayedMove | undefined, viewer: number | null): string;
  /** A value in the reason of a refusal, if it is a word of the game. `id` is that value as it stands in the ids of messages. */
  reasonValue(value: string, id: string): string | undefined;
}

/** How a game ends. */
export interface Ending<P extends Position = Position> {
  /** What is counted at the end. */
  score(result: GameResult, position: P): ScoreTable;
  /** Which message `finish-…` says how the rules ended the game, if one does. */
  finish(result: GameResult, position: P): string | undefined;
}

/** The scores at the end, one column for each thing that was counted. */
export interface ScoreTable {
  readonly columns: readonly ScoreColumn[];
  /** What decided the game where the numbers do not show it, and the clause that says so. */
  readonly decision: { readonly words: string; readonly clause: string } | undefined;
}

export interface ScoreColumn {
  readonly title: string;
  /** What is seen instead of a long title. */
  readonly short?: string;
  /** Whether this column decided the game. */
  readonly decided: boolean;
  /** By seat. */
  readonly scores: readonly number[];
}

/** What is drawn of a game on screens with a board. */
export interface GameView<P extends Position = Position> {
  readonly Board: Component<BoardProps<P>>;
  /** A player beside the board; nothing where the board itself shows its players. */
  readonly Plate?: Component<PlateProps<P>>;
  /** Moves that are not made on the board. */
  readonly MoveButtons?: Component<MoveButtonsProps<P>>;
  /** What else stands beside the board at a table. */
  readonly Side?: Component<SideProps<P>>;
  /** Settings of the board that are offered at the table. */
  readonly Aids?: Component;
}

/** A move that is compared with others, as an arrow. */
export interface MoveArrow {
  readonly move: string;
  /** From 0 to 1: how wide the arrow is. */
  readonly strength: number;
  /** What stands at its head. */
  readonly label?: string;
  /** The best move, another one, what the opponent would play, how bad it is, or the colour in which somebody drew it. */
  readonly tone: 'best' | 'other' | 'threat' | Judgement | ShapeColour;
}

export interface BoardProps<P extends Position = Position> {
  position: P;
  /** The accessible name, where it is not that of the game. */
  label?: string | undefined;
  /** Whose view this is; null for a spectator. */
  viewer?: number | null | undefined;
  /** By seat. */
  names?: readonly string[] | undefined;
  /** The names of the accounts of those who have one, by seat. */
  profiles?: readonly (string | undefined)[] | undefined;
  /** The face of who sits at a seat, round, as large as its place. */
  face?: Snippet<[seat: number]> | undefined;
  /** The seat that decides, in this browser or elsewhere. */
  deciding?: number | undefined;
  /** What is decided here and now, and what is legal. */
  kind?: DecisionKind | undefined;
  legal?: readonly string[] | undefined;
  /** The move that led here, and who made it. */
  lastMove?: string | undefined;
  lastSeat?: number | undefined;
  /** The points the last move went by, where the server said so. */
  way?: readonly string[] | undefined;
  /** The position after the move that is being considered, and what else that move does. */
  preview?: Position | undefined;
  effects?: Effects | undefined;
  /** Whether the game is over: a lesson may have nothing to decide all the same. */
  over?: boolean | undefined;
  /** Who has won, once it is. */
  winners?: readonly number[] | undefined;
  /** Moves that are pointed out, and moves that are crossed out. */
  shownMoves?: readonly string[] | undefined;
  crossedMoves?: readonly string[] | undefined;
  /** Moves that are compared, the best first. */
  arrows?: readonly MoveArrow[] | undefined;
  /** Whether the board draws its overlay, if it has one. */
  overlay?: boolean | undefined;
  /** Spaces that a text beside the board names: they are pointed out with their names. */
  namedSpaces?: readonly string[] | undefined;
  /** Whether a picture shows the letters and numbers along its edge. */
  coordinates?: boolean | undefined;
  /** What goes on, where the board itself says it. */
  status?: string | undefined;
  /** Whether hidden cards that everybody can deduce are shown. */
  showKnown?: boolean | undefined;
  /** Every hand, by seat, where all may be seen. */
  hands?: readonly (readonly string[])[] | undefined;
  away?: readonly boolean[] | undefined;
  clocks?: Clocks | null | undefined;
  serviceNow?: (() => number) | undefined;
  /** Without it the board is a picture. */
  onmove?: ((move: string) => void) | undefined;
  /** A move is considered, or (undefined) no longer. */
  onconsider?: ((move: string | undefined) => void) | undefined;
}

export interface PlateProps<P extends Position = Position> {
  seat: number;
  name: string;
  /** The name of the account, if there is one. */
  profile?: string | undefined;
  /** The face of who sits there, round, as large as its place. */
  face?: Snippet<[seat: number]> | undefined;
  position: P;
  variant?: string | undefined;
  deciding: boolean;
  /** What stands below the name instead of the usual. */
  note?: string | undefined;
  /** Their points in a series of games, beside the name. */
  points?: string | undefined;
  /** Whether this player has won. */
  winner?: boolean | undefined;
  away?: boolean | undefined;
  clocks?: Clocks | null | undefined;
  serviceNow?: (() => number) | undefined;
}

export interface MoveButtonsProps<P extends Position = Position> {
  position: P;
  legal: readonly string[];
  /** At a table, the seats of this browser: the buttons then stay while there is nothing to press, so that nothing moves. */
  mine?: readonly number[] | undefined;
  /** Whether they are seen without their words, which a prompt or a heading says. */
  compact?: boolean | undefined;
  onmove: (move: string) => void;
}

export interface SideProps<P extends Position = Position> {
  position: P;
  /** Whose view this is; null for a spectator. */
  viewer: number | null;
  overlay: boolean;
  onoverlay: (overlay: boolean) => void;
}

/** What most games say about lessons. */
const USUAL = {
  overlayIn: () => false,
  offeredIn: (_: readonly string[], decision: Decision) => decision,
} satisfies Partial<Game>;

/** Forgets which positions a game understands: a position names its game, so a game is only ever given its own. */
export function defineGame<P extends Position>(game: Omit<Game<P>, keyof typeof USUAL> & Partial<Pick<Game<P>, keyof typeof USUAL>>): Game {
  return { ...USUAL, ...game } as unknown as Game;
}

/** A remark, and what gives reason for it. */
export type RemarkWhen<P extends Position> = readonly [id: string, mood: Remark['mood'], when: (scene: Scene<P>) => boolean];

/** Likewise for its coach. The most important remark comes first. */
export function defineCoach<P extends Position>(remarks: readonly RemarkWhen<P>[], beginningOf: Coach['beginningOf']): Coach {
  const coach: Coach<P> = {
    remarks: remarks.map(([id, mood]) => ({ id, mood })),
    notice: (before, after, played, me) => {
      const scene: Scene<P> = { ...played, before, after, me, mine: played.seat === me };
      return remarks.filter(([, , when]) => when(scene)).map(([id]) => id);
    },
    beginningOf,
  };
  return coach as unknown as Coach;
}

/** Likewise for the view of a game. */
export function defineView<P extends Position>(view: GameView<P>): GameView {
  return view as unknown as GameView;
}
