import { gameFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { withChoices, withoutChoice } from './favourites.ts';

const games = [
  gameFixture({ id: 'a', favourite: false }),
  gameFixture({ id: 'b', favourite: true }),
];

describe('favourites', () => {
  it('favourites follow the reader before the platform has answered', () => {
    const shown = withChoices(games, { a: true, b: false });
    expect(shown.map(({ favourite }) => favourite)).toEqual([true, false]);
  });

  it('favourites leave a game as it is where nothing was chosen, or the same', () => {
    expect(withChoices(games, { b: true })).toEqual(games);
    expect(withChoices(games, { b: true })[1]).toBe(games[1]);
  });

  it('favourites go back to what the platform says when a choice was refused', () => {
    expect(withoutChoice({ a: true, b: false }, 'a')).toEqual({ b: false });
  });
});
