import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cashOutBounds,
  crashTables,
  forcedCashOutBp,
  lowestCashOut,
  ownCashOutBp,
  settleCrashBet,
  type CrashBet,
} from './crash-round.ts';
import { crashesAfterMs, multipleAtBp, reachedAfterMs } from './curve.ts';

const bet = (over: Partial<CrashBet> = {}): CrashBet => ({
  stake: 1_000n,
  autoCashOutBp: null,
  cashedOutAfterMs: null,
  maximumPayout: 10n ** 12n,
  ...over,
});

describe('the curve', () => {
  it('the curve starts at 1.00 and doubles in 11.6 seconds', () => {
    expect(multipleAtBp(0)).toBe(10_000);
    expect(multipleAtBp(-5)).toBe(10_000);
    expect(reachedAfterMs(20_000)).toBe(11_553);
    expect(multipleAtBp(11_553)).toBe(20_000);
    expect(multipleAtBp(11_552)).toBe(19_900);
  });

  it('the curve reaches every multiple in its first millisecond, and passes the point in the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 100_000_000 }), (hundredths) => {
        const multipleBp = hundredths * 100;
        const reached = reachedAfterMs(multipleBp);
        expect(multipleAtBp(reached)).toBeGreaterThanOrEqual(multipleBp);
        if (reached > 0) expect(multipleAtBp(reached - 1)).toBeLessThan(multipleBp);
        expect(multipleAtBp(crashesAfterMs(multipleBp) - 1)).toBeLessThanOrEqual(multipleBp);
        expect(multipleAtBp(crashesAfterMs(multipleBp))).toBeGreaterThan(multipleBp);
      }),
    );
  });
});

it('the standard crash table takes bets for 5 seconds and pauses for 3 after a crash', () => {
  expect(crashTables.crash).toEqual({ bettingMs: 5_000, pauseMs: 3_000 });
});

describe('a bet', () => {
  it('a crash bet without a cash-out is lost', () => {
    expect(settleCrashBet(bet(), 20_000)).toEqual({ cashedOutBp: null, payout: 0n });
  });

  it('a bet is cashed out automatically when the curve reaches its multiple exactly', () => {
    const auto = bet({ autoCashOutBp: 20_000 });
    expect(settleCrashBet(auto, 20_000)).toEqual({ cashedOutBp: 20_000, payout: 2_000n });
    expect(settleCrashBet(auto, 19_900)).toEqual({ cashedOutBp: null, payout: 0n });
  });

  it('a bet is cashed out when the player requests it, at the current multiple', () => {
    const own = bet({ cashedOutAfterMs: 11_553 });
    expect(settleCrashBet(own, 50_000)).toEqual({ cashedOutBp: 20_000, payout: 2_000n });
    expect(settleCrashBet(own, 20_000).payout).toBe(2_000n);
    expect(settleCrashBet(own, 19_900).payout).toBe(0n);
  });

  it('a crash bet is lost when the player cashes out a millisecond too late', () => {
    const crashes = crashesAfterMs(20_000);
    expect(settleCrashBet(bet({ cashedOutAfterMs: crashes - 1 }), 20_000).payout).toBe(2_000n);
    expect(settleCrashBet(bet({ cashedOutAfterMs: crashes }), 20_000).payout).toBe(0n);
  });

  it('a bet is cashed out at the earlier of the automatic and the manual cash-out', () => {
    const both = bet({ autoCashOutBp: 20_000, cashedOutAfterMs: 20_000 });
    expect(settleCrashBet(both, 90_000).cashedOutBp).toBe(20_000);
    const sooner = bet({ autoCashOutBp: 20_000, cashedOutAfterMs: 5_000 });
    expect(settleCrashBet(sooner, 90_000).cashedOutBp).toBe(multipleAtBp(5_000));
  });

  it('a bet cannot be cashed out at 1.00, where nothing was at risk', () => {
    expect(settleCrashBet(bet({ cashedOutAfterMs: 0 }), 10_000).payout).toBe(0n);
    expect(settleCrashBet(bet({ cashedOutAfterMs: 100 }), 90_000).payout).toBe(0n);
  });

  it('a bet is cashed out by force before its payout would exceed the maximum', () => {
    const capped = bet({ maximumPayout: 2_505n });
    expect(forcedCashOutBp(1_000n, 2_505n)).toBe(25_000);
    expect(settleCrashBet(capped, 90_000)).toEqual({ cashedOutBp: 25_000, payout: 2_500n });
  });

  it('the lowest cash-out of a stake is 1.01 times, rounded up', () => {
    expect(lowestCashOut(1_000n)).toBe(1_010n);
    expect(lowestCashOut(1_001n)).toBe(1_012n);
  });

  it('a player cashes out from 1.01 times on, until the crash', () => {
    const crashesAt = crashesAfterMs(20_000);
    expect(ownCashOutBp(reachedAfterMs(10_100) - 1, 20_000)).toBeNull();
    expect(ownCashOutBp(reachedAfterMs(10_100), 20_000)).toBe(10_100);
    expect(ownCashOutBp(crashesAt - 1, 20_000)).toBe(20_000);
    expect(ownCashOutBp(crashesAt, 20_000)).toBeNull();
    expect(ownCashOutBp(null, 20_000)).toBeNull();
  });

  it('the payout of a bet never exceeds the maximum nor stake times multiple', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 100, max: 100_000 }),
        fc.option(fc.integer({ min: 101, max: 100_000 })),
        fc.option(fc.integer({ min: 0, max: 120_000 })),
        fc.bigInt({ min: 1n, max: 10n ** 17n }),
        (stake, point, auto, cashedOutAfterMs, extra) => {
          const maximumPayout = stake + extra;
          const autoCashOutBp = auto === null ? null : auto * 100;
          const result = settleCrashBet(
            { stake, autoCashOutBp, cashedOutAfterMs, maximumPayout },
            point * 100,
          );
          expect(result.payout >= 0n && result.payout <= maximumPayout).toBe(true);
          if (result.cashedOutBp === null) return;
          expect(result.cashedOutBp).toBeLessThanOrEqual(point * 100);
          expect(result.payout * 10_000n <= stake * BigInt(result.cashedOutBp)).toBe(true);
        },
      ),
    );
  });

  it('the multiple of a cash-out has a lower bound of 1.01', () => {
    expect(cashOutBounds.minimumBp).toBe(10_100);
  });
});
