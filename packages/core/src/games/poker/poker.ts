import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import { cardAt, cardsOfDeck, type Card } from '../cards.ts';
import { drawDistinct, type Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { addRatios, ratio, type Ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import { pokerHandCards, pokerHandOf, pokerMultipleBp, type PokerHand } from './poker-hands.ts';
import { suggestHold, type PokerHold } from './suggest-hold.ts';

/** Number of drawn cards: five for the deal, and a replacement for each. */
export const pokerDrawn = 2 * pokerHandCards;

/** Draws the cards of a play without replacement from one deck. */
export const drawPokerCards = (draw: Draw): Card[] =>
  drawDistinct(draw, pokerDrawn, cardsOfDeck).map(cardAt);

/** Facts of a play, before or after the draw. */
export interface PokerFacts {
  /** The five dealt cards. */
  readonly dealt: readonly Card[];
  /** Positions of the held cards, from 0; `null` before the draw. */
  readonly held: PokerHold | null;
  /** The current hand: the deal, or the hand after the draw. */
  readonly cards: readonly Card[];
  /** Name of the current hand. */
  readonly hand: PokerHand;
  /** Payout of the current hand, in basis points of the stake. */
  readonly multipleBp: number;
}

/**
 * Returns the facts of a play. Each card that is not held is replaced with the next of the deck, from
 * left to right.
 */
export function pokerFacts(sequence: readonly Card[], held: PokerHold | null): PokerFacts {
  const dealt = sequence.slice(0, pokerHandCards);
  const next = sequence.slice(pokerHandCards).values();
  const cards = dealt.map((card, index) =>
    held === null || held.includes(index) ? card : (next.next().value ?? card),
  );
  const hand = pokerHandOf(cards);
  return { dealt, held, cards, hand, multipleBp: pokerMultipleBp(hand) };
}

/** A strategy for holding cards, chosen before the deal. */
export interface PokerInput {
  readonly strategy: 'suggested';
}

/** A hand with the suggested cards held. */
export interface PokerOutcome extends InstantOutcome, PokerFacts {
  readonly held: PokerHold;
}

const schema = z.strictObject({ strategy: z.literal('suggested') });

/**
 * Payouts of the suggested holds by the number of replaced cards, 0 to 5: sums over all deals and
 * draws, for a stake of one. `poker-return.test.ts` recalculates them.
 */
const suggestedPaid = [
  108_920n,
  24_147_296n,
  334_938_156n,
  23_301_578_616n,
  32_992_193_544n,
  46_558_234_848n,
];

/** Number of draws of 0 to 5 cards from the 47 remaining ones. */
const draws = [1n, 47n, 1_081n, 16_215n, 178_365n, 1_533_939n];

/** Number of possible deals. */
const deals = 2_598_960n;

const suggestedReturn: Ratio = suggestedPaid
  .map((paid, replaced) => ratio(paid, deals * (draws[replaced] ?? 1n)))
  .reduce(addRatios);

/**
 * Video poker with the suggested holds. The version in which the player chooses is in `poker-steps.ts`;
 * both have the same pay table. @source spec §1 (casino), the rules ours: 9/6 Jacks or Better
 */
export const poker: InstantGame<PokerInput, PokerOutcome> = {
  id: 'poker',
  pace: 'casino',
  words: pokerDrawn,
  // With the suggested holds, and with the best ones.
  returnBp: { minimumBp: 9_945, maximumBp: 9_954 },
  readInput: (value) => readInput(schema, value),
  play: (_, stake, draw) => {
    const sequence = drawPokerCards(draw);
    const held = suggestHold(sequence.slice(0, pokerHandCards));
    const facts = pokerFacts(sequence, held);
    return { ...facts, held, payout: shareOf(stake, facts.multipleBp) };
  },
  maximumPayout: (_, stake) => shareOf(stake, pokerMultipleBp('royal-flush')),
  rtp: () => suggestedReturn,
};
