import { describe, expect, it } from 'vitest';
import { currencies } from '../../contract/money.ts';
import { isTableEngine } from '../engine-facts.ts';
import { builtInStakes } from '../built-in-games.ts';
import { instantGames } from '../instant-games.ts';
import { addRatios, multiplyRatios, ratio, toBasisPoints } from '../ratio.ts';
import {
  builtInJackpots,
  builtInJackpotTerms,
  jackpotChance,
  jackpotReturn,
  type JackpotTerms,
} from './jackpot-terms.ts';

const terms: JackpotTerms = { contributionBp: 100, seed: 10_000_000n, turnover: 2_000_000_000n };

describe('the chance of a jackpot', () => {
  it('the jackpot chance is proportional to the stake, so that split stakes add up to it', () => {
    const [one, three, four] = [1_000n, 3_000n, 4_000n].map((stake) => jackpotChance(terms, stake));
    expect(one).toEqual(ratio(1n, 2_000_000n));
    expect(addRatios(one!, three!)).toEqual(four);
  });

  it('the jackpot chance never exceeds 1', () => {
    expect(jackpotChance(terms, 3_000_000_000n)).toEqual(ratio(1n, 1n));
  });
});

describe('the return of a jackpot', () => {
  it('the return of a jackpot is the contribution plus one seed per turnover', () => {
    expect(jackpotReturn(terms)).toEqual(ratio(150n, 10_000n));
    expect(jackpotReturn({ ...terms, seed: 0n })).toEqual(ratio(1n, 100n));
  });

  it('the return of a jackpot equals the average win of all plays of a turnover', () => {
    // A win pays the seed and all contributions since the last one: on average the share of a turnover.
    const stake = 50_000n;
    const playsToAWin = ratio(terms.turnover, stake);
    const putInByOne = ratio(stake * BigInt(terms.contributionBp), 10_000n);
    const average = addRatios(ratio(terms.seed, 1n), multiplyRatios(playsToAWin, putInByOne));
    const staked = multiplyRatios(playsToAWin, ratio(stake, 1n));
    const share = ratio(
      average.numerator * staked.denominator,
      average.denominator * staked.numerator,
    );
    expect(share).toEqual(jackpotReturn(terms));
  });
});

describe('built-in jackpots', () => {
  it('built-in jackpots belong to one game each, whose plays end with one call', () => {
    const engines = builtInJackpots.flatMap((jackpot) => jackpot.engines);
    expect(new Set(engines).size).toBe(engines.length);
    for (const engine of engines) {
      expect(instantGames.has(engine)).toBe(true);
      expect(isTableEngine(engine)).toBe(false);
      expect(engine).not.toBe('mines');
    }
    expect(new Set(builtInJackpots.map(({ name }) => name)).size).toBe(builtInJackpots.length);
  });

  it('built-in jackpots leave a house edge in every game and currency', () => {
    for (const currency of currencies) {
      const { minimum, maximum } = builtInStakes(currency);
      for (const jackpot of builtInJackpots) {
        const own = builtInJackpotTerms(jackpot, minimum);
        expect(own.seed > 0n && own.turnover > maximum).toBe(true);
        expect(toBasisPoints(jackpotReturn(own))).toBe(150);
        for (const engine of jackpot.engines) {
          const game = instantGames.get(engine)!;
          const whole = addRatios(game.rtp(game.readInput({})), jackpotReturn(own));
          expect(toBasisPoints(whole)).toBe(game.returnBp.minimumBp + 150);
          expect(toBasisPoints(whole)).toBeLessThan(10_000);
        }
      }
    }
  });
});
