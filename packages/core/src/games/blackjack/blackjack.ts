import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import { drawCards, type Card } from '../cards.ts';
import type { Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import {
  activeHand,
  blackjackMultiplesBp,
  blackjackResult,
  countBlackjackStakes,
  dealBlackjack,
  moveBlackjack,
  playDealer,
  type BlackjackResult,
  type BlackjackTable,
} from './blackjack-table.ts';
import { suggestBlackjack } from './suggest-move.ts';

/**
 * Maximum number of cards of a play: only a hand below 21 takes another card, and each card counts at
 * least 1, so that a hand has at most 21 cards and the dealer's at most 17.
 */
export const blackjackCards = 2 * 21 + 17;

/**
 * Draws the shoe of a play with replacement: each of the 52 cards always has the same probability.
 */
export const drawBlackjackShoe = (draw: Draw): Card[] => drawCards(draw, blackjackCards);

/** Returns the table after moves; the dealer plays once all hands are done. */
export function playBlackjack(
  shoe: readonly Card[],
  moves: readonly BlackjackMove[],
): BlackjackTable {
  const table = moves.reduce((now, move) => moveBlackjack(now, shoe, move), dealBlackjack(shoe));
  return activeHand(table) === null ? playDealer(table, shoe) : table;
}

/**
 * Returns the payout of a play in minor units for the sum of its equal stakes; 0 while a hand is not
 * done. Each hand is rounded down.
 */
export function blackjackPayout(table: BlackjackTable, sum: bigint): bigint {
  const stake = sum / BigInt(countBlackjackStakes(table));
  return table.hands.reduce((paid, hand) => {
    const result = blackjackResult(table, hand);
    if (result === null) return paid;
    return paid + shareOf(stake * BigInt(hand.stakes), blackjackMultiplesBp[result]);
  }, 0n);
}

/** A strategy with one stake, chosen before the deal. */
export interface BlackjackInput {
  readonly strategy: 'one-stake';
}

/** A hand that was never doubled or split. */
export interface BlackjackOutcome extends InstantOutcome {
  readonly cards: readonly Card[];
  readonly dealer: readonly Card[];
  readonly result: BlackjackResult;
}

const schema = z.strictObject({ strategy: z.literal('one-stake') });

const oneStakeMoves = ['hit', 'stand'] as const;

/** Plays the best moves without further stakes. */
function playOneStake(shoe: readonly Card[]): BlackjackTable {
  let table = dealBlackjack(shoe);
  for (;;) {
    const hand = table.hands[activeHand(table) ?? -1];
    const [up] = table.dealer;
    if (!hand || !up) return playDealer(table, shoe);
    const move = suggestBlackjack({ cards: hand.cards, up, allowed: oneStakeMoves });
    table = moveBlackjack(table, shoe, move);
  }
}

/** Return of the strategy over all shoes; `blackjack-return.test.ts` recalculates it. */
const oneStakeReturn = ratio(89_512_638_548_729_315_354_590_833_380n, 13n ** 26n);

/**
 * Blackjack played by the best moves without further stakes. The version with the player's own moves is
 * in `blackjack-steps.ts`; both have the same rules.
 * @source spec §1 (casino), the rules ours: an endless shoe, the dealer stands on soft 17 and looks for
 *   blackjack, double on any two cards, one split
 */
export const blackjack: InstantGame<BlackjackInput, BlackjackOutcome> = {
  id: 'blackjack',
  pace: 'casino',
  words: blackjackCards,
  // Without further stakes, and of all stakes with the suggested moves.
  returnBp: { minimumBp: 9_757, maximumBp: 9_949 },
  readInput: (value) => readInput(schema, value),
  play: (_, stake, draw) => {
    const table = playOneStake(drawBlackjackShoe(draw));
    const [hand] = table.hands;
    const result = hand && blackjackResult(table, hand);
    if (!hand || !result) throw new Error('A hand of blackjack has no result.');
    const payout = blackjackPayout(table, stake);
    return { cards: hand.cards, dealer: table.dealer, result, payout };
  },
  maximumPayout: (_, stake) => shareOf(stake, blackjackMultiplesBp.blackjack),
  rtp: () => oneStakeReturn,
};
