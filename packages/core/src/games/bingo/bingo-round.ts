import { shareOf, sumMoney } from '../../contract/money.ts';
import {
  bingoBalls,
  callTimes,
  completedAfter,
  type BingoCard,
  type BingoPattern,
} from './bingo-card.ts';

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

/**
 * Terms fixed when the sale opens, in basis points: the house commission, and the prizes from the rest.
 */
export interface BingoTerms {
  readonly takeoutBp: number;
  /** Shares of the pool after the commission; together 10,000 at most. */
  readonly prizesBp: Readonly<Record<BingoPattern, number>>;
}

/** Default terms. @source ours */
export const bingoTerms: BingoTerms = {
  takeoutBp: 1_000,
  prizesBp: { corners: 1_000, line: 2_500, full: 6_500 },
};

/** Rules of a bingo hall. */
export interface BingoHall {
  readonly timing: BingoTiming;
  readonly terms: BingoTerms;
}

/**
 * Bingo halls by engine: the standard one, one with frequent rounds and fast balls, one whose pool goes
 * mostly to the full card, and one whose lines pay as much as the card.
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
    terms: { takeoutBp: 800, prizesBp: { corners: 500, line: 1_500, full: 8_000 } },
  },
  'bingo-lines': {
    timing: bingoTiming,
    terms: { takeoutBp: 1_000, prizesBp: { corners: 2_000, line: 4_000, full: 4_000 } },
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

/** Distribution of the pool: prizes + takeout + breakage always equals the pool. */
export interface BingoSettlement {
  readonly prizes: readonly BingoPrize[];
  /** Payout of each card in minor units; 0 for cards without a prize. */
  readonly payouts: ReadonlyMap<string, bigint>;
  readonly takeout: bigint;
  readonly breakage: bigint;
  /** Number of balls until the round ends; 0 without sold cards. */
  readonly calledBalls: number;
}

const patterns: readonly BingoPattern[] = ['corners', 'line', 'full'];

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

/**
 * Settles a round: the first cards to complete a pattern share its prize; a full card ends it.
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
  const prizes =
    cards.length === 0
      ? []
      : patterns.map((pattern) =>
          prizeOf(pattern, cards, times, shareOf(pool - takeout, terms.prizesBp[pattern])),
        );

  const payouts = new Map(cards.map(({ id }) => [id, 0n]));
  for (const { cardIds, each } of prizes) {
    for (const id of cardIds) payouts.set(id, (payouts.get(id) ?? 0n) + each);
  }
  return {
    prizes,
    payouts,
    takeout,
    breakage: pool - takeout - sumMoney(payouts.values()),
    calledBalls: Math.max(0, ...prizes.map(({ afterBalls }) => afterBalls)),
  };
}

/** Return of all cards together, in basis points; it does not depend on the players. */
export const bingoReturnBp = ({ takeoutBp, prizesBp }: BingoTerms = bingoTerms): number =>
  Math.floor(
    ((10_000 - takeoutBp) * patterns.reduce((sum, pattern) => sum + prizesBp[pattern], 0)) / 10_000,
  );

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
