import type { BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import type { Card } from '../cards.ts';
import { blackjackTotal, blackjackValue } from './blackjack-hand.ts';

/**
 * Basic strategy of these rules: one letter for each open card of the dealer, 2 to 10 and the ace. `h`
 * hits, `s` stands, `d` doubles, `p` splits. Each letter is the move with the highest return, which
 * `blackjack-return.test.ts` verifies.
 */
const hard: Readonly<Record<number, string>> = {
  9: 'h d d d d h h h h h',
  10: 'd d d d d d d d h h',
  11: 'd d d d d d d d d h',
  12: 'h h s s s h h h h h',
  13: 's s s s s h h h h h',
  14: 's s s s s h h h h h',
  15: 's s s s s h h h h h',
  16: 's s s s s h h h h h',
};

const soft: Readonly<Record<number, string>> = {
  13: 'h h h h d h h h h h',
  14: 'h h h d d h h h h h',
  15: 'h h h d d h h h h h',
  16: 'h h d d d h h h h h',
  17: 'h d d d d h h h h h',
  18: 's d d d d s s h h h',
};

/** Pairs by card value; `-` plays by the total. */
const pairs: Readonly<Record<number, string>> = {
  1: 'p p p p p p p p p p',
  2: 'p p p p p p - - - -',
  3: 'p p p p p p - - - -',
  4: '- - - p p - - - - -',
  6: 'p p p p p - - - - -',
  7: 'p p p p p p - - - -',
  8: 'p p p p p p p p p p',
  9: 'p p p p p - p p - -',
};

/** Lowest totals on which basic strategy always stands, against any dealer upcard. */
const standsFrom = { hard: 17, soft: 19 };

const moves: Readonly<Record<string, BlackjackMove>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
};

/** Soft 18 stands if it may not double; every other total hits. */
const softStand = 18;

/** A hand as shown to its player. */
export interface BlackjackView {
  readonly cards: readonly Card[];
  /** The dealer's open card. */
  readonly up: Card;
  /** Allowed moves. */
  readonly allowed: readonly BlackjackMove[];
}

/** Returns the allowed move with the highest return against the dealer's open card. @source ours */
export function suggestBlackjack({ cards, up, allowed }: BlackjackView): BlackjackMove {
  const column = (blackjackValue(up.rank) + 8) % 10;
  const { total, isSoft } = blackjackTotal(cards);
  const first = cards[0];
  const pair = first && allowed.includes('split') ? pairs[blackjackValue(first.rank)] : undefined;
  if (pair?.split(' ')[column] === 'p') return 'split';
  const from = isSoft ? standsFrom.soft : standsFrom.hard;
  const row = (isSoft ? soft : hard)[total]?.split(' ') ?? [];
  const move = moves[row[column] ?? (total >= from ? 's' : 'h')] ?? 'stand';
  if (move !== 'double' || allowed.includes('double')) return move;
  return isSoft && total === softStand ? 'stand' : 'hit';
}
