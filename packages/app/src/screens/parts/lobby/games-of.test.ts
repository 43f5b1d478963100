import { gameFixture } from '@lobi/core/testing';
import { expect, it } from 'vitest';
import { gamesOf } from './games-of.ts';

it('gives games in the order of the ids, without those that are not there', () => {
  const games = ['a', 'b', 'c'].map((id) => gameFixture({ id }));
  expect(gamesOf(['c', 'gone', 'a'], games).map(({ id }) => id)).toEqual(['c', 'a']);
});
