import { describe, expect, it } from 'vitest';
import { checkHrefOf } from './check-href.ts';

const play = {
  id: 'play-1',
  roundId: null,
  status: 'lost',
  game: { id: 'game-dice', title: 'Dadu Seratus', engine: 'dice' },
} as const;

describe('checkHrefOf', () => {
  it.each(['dice', 'mines', 'crash', 'slots-tide-five'])(
    'checkHrefOf links to the play of %s',
    (engine) => {
      expect(checkHrefOf({ ...play, game: { ...play.game, engine } })).toBe(
        '/fairness?play=play-1',
      );
    },
  );

  it('checkHrefOf links to the fight of a bet in the arena', () => {
    const fight = { ...play, roundId: 'round-7', game: { ...play.game, engine: 'arena' } };
    expect(checkHrefOf(fight)).toBe('/fairness?fight=round-7');
  });

  it('checkHrefOf is undefined while the bet is open', () => {
    expect(checkHrefOf({ ...play, status: 'placed' })).toBeUndefined();
  });

  it('checkHrefOf is undefined for a game of an external provider', () => {
    expect(checkHrefOf({ ...play, game: { ...play.game, engine: 'provider' } })).toBeUndefined();
  });
});
