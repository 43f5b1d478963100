import { describe, expect, it } from 'vitest';
import { currencies } from '../contract/money.ts';
import { gameCategories } from '../contract/statuses.ts';
import { engineFacts, houseGames, houseStakes, isTableEngine } from './house-games.ts';
import { instantGames } from './instant-games.ts';

describe('games of the house', () => {
  it('are every engine once', () => {
    const engines = houseGames.map(({ engine }) => engine);
    expect(new Set(engines)).toEqual(new Set([...instantGames.keys(), 'crash', 'bingo']));
    expect(engines).toHaveLength(new Set(engines).size);
  });

  it('fill every category but the cockfight, which is a pool', () => {
    const filled = new Set(houseGames.map(({ category }) => category));
    expect(gameCategories.filter((category) => !filled.has(category))).toEqual(['cockfight']);
  });

  it('take a stake in every currency', () => {
    for (const currency of currencies) {
      const { least, most } = houseStakes(currency);
      expect(least > 0n && most > least).toBe(true);
    }
  });
});

describe('what is known about a game before it is played', () => {
  it('is its return and its pace', () => {
    expect(engineFacts('dice')).toEqual({
      returnBp: { leastBp: 9_898, mostBp: 9_899 },
      isTable: false,
      minimumCycleMs: 5_000,
    });
    expect(engineFacts('slots-tide-five')).toMatchObject({ minimumCycleMs: 2_500 });
  });

  it('leaves the pace to the rounds of a table', () => {
    for (const engine of ['crash', 'bingo', 'baccarat']) {
      expect(isTableEngine(engine)).toBe(true);
      expect(engineFacts(engine)).toMatchObject({ isTable: true, minimumCycleMs: 0 });
      expect(engineFacts(engine).returnBp?.leastBp).toBeGreaterThan(8_000);
    }
  });

  it('has no return of a pool', () => {
    expect(engineFacts('arena')).toEqual({ returnBp: null, isTable: false, minimumCycleMs: 0 });
  });
});
