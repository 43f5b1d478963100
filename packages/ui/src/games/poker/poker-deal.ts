import type { PokerRun } from './poker.types.ts';

/** Number of cards of a hand. */
export const handCards = 5;

/** Positions of a hand, from 0. */
export const positions: readonly number[] = Array.from(
  { length: handCards },
  (_, position) => position,
);

/** Interval between cards, in ms. @source ours */
const cardMs = 110;

/** Duration of a card's movement from the deck to its position, in ms. */
const slideMs = 420;

/** Animation of the cards: all of them in the deal, and the cards that are not held in the draw. */
export interface Deal {
  /** Time at which each card is dealt, in ms; `undefined` for a held card. */
  readonly startsMs: readonly (number | undefined)[];
  readonly durationMs: number;
  /** Shares of the duration at which a card has reached its position. */
  readonly marksAt: readonly number[];
}

/** Returns the animation of a deal or a draw. */
export function dealOf(run: Pick<PokerRun, 'held'> | null): Deal {
  const coming = run ? positions.filter((position) => !run.held?.includes(position)) : [];
  const durationMs = coming.length === 0 ? 0 : (coming.length - 1) * cardMs + slideMs;
  return {
    startsMs: positions.map((position) => {
      const turn = coming.indexOf(position);
      return turn < 0 ? undefined : turn * cardMs;
    }),
    durationMs,
    marksAt: coming.map((_, turn) => (turn * cardMs + slideMs) / durationMs),
  };
}

/** Toggles whether a card is held; positions are in ascending order. */
export const toggledHold = (held: readonly number[], position: number): readonly number[] =>
  held.includes(position)
    ? held.filter((other) => other !== position)
    : [...held, position].toSorted((one, other) => one - other);

/** Returns the position for a digit from 1 to 5, from 0; `undefined` for other keys. */
export const positionOfKey = (key: string): number | undefined =>
  /^[1-5]$/.test(key) ? Number(key) - 1 : undefined;
