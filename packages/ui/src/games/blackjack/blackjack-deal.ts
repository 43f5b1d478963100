import type { BlackjackMoveName, BlackjackRun } from './blackjack.types.ts';

/** Interval between cards, in ms. @source ours */
const cardMs = 260;

/** Duration of a card's movement from the shoe to its position, in ms. */
const slideMs = 420;

type Cards = Pick<BlackjackRun, 'id'> & {
  readonly hands: readonly { readonly cards: readonly unknown[] }[];
  readonly dealer: { readonly cards: readonly unknown[] };
};

/** Times at which the cards are dealt, in ms; `undefined` for cards already on the table. */
export interface BlackjackDeal {
  readonly hands: readonly (readonly (number | undefined)[])[];
  readonly dealer: readonly (number | undefined)[];
  readonly durationMs: number;
  /** Shares of the duration at which a card has reached its position. */
  readonly marksAt: readonly number[];
}

/**
 * Returns the deal between two states of a play: the player's new cards first, then the dealer's. The initial
 * deal has no previous state.
 */
export function dealFrom(before: Cards | null, run: Cards | null): BlackjackDeal {
  if (!run) return { hands: [], dealer: [], durationMs: 0, marksAt: [] };
  const earlier = before?.id === run.id ? before : null;
  const isSplit = earlier !== null && earlier.hands.length < run.hands.length;
  let coming = 0;
  const startOf = (position: number, lying: number): number | undefined => {
    if (position < lying) return undefined;
    coming += 1;
    return (coming - 1) * cardMs;
  };
  const lyingIn = (hand: number): number =>
    isSplit ? 1 : (earlier?.hands[hand]?.cards.length ?? 0);
  const hands = run.hands.map(({ cards }, hand) =>
    cards.map((_, position) => startOf(position, lyingIn(hand))),
  );
  const dealer = run.dealer.cards.map((_, position) =>
    startOf(position, earlier?.dealer.cards.length ?? 0),
  );
  const durationMs = coming === 0 ? 0 : (coming - 1) * cardMs + slideMs;
  return {
    hands,
    dealer,
    durationMs,
    marksAt: Array.from({ length: coming }, (_, turn) => (turn * cardMs + slideMs) / durationMs),
  };
}

const keys: Readonly<Record<string, BlackjackMoveName>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
};

/** Returns the key of a move. */
export const keyOfMove = (move: BlackjackMoveName): string =>
  Object.keys(keys).find((key) => keys[key] === move) ?? '';

/** Returns the move of a key; `undefined` for other keys. */
export const moveOfKey = (key: string): BlackjackMoveName | undefined => keys[key.toLowerCase()];
