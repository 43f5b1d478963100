import { gameFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { withChoices, withoutChoice } from './favourites.ts';

const games = [
  gameFixture({ id: 'a', favourite: false }),
  gameFixture({ id: 'b', favourite: true }),
];

describe('favourites', () => {
  it('favourites show the choice of the user before the platform has responded', () => {
    const shown = withChoices(games, { a: true, b: false });
    expect(shown.map(({ favourite }) => favourite)).toEqual([true, false]);
  });

  it('favourites keep the identity of an unchanged game', () => {
    expect(withChoices(games, { b: true })).toEqual(games);
    expect(withChoices(games, { b: true })[1]).toBe(games[1]);
  });

  it('favourites return to the state of the platform when a choice is rejected', () => {
    expect(withoutChoice({ a: true, b: false }, 'a')).toEqual({ b: false });
  });
});
