import { shareOf, sumMoney } from '../../contract/money.ts';
import {
  bingoBalls,
  callTimes,
  completedAfter,
  type BingoCard,
  type BingoPattern,
} from './bingo-card.ts';
import { bingoPrizes, bingoTerms, type BingoSales, type BingoTerms } from './bingo-terms.ts';

/** Times of a hall in milliseconds. */
export interface BingoTiming {
  /**
   * Interval of the timetable: rounds start at its whole multiples since 1970. It divides an hour, so that
   * they start at the same minutes of each hour, and leaves room for the longest round, its pause and
   * the shortest sale, so that no start is skipped.
   */
  readonly everyMs: number;
  /** Shortest sale; it lasts from the end of the pause to the start of the round. */
  readonly sellingMs: number;
  /** Interval of the balls. */
  readonly ballMs: number;
  /** From the end of a round to the next sale. */
  readonly pauseMs: number;
}

/** Default times of a hall. @source ours */
export const bingoTiming: BingoTiming = {
  everyMs: 300_000,
  sellingMs: 30_000,
  ballMs: 3_000,
  pauseMs: 10_000,
};

/** Rules of a bingo hall. */
export interface BingoHall {
  readonly timing: BingoTiming;
  readonly terms: BingoTerms;
}

/**
 * Bingo halls by engine: the standard one, one with frequent rounds and fast balls, one whose pool goes
 * mostly to the full card, and one whose lines pay as much as the card.
 *
 * Guarantees return 95 % at most. `bingo-full` with 20 cards: shares of 0.92, 2.76 and 14.72 prices, the
 * guarantee 1 + 3 + 15 = 19 of 20, which is 95 %. `bingo-lines` with 30: shares of 5.4, 10.8 and 10.8,
 * the guarantee 6 + 11 + 11 = 28 of 30, which is 93.3 %.
 * @source ours
 */
export const bingoHalls: Readonly<Record<string, BingoHall>> = {
  bingo: { timing: bingoTiming, terms: bingoTerms },
  'bingo-quick': {
    timing: { everyMs: 180_000, sellingMs: 20_000, ballMs: 2_000, pauseMs: 8_000 },
    terms: bingoTerms,
  },
  'bingo-full': {
    timing: { everyMs: 300_000, sellingMs: 45_000, ballMs: 3_000, pauseMs: 12_000 },
    terms: {
      takeoutBp: 800,
      prizesBp: { corners: 500, line: 1_500, full: 8_000 },
      guarantee: { fromCards: 20, prices: { corners: 1, line: 3, full: 15 } },
    },
  },
  'bingo-lines': {
    timing: bingoTiming,
    terms: {
      takeoutBp: 1_000,
      prizesBp: { corners: 2_000, line: 4_000, full: 4_000 },
      guarantee: { fromCards: 30, prices: { corners: 6, line: 11, full: 11 } },
    },
  },
};

/** A card that was bought. */
export interface SoldCard {
  readonly id: string;
  /** Price in minor units. */
  readonly price: bigint;
  readonly card: BingoCard;
}

/** A prize and its winners. */
export interface BingoPrize {
  readonly pattern: BingoPattern;
  /** Number of balls after which it was won. */
  readonly afterBalls: number;
  readonly cardIds: readonly string[];
  /** Payout of each of these cards, in minor units. */
  readonly each: bigint;
}

/** Distribution of the pool: prizes + takeout + breakage always equals the pool + the top-up. */
export interface BingoSettlement {
  readonly prizes: readonly BingoPrize[];
  /** Payout of each card in minor units; 0 for cards without a prize. */
  readonly payouts: ReadonlyMap<string, bigint>;
  readonly takeout: bigint;
  readonly breakage: bigint;
  /** What the house adds to the pool, so that each prize reaches its guarantee, in minor units. */
  readonly topUp: bigint;
  /** Number of balls until the round ends; 0 without sold cards. */
  readonly calledBalls: number;
}

function prizeOf(
  pattern: BingoPattern,
  cards: readonly SoldCard[],
  times: Uint8Array,
  prize: bigint,
): BingoPrize {
  const balls = cards.map(({ card }) => completedAfter(card, pattern, times));
  const afterBalls = Math.min(...balls);
  const winners = cards.filter((_, index) => balls[index] === afterBalls);
  return {
    pattern,
    afterBalls,
    cardIds: winners.map(({ id }) => id),
    each: prize / BigInt(winners.length),
  };
}

const salesOf = ({ length }: readonly SoldCard[], staked: bigint): BingoSales => ({
  cards: length,
  staked,
  cardPrice: staked / BigInt(length),
});

/**
 * Settles a round: the first cards to complete a pattern share its prize; a full card ends it. From enough
 * cards on a prize is at least its guarantee, of which the price of a card is the average of those sold.
 * Remainders of rounding, and shares without a prize, are breakage.
 * @source spec §1 (bingo), the rules ours
 */
export function settleBingo(
  cards: readonly SoldCard[],
  order: readonly number[],
  terms: BingoTerms = bingoTerms,
): BingoSettlement {
  const pool = sumMoney(cards.map(({ price }) => price));
  const takeout = shareOf(pool, terms.takeoutBp);
  const times = callTimes(order);
  const amounts = cards.length === 0 ? [] : bingoPrizes(salesOf(cards, pool), terms);
  const prizes = amounts.map(({ pattern, amount }) => prizeOf(pattern, cards, times, amount));
  const topUp = sumMoney(amounts.map((prize) => prize.topUp));

  const payouts = new Map(cards.map(({ id }) => [id, 0n]));
  for (const { cardIds, each } of prizes) {
    for (const id of cardIds) payouts.set(id, (payouts.get(id) ?? 0n) + each);
  }
  return {
    prizes,
    payouts,
    takeout,
    breakage: pool + topUp - takeout - sumMoney(payouts.values()),
    topUp,
    calledBalls: Math.max(0, ...prizes.map(({ afterBalls }) => afterBalls)),
  };
}

/** Phase of a round: selling cards, calling balls, showing the winners, or over. */
export type BingoPhase = 'selling' | 'calling' | 'won' | 'over';

/**
 * Start of a round, at which its first ball is called: the first time of the timetable that leaves its
 * sale the shortest duration. Times in milliseconds since 1970.
 */
export const bingoStartsAt = (
  opensAt: number,
  { everyMs, sellingMs }: BingoTiming = bingoTiming,
): number => Math.ceil((opensAt + sellingMs) / everyMs) * everyMs;

/** A round as its timetable goes on from it. Times in milliseconds since 1970. */
export interface BingoProgress {
  readonly startsAt: number;
  /** `null` before its end, which stays secret until then: the longest round is assumed. */
  readonly endedAt: number | null;
  readonly now: number;
}

/** Starts of the rounds after one, soonest first. */
export function nextBingoStarts(
  { startsAt, endedAt, now }: BingoProgress,
  count: number,
  timing: BingoTiming = bingoTiming,
): number[] {
  const { everyMs, ballMs, pauseMs } = timing;
  const isOverAt = endedAt ?? startsAt + (bingoBalls - 1) * ballMs;
  const first = bingoStartsAt(Math.max(now, isOverAt + pauseMs), timing);
  return Array.from({ length: count }, (_, index) => first + index * everyMs);
}

/** The phase at a time, and the number of balls called by then. Times in milliseconds. */
export function bingoAt(
  startsAt: number,
  calledBalls: number,
  now: number,
  { ballMs, pauseMs }: BingoTiming = bingoTiming,
): { readonly phase: BingoPhase; readonly called: number } {
  if (now < startsAt) return { phase: 'selling', called: 0 };
  const called = Math.floor((now - startsAt) / ballMs) + 1;
  if (called < calledBalls) return { phase: 'calling', called };
  const wonAt = startsAt + Math.max(0, calledBalls - 1) * ballMs;
  const phase = now < wonAt + pauseMs ? 'won' : 'over';
  return { phase, called: calledBalls };
}
