import { gameFixture } from '@lobi/core/testing';
import { expect, it } from 'vitest';
import { gameFinder } from './game-finder.ts';

it('gameFinder returns games in the order of the ids, without missing ones', () => {
  const games = ['a', 'b', 'c'].map((id) => gameFixture({ id }));
  expect(gameFinder(games)(['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a']);
});
