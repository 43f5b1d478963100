import { describe, expect, it } from 'vitest';
import { shareOf, sumMoney } from '../contract/money.ts';
import { bingoCard, callOrder } from './bingo/bingo-card.ts';
import { bingoReturnBp, settleBingo } from './bingo/bingo-round.ts';
import { crashEdgeBp, crashHundredths } from './crash/crash-point.ts';
import { settleCrashBet } from './crash/crash-round.ts';
import { createDraw } from './fairness/draw.ts';
import { instantGames } from './instant-games.ts';
import type { Ratio } from './ratio.ts';

/** Words of a small generator (mulberry32), the same in every run: fast, and fair enough to count by. */
function* wordsFrom(start: number): Generator<number, never> {
  let state = start;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

const seed = 20_261_121;

/** So many standard errors an honest game stays within: one run in fifteen thousand does not. */
const bound = 4;

/** Returns of many plays, as shares of the stake. */
function meanOf(plays: number, returnOfOne: () => number) {
  let sum = 0;
  let squares = 0;
  for (let play = 0; play < plays; play += 1) {
    const share = returnOfOne();
    sum += share;
    squares += share * share;
  }
  const mean = sum / plays;
  const variance = squares / plays - mean * mean;
  return { mean, error: Math.sqrt(variance / plays) };
}

const toNumber = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000;

/** A stake that rounding down does not touch. */
const stake = 100_000_000n;

const million = 1_000_000;

/** What a crash bet returns, wherever it leaves. */
const crashKept = 1 - crashEdgeBp / 10_000;

/** A choice of each engine that is played often; a game without an entry fails. */
const choices: Readonly<Record<string, unknown>> = {
  dice: { direction: 'under', target: 4_950 },
  limbo: { targetBp: 20_000 },
  mines: { mines: 3, picks: [0, 6, 12] },
  roulette: {
    bets: [
      { spot: 'red', chips: 3 },
      { spot: 'dozen:2', chips: 1 },
    ],
  },
  baccarat: {
    bets: [
      { spot: 'banker', chips: 2 },
      { spot: 'player-pair', chips: 1 },
    ],
  },
  fishing: { target: 'shark' },
  'slots-lantern-three': {},
  'slots-tide-five': {},
};

/** Engines whose plays take long are played less often; all others a million times. */
const slower: Readonly<Record<string, number>> = {
  mines: 200_000,
  baccarat: 50_000,
  'slots-lantern-three': 100_000,
  'slots-tide-five': 50_000,
};

describe('very many plays return what the engine says', () => {
  it.each([...instantGames.keys()])('%s', (engine) => {
    const game = instantGames.get(engine)!;
    const input = game.readInput(choices[engine]);
    const most = game.maximumPayout(input, stake);
    const draw = createDraw(wordsFrom(seed));
    const { mean, error } = meanOf(slower[engine] ?? million, () => {
      const { payout } = game.play(input, stake, draw);
      if (payout < 0n || payout > most) throw new Error(`${engine} paid ${payout}`);
      return Number(payout) / Number(stake);
    });
    expect(Math.abs(mean - toNumber(game.rtp(input)))).toBeLessThan(bound * error);
  });

  it.each([10_100, 15_000, 20_000, 100_000])('crash, left at %i basis points', (autoCashOutBp) => {
    const { word } = createDraw(wordsFrom(seed));
    const bet = {
      stake,
      autoCashOutBp,
      cashedOutAfterMs: null,
      maximumPayout: stake * 1_000_000n,
    };
    const { mean, error } = meanOf(million, () => {
      // 52 bits: 32 of one word, 20 of the next.
      const bits = word() * 2 ** 20 + (word() >>> 12);
      return Number(settleCrashBet(bet, crashHundredths(bits) * 100).payout) / Number(stake);
    });
    expect(Math.abs(mean - crashKept)).toBeLessThan(bound * error + 0.000_001);
  });

  it('bingo: every card of every round together, to the last unit', () => {
    const draw = createDraw(wordsFrom(seed));
    let staked = 0n;
    let paid = 0n;
    for (let round = 0; round < 300; round += 1) {
      const cards = Array.from({ length: 1 + draw.below(12) }, (_, index) => ({
        id: String(index),
        price: 1_000n,
        card: bingoCard(draw),
      }));
      const { payouts, takeout, breakage } = settleBingo(cards, callOrder(draw));
      const won = sumMoney(payouts.values());
      const pool = 1_000n * BigInt(cards.length);
      expect(won + takeout + breakage).toBe(pool);
      expect(takeout).toBe(shareOf(pool, 1_000));
      staked += pool;
      paid += won;
    }
    const lost = shareOf(staked, bingoReturnBp()) - paid;
    expect(lost).toBeGreaterThanOrEqual(0n);
    // Rounding down takes less than a unit for each card and prize.
    expect(lost).toBeLessThan((staked / 1_000n) * 3n);
  });
});
