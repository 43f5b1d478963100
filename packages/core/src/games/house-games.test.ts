import { describe, expect, it } from 'vitest';
import { currencies } from '../contract/money.ts';
import { gameCategories } from '../contract/statuses.ts';
import { isTableEngine } from './engine-facts.ts';
import { gameNameOf, gameNames } from './game-manifests.ts';
import { studios } from './game-manifest.ts';
import { houseGames, houseStakes } from './house-games.ts';
import { instantGames } from './instant-games.ts';

describe('built-in games', () => {
  it('each built-in game has a unique key and a unique title', () => {
    expect(new Set(houseGames.map(({ key }) => key)).size).toBe(houseGames.length);
    expect(new Set(houseGames.map(({ title }) => title)).size).toBe(houseGames.length);
  });

  it('the built-in games cover every engine and name none that cannot be played', () => {
    const engines = new Set(houseGames.map(({ engine }) => engine));
    expect(
      [...engines].filter((engine) => !instantGames.has(engine) && !isTableEngine(engine)),
    ).toEqual([]);
    expect([...instantGames.keys()].filter((engine) => !engines.has(engine))).toEqual([]);
  });

  it('built-in games belong to the game that their engine begins with', () => {
    for (const { engine } of houseGames) expect(gameNames).toContain(gameNameOf(engine));
    expect(gameNameOf('arena')).toBeUndefined();
  });

  it('built-in games differ from every other game in rules or stakes', () => {
    const offers = houseGames.map(({ engine, stakes }) => `${engine} ${stakes ?? 'usual'}`);
    expect(offers.filter((offer, index) => offers.indexOf(offer) !== index)).toEqual([]);
  });

  it('built-in games keep what the first ten are known by', () => {
    const first = [
      'slots-lantern-three',
      'slots-tide-five',
      'baccarat',
      'dice',
      'limbo',
      'mines',
      'roulette',
      'fishing',
      'bingo',
      'crash',
    ];
    for (const key of first)
      expect(houseGames).toContainEqual(expect.objectContaining({ key, engine: key }));
  });

  it('fill every category but the cockfight, which is a pool', () => {
    const filled = new Set(houseGames.map(({ category }) => category));
    expect(gameCategories.filter((category) => !filled.has(category))).toEqual(['cockfight']);
  });

  it('each studio has built-in games in at least four categories', () => {
    for (const studio of studios) {
      const own = houseGames.filter(({ provider }) => provider === studio);
      expect(new Set(own.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('built-in games take a stake in every currency, and twelve cards of bingo in all tiers', () => {
    for (const currency of currencies) {
      for (const { stakes } of houseGames) {
        const { least, most } = houseStakes(currency, stakes);
        expect(least > 0n && most >= 12n * least).toBe(true);
      }
    }
  });
});
