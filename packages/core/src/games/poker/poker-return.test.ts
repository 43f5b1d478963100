import { describe, expect, it } from 'vitest';
import { cardAt, cardsOfDeck, type Card } from '../cards.ts';
import { addRatios, ratio, toBasisPoints, type Ratio } from '../ratio.ts';
import { poker } from './poker.ts';
import { pokerHandCards, pokerHandOf, pokerMultipleBp } from './poker-hands.ts';
import { suggestHold, type PokerHold } from './suggest-hold.ts';

/** Returns of video poker over all deals and draws, for a stake of one. */
interface PokerReturns {
  /** Number of possible deals. */
  readonly deals: number;
  /** Payouts by number of replaced cards with the best holds: sums over deals and draws. */
  readonly bestPaid: readonly number[];
  /** The same with the holds of a strategy. */
  readonly strategyPaid: readonly number[];
}

/** Subsets of the positions of a hand, as bits. */
const subsets = 1 << pokerHandCards;

const deck: readonly Card[] = Array.from({ length: cardsOfDeck }, (_, index) => cardAt(index));

/** Binomial coefficients as numbers: `ways[count][size]`. */
const ways: readonly (readonly number[])[] = Array.from({ length: pokerHandCards + 1 }, () => []);
for (const [count, row] of ways.entries() as IterableIterator<[number, number[]]>) {
  for (let size = 0; size <= cardsOfDeck; size += 1) {
    row.push(count === 0 ? 1 : size === 0 ? 0 : row[size - 1]! + ways[count - 1]![size - 1]!);
  }
}

/** Number of draws of this many cards from the remaining ones. */
const pokerDraws: readonly number[] = ways.map((row) => row[cardsOfDeck - pokerHandCards]!);

/** Index of the cards of a hand at the positions of a subset, among all sets of the same size. */
function numberOf(hand: readonly number[], subset: number): number {
  let [number, count] = [0, 0];
  for (let index = 0; index < pokerHandCards; index += 1) {
    if (((subset >> index) & 1) === 1) {
      count += 1;
      number += ways[count]![hand[index]!]!;
    }
  }
  return number;
}

const countBits = (bits: number): number => bits.toString(2).replaceAll('0', '').length;
const sizes = Array.from({ length: subsets }, (_, subset) => countBits(subset));

/** Calls back with every hand, its cards in rising order. The array is reused. */
function forEachHand(visit: (hand: readonly number[]) => void): void {
  const hand = [0, 1, 2, 3, 4];
  for (let e = 4; e < cardsOfDeck; e += 1) {
    hand[4] = e;
    for (let d = 3; d < e; d += 1) {
      hand[3] = d;
      for (let c = 2; c < d; c += 1) {
        hand[2] = c;
        for (let b = 1; b < c; b += 1) {
          hand[1] = b;
          for (let a = 0; a < b; a += 1) {
            hand[0] = a;
            visit(hand);
          }
        }
      }
    }
  }
}

/** For every set of up to five cards, by size and index: the payouts of all hands that contain it. */
function sumPayouts(): readonly Float64Array[] {
  const sums = ways.map((row) => new Float64Array(row[cardsOfDeck]!));
  const cards = [...deck.slice(0, pokerHandCards)];
  forEachHand((hand) => {
    for (let index = 0; index < pokerHandCards; index += 1) cards[index] = deck[hand[index]!]!;
    const pays = pokerMultipleBp(pokerHandOf(cards)) / 10_000;
    if (pays === 0) return;
    for (let subset = 0; subset < subsets; subset += 1) {
      sums[sizes[subset]!]![numberOf(hand, subset)]! += pays;
    }
  });
  return sums;
}

/**
 * Returns, for each held subset of a hand, the sum of the payouts of all its draws: hands that contain
 * the held cards and none of the others, by inclusion and exclusion.
 */
function paidBySubset(hand: readonly number[], sums: readonly Float64Array[]): number[] {
  const paid = Array.from(
    { length: subsets },
    (_, subset) => sums[sizes[subset]!]![numberOf(hand, subset)]!,
  );
  for (let bit = 1; bit < subsets; bit <<= 1) {
    for (let subset = 0; subset < subsets; subset += 1) {
      if ((subset & bit) === 0) paid[subset]! -= paid[subset | bit]!;
    }
  }
  return paid;
}

/**
 * Number of hands that differ from this one only in their suits; 0 for all except one representative.
 */
function alike(hand: readonly number[]): number {
  const bySuit = [0, 0, 0, 0];
  for (const index of hand) bySuit[deck[index]!.suit]! += 2 ** deck[index]!.rank;
  let [orders, equal] = [24, 1];
  for (let suit = 1; suit < bySuit.length; suit += 1) {
    if (bySuit[suit]! > bySuit[suit - 1]!) return 0;
    equal = bySuit[suit] === bySuit[suit - 1] ? equal + 1 : 1;
    orders /= equal;
  }
  return orders;
}

/**
 * Calculates the exact returns of video poker over every deal, hold and draw. Hands that differ only in
 * their suits are counted together. All sums are integers below 2^53.
 */
function countPokerReturns(strategy: (cards: readonly Card[]) => PokerHold): PokerReturns {
  const sums = sumPayouts();
  const bestPaid = ways.map(() => 0);
  const strategyPaid = ways.map(() => 0);
  let deals = 0;
  forEachHand((hand) => {
    const count = alike(hand);
    if (count === 0) return;
    deals += count;
    const paid = paidBySubset(hand, sums);
    const replacedBy = (subset: number): number => pokerHandCards - sizes[subset]!;
    const shareOf = (subset: number): number => paid[subset]! / pokerDraws[replacedBy(subset)]!;
    let best = 0;
    for (let subset = 1; subset < subsets; subset += 1) {
      if (shareOf(subset) > shareOf(best)) best = subset;
    }
    bestPaid[replacedBy(best)]! += count * paid[best]!;
    const held = strategy(hand.map((index) => deck[index]!));
    const chosen = held.reduce((bits, index) => bits | (1 << index), 0);
    strategyPaid[replacedBy(chosen)]! += count * paid[chosen]!;
  });
  return { deals, bestPaid, strategyPaid };
}

const { deals, bestPaid, strategyPaid } = countPokerReturns(suggestHold);

const returnOf = (paid: readonly number[]): Ratio =>
  paid
    .map((sum, replaced) => ratio(BigInt(sum), BigInt(deals) * BigInt(pokerDraws[replaced] ?? 1)))
    .reduce(addRatios);

describe('the return of poker, counted over every hand, every hold and every draw', () => {
  it('poker with the suggested holds has exactly the declared return', () => {
    expect(deals).toBe(2_598_960);
    expect(returnOf(strategyPaid)).toEqual(poker.rtp({ strategy: 'suggested' }));
    expect(toBasisPoints(returnOf(strategyPaid))).toBe(poker.returnBp.minimumBp);
  });

  it('poker with the best holds has exactly the published return of its pay table', () => {
    expect(returnOf(bestPaid)).toEqual(ratio(19_842_315_923_796n, 19_933_230_517_200n));
    expect(toBasisPoints(returnOf(bestPaid))).toBe(poker.returnBp.maximumBp);
  });
});
