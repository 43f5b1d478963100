import { describe, expect, it } from 'vitest';
import { currencies } from '../contract/money.ts';
import { gameCategories } from '../contract/statuses.ts';
import { isTableEngine } from './engine-facts.ts';
import { gameNameOf, gameNames } from './game-manifests.ts';
import { studios } from './game-manifest.ts';
import { builtInGames, builtInStakes } from './built-in-games.ts';
import { instantGames } from './instant-games.ts';

describe('built-in games', () => {
  it('each built-in game has a unique key and a unique title', () => {
    expect(new Set(builtInGames.map(({ key }) => key)).size).toBe(builtInGames.length);
    expect(new Set(builtInGames.map(({ title }) => title)).size).toBe(builtInGames.length);
  });

  it('the built-in games cover every engine and name none that cannot be played', () => {
    const engines = new Set(builtInGames.map(({ engine }) => engine));
    expect(
      [...engines].filter((engine) => !instantGames.has(engine) && !isTableEngine(engine)),
    ).toEqual([]);
    expect([...instantGames.keys()].filter((engine) => !engines.has(engine))).toEqual([]);
  });

  it('built-in games belong to the game that their engine begins with', () => {
    for (const { engine } of builtInGames) expect(gameNames).toContain(gameNameOf(engine));
    expect(gameNameOf('arena')).toBeUndefined();
  });

  it('built-in games differ from every other game in rules or stakes', () => {
    const offers = builtInGames.map(({ engine, stakes }) => `${engine} ${stakes ?? 'usual'}`);
    expect(offers.filter((offer, index) => offers.indexOf(offer) !== index)).toEqual([]);
  });

  it('the keys and engines of the first ten built-in games never change', () => {
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
      expect(builtInGames).toContainEqual(expect.objectContaining({ key, engine: key }));
  });

  it('built-in games fill every category except cockfights, which are pools', () => {
    const filled = new Set(builtInGames.map(({ category }) => category));
    expect(gameCategories.filter((category) => !filled.has(category))).toEqual(['cockfight']);
  });

  it('each studio has built-in games in at least four categories', () => {
    for (const studio of studios) {
      const own = builtInGames.filter(({ provider }) => provider === studio);
      expect(new Set(own.map(({ category }) => category)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('built-in games accept a stake in every currency, and twelve bingo cards in every tier', () => {
    for (const currency of currencies) {
      for (const { stakes } of builtInGames) {
        const { minimum, maximum } = builtInStakes(currency, stakes);
        expect(minimum > 0n && maximum >= 12n * minimum).toBe(true);
      }
    }
  });
});
