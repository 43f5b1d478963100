import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, sumMoney } from '../contract/money.ts';
import { meanOf, wordsFrom } from '../testing/measure-returns.ts';
import { remainingDrawCapacity } from './arena/draw-market.ts';
import { closeFault, outcomeOf, poolTotal, splitPool } from './arena/parimutuel.ts';
import { bingoCard, callOrder } from './bingo/bingo-card.ts';
import { bingoHalls, settleBingo } from './bingo/bingo-round.ts';
import { bingoReturnBp } from './bingo/bingo-terms.ts';
import { crashEdgeBp, crashHundredths } from './crash/crash-point.ts';
import { settleCrashBet } from './crash/crash-round.ts';
import { createDraw } from './fairness/draw.ts';
import { gameNameOf } from './game-manifests.ts';
import { instantGames, type DrawnGame } from './instant-games.ts';
import type { Ratio } from './ratio.ts';
import { slotMachines } from './slots/slot-machines.ts';

const seed = 20_261_121;

/** Standard errors within which a correct game stays, except in one of fifteen thousand runs. */
const bound = 4;

const toNumber = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 1_000_000_000n) / denominator) / 1_000_000_000;

/** A stake that rounding down does not touch. */
const stake = 100_000_000n;

const million = 1_000_000;

/**
 * Number of plays of a game: two hundred thousand per commit, which detect a return that is off by some
 * percent; exact mathematics are tested beside each game. `LOBI_RUNS=5000` plays a million, like the
 * bench.
 */
const plays = 200 * (fc.readConfigureGlobal().numRuns ?? 1_000);

/** Return of a crash bet, independent of its cash-out. */
const crashReturn = 1 - crashEdgeBp / 10_000;

/** A choice of each game that is played often; a game without an entry does not compile. */
const choices: Readonly<Record<DrawnGame, object>> = {
  dice: { direction: 'under', target: 4_950 },
  limbo: { targetBp: 20_000 },
  mines: { mines: 3, picks: [0, 6, 12] },
  roulette: {
    bets: [
      { spot: 'red', chips: 3 },
      { spot: 'dozen:2', chips: 1 },
    ],
  },
  plinko: { rows: 16, risk: 'medium' },
  wheel: { segments: 30, risk: 'medium' },
  keno: { numbers: [4, 8, 15, 16, 23], risk: 'medium' },
  hilo: { guesses: ['higher', 'lower'] },
  poker: { strategy: 'suggested' },
  blackjack: { strategy: 'one-stake' },
  baccarat: {
    bets: [
      { spot: 'banker', chips: 2 },
      { spot: 'player-pair', chips: 1 },
    ],
  },
  fishing: { target: 'grouper' },
  slots: {},
};

/** Machines that pay like another one share its mathematics and are played less often. */
const reskinned = new Set(
  slotMachines.flatMap(({ id, paysLike }) => (paysLike === undefined ? [] : [id])),
);
const playsOf = (engine: string): number => (reskinned.has(engine) ? plays / 4 : plays);

describe('very many plays have the declared return', () => {
  it.each([...instantGames.keys()])('simulated plays of %s have the declared return', (engine) => {
    const game = instantGames.get(engine)!;
    const input = game.readInput(choices[gameNameOf(engine) as DrawnGame]);
    const maximum = game.maximumPayout(input, stake);
    const draw = createDraw(wordsFrom(seed));
    const { mean, error } = meanOf(playsOf(engine), () => {
      const { payout } = game.play(input, stake, draw);
      if (payout < 0n || payout > maximum) throw new Error(`${engine} paid ${payout}`);
      return Number(payout) / Number(stake);
    });
    expect(Math.abs(mean - toNumber(game.rtp(input)))).toBeLessThan(bound * error);
  });

  it.each([10_100, 15_000, 20_000, 100_000])(
    'crash, cashed out at %i basis points, has the declared return',
    (autoCashOutBp) => {
      const { word } = createDraw(wordsFrom(seed));
      const bet = {
        stake,
        autoCashOutBp,
        cashedOutAfterMs: null,
        maximumPayout: stake * 1_000_000n,
      };
      const { mean, error } = meanOf(million, () => {
        // 52 random bits: 32 of one word, 20 of the next.
        const bits = word() * 2 ** 20 + (word() >>> 12);
        return Number(settleCrashBet(bet, crashHundredths(bits) * 100).payout) / Number(stake);
      });
      expect(Math.abs(mean - crashReturn)).toBeLessThan(bound * error + 0.000_001);
    },
  );

  it.each(Object.entries(bingoHalls))(
    '%s: the payouts of all cards of all rounds add up exactly',
    (_, { terms }) => {
      const draw = createDraw(wordsFrom(seed));
      let staked = 0n;
      let paid = 0n;
      let toppedUp = 0n;
      for (let round = 0; round < 300; round += 1) {
        const cards = Array.from({ length: 1 + draw.below(40) }, (_, index) => ({
          id: String(index),
          price: 1_000n,
          card: bingoCard(draw),
        }));
        const settled = settleBingo(cards, callOrder(draw), terms);
        const { payouts, takeout, breakage, topUp } = settled;
        const won = sumMoney(payouts.values());
        const pool = 1_000n * BigInt(cards.length);
        expect(won + takeout + breakage).toBe(pool + topUp);
        // A guarantee never makes a round return more than 95 %.
        expect(won * 100n).toBeLessThanOrEqual(pool * 95n);
        toppedUp += topUp;
        expect(takeout).toBe(shareOf(pool, terms.takeoutBp));
        staked += pool;
        paid += won;
      }
      expect(toppedUp).toBeGreaterThan(0n);
      const lost = shareOf(staked, bingoReturnBp(terms)) + toppedUp - paid;
      expect(lost).toBeGreaterThanOrEqual(0n);
      // Rounding down takes less than a unit for each card and prize.
      expect(lost).toBeLessThan((staked / 1_000n) * 3n);
    },
  );

  it('the arena: a million bets, every pool is distributed exactly', () => {
    const draw = createDraw(wordsFrom(seed));
    const terms = { takeoutBp: 600, minimumOdds: 130, drawOdds: 800 };
    const market = { odds: terms.drawOdds, cap: 20_000_000n };
    const drawn = { staked: 0n, owed: 0n, paid: 0n, refused: 0 };
    const betsPerFight = 50;
    const met = { paid: 0, refunded: 0 };
    let [staked, returned, retained] = [0n, 0n, 0n];
    for (let fight = 0; fight < million / betsPerFight; fight += 1) {
      // Sometimes nearly all bets are on one side, so that the fight is cancelled at its close.
      const favour = draw.below(100);
      const bets = Array.from({ length: betsPerFight }, () => ({
        selection: draw.below(100) < favour ? ('meron' as const) : ('wala' as const),
        amount: BigInt(1_000 + draw.below(1_000_000)),
      }));
      const on = (side: string) =>
        sumMoney(bets.filter(({ selection }) => selection === side).map(({ amount }) => amount));
      const pools = { meron: on('meron'), wala: on('wala') };
      const fought = (['meron', 'wala', 'draw', 'cancelled'] as const)[draw.below(4)]!;
      const result = closeFault(pools, terms) === undefined ? fought : 'cancelled';
      const payouts = bets.map((bet) => outcomeOf(bet, result, pools, terms).payout);
      // In addition to the pool, some bets on a draw, up to the capacity of its market.
      let drawStakes = 0n;
      let drawPaid = 0n;
      for (let more = draw.below(8); more > 0; more -= 1) {
        const amount = BigInt(1_000 + draw.below(1_000_000));
        if (amount > remainingDrawCapacity(market, drawStakes)) {
          drawn.refused += 1;
          continue;
        }
        drawStakes += amount;
        drawPaid += outcomeOf({ selection: 'draw', amount }, result, pools, terms).payout;
      }
      if (drawPaid - drawStakes > market.cap)
        throw new Error(`fight ${fight} costs the house more`);
      const due = { draw: (drawStakes * 800n) / 100n, cancelled: drawStakes, meron: 0n, wala: 0n };
      if (drawPaid !== due[result]) throw new Error(`fight ${fight} pays ${drawPaid} on a draw`);
      drawn.staked += drawStakes;
      drawn.owed += due[result];
      drawn.paid += drawPaid;
      const paid = sumMoney(payouts);
      const split = splitPool(pools, result, terms.takeoutBp, paid);
      if (paid + split.takeout + split.breakage !== poolTotal(pools)) {
        throw new Error(`fight ${fight} shares out ${paid} of ${poolTotal(pools)}`);
      }
      if (result === 'draw' || result === 'cancelled') {
        if (payouts.some((payout, index) => payout !== bets[index]?.amount)) {
          throw new Error(`fight ${fight} keeps a part of a stake`);
        }
        met.refunded += 1;
        continue;
      }
      // Odds lose less than a hundredth of each stake on the side that won, payouts less than a unit.
      expect(split.breakage).toBeLessThan(pools[result] / 100n + BigInt(betsPerFight));
      met.paid += 1;
      staked += poolTotal(pools);
      returned += paid;
      retained += split.takeout + split.breakage;
    }
    expect(returned + retained).toBe(staked);
    // Whichever side wins, the return depends on the house commission, and slightly on rounding.
    const share = Number(returned) / Number(staked);
    expect(share).toBeLessThanOrEqual(0.94);
    expect(share).toBeGreaterThan(0.93);
    expect(Math.min(met.paid, met.refunded)).toBeGreaterThan(1_000);
    expect(drawn.refused).toBeGreaterThan(1_000);
    expect(drawn.paid).toBe(drawn.owed);
    expect(drawn.paid).not.toBe(drawn.staked);
  });
});
