import { shareOf } from '../../contract/money.ts';
import type { BingoPattern } from './bingo-card.ts';

/** Patterns in the order in which their prizes are shown. */
const patterns: readonly BingoPattern[] = ['corners', 'line', 'full'];

/**
 * Smallest prizes of a round in which enough cards were sold. The house adds what the shares of the pool
 * lack. They are multiples of the price of a card, so that they hold in every currency.
 */
export interface BingoGuarantee {
  /** Number of sold cards from which the prizes are guaranteed. */
  readonly fromCards: number;
  /** Smallest prize of each pattern, in prices of a card. */
  readonly prices: Readonly<Record<BingoPattern, number>>;
}

/**
 * Terms fixed when the sale opens: the house commission, the prizes from the rest, both in basis points,
 * and the smallest prizes.
 */
export interface BingoTerms {
  readonly takeoutBp: number;
  /** Shares of the pool after the commission; together 10,000 at most. */
  readonly prizesBp: Readonly<Record<BingoPattern, number>>;
  /** Default none. */
  readonly guarantee?: BingoGuarantee | undefined;
}

/**
 * Default terms. With 20 cards the pool is 20 prices and 18 remain after the commission: shares of 1.8,
 * 4.5 and 11.7. The guarantee pays 2 + 5 + 12 = 19 of the 20, which returns 95 %; with more cards it
 * returns less, since the pool grows and the guarantee does not.
 * @source ours
 */
export const bingoTerms: BingoTerms = {
  takeoutBp: 1_000,
  prizesBp: { corners: 1_000, line: 2_500, full: 6_500 },
  guarantee: { fromCards: 20, prices: { corners: 2, line: 5, full: 12 } },
};

/** Sales of a round. Amounts in minor units. */
export interface BingoSales {
  /** Number of sold cards. */
  readonly cards: number;
  readonly staked: bigint;
  readonly cardPrice: bigint;
}

/** Prize of a pattern before it is shared among its winners. Amounts in minor units. */
export interface BingoPrizeAmount {
  readonly pattern: BingoPattern;
  /** The share of the pool or, if it is more and applies, the guarantee. */
  readonly amount: bigint;
  /** Part of the amount that the house adds. */
  readonly topUp: bigint;
  /** Smallest prize once enough cards are sold; `null` without a guarantee. */
  readonly guaranteed: bigint | null;
}

const above = (amount: bigint, other: bigint): bigint => (amount > other ? amount - other : 0n);

/**
 * Prizes of a round after its sales so far: of the share of the pool and the guarantee whichever is more;
 * with too few cards the share alone.
 * @source ours
 */
export function bingoPrizes(
  { cards, staked, cardPrice }: BingoSales,
  { takeoutBp, prizesBp, guarantee }: BingoTerms,
): BingoPrizeAmount[] {
  const shared = staked - shareOf(staked, takeoutBp);
  const isGuaranteed = guarantee !== undefined && cards >= guarantee.fromCards;
  return patterns.map((pattern) => {
    const share = shareOf(shared, prizesBp[pattern]);
    const guaranteed = guarantee ? cardPrice * BigInt(guarantee.prices[pattern]) : null;
    const topUp = isGuaranteed ? above(guaranteed ?? 0n, share) : 0n;
    return { pattern, amount: share + topUp, topUp, guaranteed };
  });
}

const sumOfPatterns = (of: (pattern: BingoPattern) => number): number =>
  Math.floor(patterns.reduce((sum, pattern) => sum + of(pattern), 0));

/** Share of the pool that a pattern pays, in basis points of all sales. */
const shareBpOf = ({ takeoutBp, prizesBp }: BingoTerms, pattern: BingoPattern): number =>
  ((10_000 - takeoutBp) * prizesBp[pattern]) / 10_000;

/**
 * Return of all cards together without a guarantee, in basis points; it does not depend on the players.
 */
export const bingoReturnBp = (terms: BingoTerms = bingoTerms): number =>
  sumOfPatterns((pattern) => shareBpOf(terms, pattern));

/**
 * Highest return of all cards together, in basis points: that of the smallest number of cards with which
 * the prizes are guaranteed.
 */
export function maximumBingoReturnBp(terms: BingoTerms = bingoTerms): number {
  const { guarantee } = terms;
  if (!guarantee) return bingoReturnBp(terms);
  return sumOfPatterns((pattern) =>
    Math.max(shareBpOf(terms, pattern), (guarantee.prices[pattern] * 10_000) / guarantee.fromCards),
  );
}
