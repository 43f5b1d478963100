import { describe, expect, it } from 'vitest';
import type { BrandInput } from '../config/brand-schema.ts';
import { createOwnGames } from './own-games.ts';

const games = [
  { id: 'g1', title: 'Arena Timur', category: 'cockfight' },
  { id: 'g2', title: 'Teluk Biru', category: 'fishing' },
  { id: 'g3', title: 'Lentera Tiga', category: 'slots' },
] as const;

const idsOf = (changes: BrandInput['games']) =>
  createOwnGames(changes)
    .gamesIn(games)
    .map(({ id }) => id);

describe('gamesIn', () => {
  it('gamesIn returns the same list if the brand has no settings for games', () => {
    expect(createOwnGames().gamesIn(games)).toBe(games);
  });

  // id: brand-games-offered
  it.each([
    [{ hidden: ['Teluk Biru', 'g3'] }, ['g1']],
    [{ categories: ['slots', 'fishing'] as const }, ['g2', 'g3']],
    [{ order: ['Lentera Tiga'] }, ['g3', 'g1', 'g2']],
    [{ hidden: ['g1'], order: ['g3'] }, ['g3', 'g2']],
  ])('gamesIn applies %j', (changes, ids) => {
    expect(idsOf(changes as BrandInput['games'])).toEqual(ids);
  });

  it('gamesIn hides an excluded game in every way to open it', () => {
    expect(games.map((game) => createOwnGames({ hidden: ['g2'] }).offers(game))).toEqual([
      true,
      false,
      true,
    ]);
  });
});

describe('featuredIn', () => {
  it('featuredIn puts the featured games of the brand before the most played ones, each once', () => {
    const [arena, bay, lantern] = games;
    const { featuredIn } = createOwnGames({ featured: ['Teluk Biru', 'g9'] });
    expect(featuredIn(games, [lantern, bay, arena])).toEqual([bay, lantern, arena]);
    expect(createOwnGames().featuredIn(games, [arena])).toEqual([arena]);
  });
});
