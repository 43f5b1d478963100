import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import { createDraw, type Draw } from '../fairness/draw.ts';
import {
  bingoBalls,
  bingoCard,
  bingoPatterns,
  callOrder,
  completedAfter,
  type BingoCard,
} from './bingo-card.ts';
import {
  bingoAt,
  bingoHalls,
  bingoStartsAt,
  nextBingoStarts,
  settleBingo,
  type SoldCard,
} from './bingo-round.ts';
import type { BingoTerms } from './bingo-terms.ts';

/** Words (32 bits each) of a small generator with a fixed start: the same draw each time. */
function* wordsFrom(seed: number): Generator<number> {
  for (let state = seed >>> 0; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}
const drawFrom = (seed: number): Draw => createDraw(wordsFrom(seed));

const inOrder = Array.from({ length: bingoBalls }, (_, index) => index + 1);

/** A card whose columns hold their first five balls from top to bottom. */
const plainCard: BingoCard = Array.from({ length: 25 }, (_, cell) =>
  cell === 12 ? null : (cell % 5) * 15 + Math.floor(cell / 5) + 1,
);

describe('a card', () => {
  it('a bingo card has 24 different numbers, each in its column, and a free middle', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const card = bingoCard(drawFrom(seed));
      expect(card).toHaveLength(25);
      expect(card[12]).toBeNull();
      const numbers = card.filter((ball) => ball !== null);
      expect(new Set(numbers).size).toBe(24);
      card.forEach((ball, cell) => {
        if (ball !== null) expect(Math.floor((ball - 1) / 15)).toBe(cell % 5);
      });
    }
  });
});

describe('the calls', () => {
  it('the calls contain every ball once', () => {
    expect(callOrder(drawFrom(7)).sort((left, right) => left - right)).toEqual(inOrder);
  });
});

describe('a pattern', () => {
  it('a bingo pattern is a line out of twelve, the four corners, or all cells', () => {
    expect(bingoPatterns.line).toHaveLength(12);
    expect(bingoPatterns.full[0]).toHaveLength(25);
    const positions = bingoPatterns.line.flat();
    expect(positions.filter((cell) => cell === 12)).toHaveLength(4);
  });

  it('a bingo pattern is complete with its last ball, and the free middle needs none', () => {
    // The first column is 1 to 5. The corners are 1, 5, 61 and 65.
    expect(completedAfter(plainCard, 'line', inOrder)).toBe(5);
    expect(completedAfter(plainCard, 'corners', inOrder)).toBe(65);
    expect(completedAfter(plainCard, 'full', inOrder)).toBe(65);
    // The middle row needs four balls only: 3, 18, 48, 63.
    const middleFirst = [
      3,
      18,
      48,
      63,
      ...inOrder.filter((ball) => ![3, 18, 48, 63].includes(ball)),
    ];
    expect(completedAfter(plainCard, 'line', middleFirst)).toBe(4);
  });
});

describe('a round', () => {
  const sold = (id: string, card: BingoCard = plainCard, price = 1_000n): SoldCard => ({
    id,
    price,
    card,
  });

  it('a round shares each prize among the first winners', () => {
    const settled = settleBingo([sold('a'), sold('b'), sold('c')], inOrder);
    // Pool 3,000, takeout 300; corners 270, line 675, full 1,755; each by three.
    expect(settled.takeout).toBe(300n);
    expect(settled.prizes.map(({ pattern, each }) => [pattern, each])).toEqual([
      ['corners', 90n],
      ['line', 225n],
      ['full', 585n],
    ]);
    expect(settled.payouts.get('b')).toBe(900n);
    expect(settled.breakage).toBe(0n);
    expect(settled.calledBalls).toBe(65);
  });

  it('a round gives the prize to the card that completes the pattern first', () => {
    const quick = bingoCard(drawFrom(3));
    const order = [
      ...quick.filter((ball) => ball !== null),
      ...inOrder.filter((ball) => !quick.includes(ball)),
    ];
    const settled = settleBingo([sold('slow'), sold('quick', quick)], order);
    expect(settled.prizes.map(({ cardIds }) => cardIds)).toEqual([['quick'], ['quick'], ['quick']]);
    expect(settled.calledBalls).toBe(24);
    expect(settled.payouts.get('slow')).toBe(0n);
  });

  it('a round without cards ends at once and moves no money', () => {
    expect(settleBingo([], inOrder)).toEqual({
      prizes: [],
      payouts: new Map(),
      takeout: 0n,
      breakage: 0n,
      topUp: 0n,
      calledBalls: 0,
    });
  });

  const terms: fc.Arbitrary<BingoTerms> = fc.record({
    takeoutBp: fc.nat(3_000),
    prizesBp: fc.record({ corners: fc.nat(3_000), line: fc.nat(3_000), full: fc.nat(4_000) }),
    guarantee: fc.option(
      fc.record({
        fromCards: fc.integer({ min: 1, max: 14 }),
        prices: fc.record({ corners: fc.nat(4), line: fc.nat(6), full: fc.nat(12) }),
      }),
      { nil: undefined },
    ),
  });

  it('a round accounts for every stake: prizes, takeout and breakage are the pool and the top-up', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 12n })), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.nat(),
        terms,
        (bought, seed, rules) => {
          const cards = bought.map(([of, price], index) =>
            sold(`${index}`, bingoCard(drawFrom(of)), price),
          );
          const settled = settleBingo(cards, callOrder(drawFrom(seed)), rules);
          const pool = sumMoney(cards.map(({ price }) => price));
          const paid = sumMoney(settled.payouts.values());
          expect(paid + settled.takeout + settled.breakage).toBe(pool + settled.topUp);
          expect(settled.breakage >= 0n).toBe(true);
          expect(settled.topUp >= 0n).toBe(true);
          if (cards.length < (rules.guarantee?.fromCards ?? Infinity))
            expect(settled.topUp).toBe(0n);
          expect([...settled.payouts.values()].every((payout) => payout >= 0n)).toBe(true);
        },
      ),
    );
  });
});

/** Milliseconds since 1970 of a time on a day in UTC. */
const utc = (time: string): number => Date.parse(`2026-11-29T${time}Z`);

describe('the clock of a round', () => {
  it('the clock of a round sells until its start, calls a ball each 3 seconds, shows the winners, and is over', () => {
    const at = (now: number) => bingoAt(31_000, 40, now);
    expect(at(30_999)).toEqual({ phase: 'selling', called: 0 });
    expect(at(31_000)).toEqual({ phase: 'calling', called: 1 });
    expect(at(33_999)).toEqual({ phase: 'calling', called: 1 });
    expect(at(34_000)).toEqual({ phase: 'calling', called: 2 });
    expect(at(31_000 + 39 * 3_000)).toEqual({ phase: 'won', called: 40 });
    expect(at(31_000 + 39 * 3_000 + 9_999)).toEqual({ phase: 'won', called: 40 });
    expect(at(31_000 + 39 * 3_000 + 10_000)).toEqual({ phase: 'over', called: 40 });
  });
});

describe('the timetable of a hall', () => {
  it('a bingo round starts every five minutes by the clock, and sells for 30 seconds at least', () => {
    expect(bingoStartsAt(utc('14:01:12'))).toBe(utc('14:05:00'));
    expect(bingoStartsAt(utc('14:04:30'))).toBe(utc('14:05:00'));
    expect(bingoStartsAt(utc('14:04:30.001'))).toBe(utc('14:10:00'));
    expect(bingoStartsAt(utc('14:02:50'), bingoHalls['bingo-quick']?.timing)).toBe(utc('14:06:00'));
  });

  it('the next starts of a hall are unchanged from the first ball of a round until the next sale', () => {
    const startsAt = utc('14:05:00');
    const next = [utc('14:10:00'), utc('14:15:00'), utc('14:20:00')];
    const from = (now: string, endedAt: string | null) =>
      nextBingoStarts(
        { startsAt, endedAt: endedAt === null ? null : utc(endedAt), now: utc(now) },
        3,
      );
    expect(from('14:01:00', null)).toEqual(next);
    expect(from('14:05:00', null)).toEqual(next);
    expect(from('14:08:41', null)).toEqual(next);
    expect(from('14:07:30', '14:07:30')).toEqual(next);
    // A hall that paused without viewers goes on by the clock.
    expect(from('15:00:01', '14:07:30')[0]).toBe(utc('15:05:00'));
    // A round that started late may last until the sale of the next one would have been too short.
    const late = { startsAt: utc('14:06:30'), endedAt: null, now: utc('14:06:30') };
    expect(nextBingoStarts(late, 1)).toEqual([utc('14:15:00')]);
  });

  it.each(Object.entries(bingoHalls))(
    'rounds of %s have room for all 75 balls, and start at the same minutes of each hour',
    (_, { timing }) => {
      const { everyMs, sellingMs, ballMs, pauseMs } = timing;
      expect(3_600_000 % everyMs).toBe(0);
      expect(everyMs % 60_000).toBe(0);
      expect(sellingMs + 74 * ballMs + pauseMs).toBeLessThanOrEqual(everyMs);
    },
  );
});
