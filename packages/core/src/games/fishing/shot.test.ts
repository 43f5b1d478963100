import { describe, expect, it } from 'vitest';
import { shotOf } from './shot.ts';

const play = {
  id: 'p1',
  game: { id: 'g1', title: 'Kolam Naga', engine: 'fishing-river' },
  choice: { target: 'snapper' },
  outcome: { caught: true, multipleBp: 40_000 },
};

describe('shotOf', () => {
  it('a decided play of any pond is a shot, without the stake of its player', () => {
    expect(shotOf(play)).toEqual({
      id: 'p1',
      target: 'snapper',
      multipleBp: 40_000,
    });
  });

  it.each([
    ['a play of another game', { ...play, game: { ...play.game, engine: 'dice' } }],
    ['a play that is not decided', { ...play, outcome: null }],
  ])('%s is no shot', (_case, other) => {
    expect(shotOf(other)).toBeUndefined();
  });
});
