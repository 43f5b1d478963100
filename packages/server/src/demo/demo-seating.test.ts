import { describe, expect, it } from 'vitest';
import type { Game } from '@lobi/core/contract';
import {
  byPopularity,
  choosePlace,
  isWantedElsewhere,
  kindOf,
  type Place,
} from './demo-seating.ts';

const gameOf = (id: string, engine = id): Game => ({ id, engine }) as Game;
const place = (id: string, players: number, watchers = 0): Place => ({
  game: gameOf(id),
  players,
  watchers,
});
const chosen = (...places: Place[]): string | undefined => choosePlace(places)?.game.id;

describe('the place of a demo player', () => {
  it('the place of a demo player is a watched game before a popular one', () => {
    expect(chosen(place('popular', 0), place('watched', 0, 1))).toBe('watched');
  });

  it('the place of a demo player is the most popular game until four sit there, then the next', () => {
    expect(chosen(place('popular', 3), place('next', 0))).toBe('popular');
    expect(chosen(place('popular', 4), place('next', 0))).toBe('next');
    expect(chosen(place('popular', 4, 2), place('next', 1))).toBe('next');
  });

  it('the place of a demo player is the emptiest game if all have company', () => {
    expect(chosen(place('popular', 6), place('next', 4))).toBe('next');
    expect(chosen()).toBeUndefined();
  });
});

describe('a demo player at a game', () => {
  const here = gameOf('here');

  it('a demo player at a game without visitors moves to a watched one without company', () => {
    expect(isWantedElsewhere(here, [place('here', 2), place('watched', 0, 1)])).toBe(true);
  });

  it('a demo player at a game stays while it is watched, or the watched one has company', () => {
    expect(isWantedElsewhere(here, [place('here', 2, 1), place('watched', 0, 1)])).toBe(false);
    expect(isWantedElsewhere(here, [place('here', 2), place('watched', 4, 1)])).toBe(false);
    expect(isWantedElsewhere(here, [place('here', 2), place('other', 0)])).toBe(false);
  });
});

describe('the kinds of the demo players', () => {
  const all = ['crash-calm', 'arena', 'baccarat', 'bingo-quick', 'fishing-river'];

  it('26 demo players are several at each kind of table, in the arena and at a pond', () => {
    const games = all.map((engine) => gameOf(engine));
    const counts = all.map(
      (engine) =>
        Array.from({ length: 26 }, (_, index) => kindOf(index, games)).filter((kind) =>
          kind?.includes(engine),
        ).length,
    );
    expect(counts).toEqual([6, 5, 6, 6, 3]);
  });

  it('demo players play what the platform offers', () => {
    expect(kindOf(3, [gameOf('arena')])?.includes('arena')).toBe(true);
    expect(kindOf(0, [gameOf('dice')])).toBeUndefined();
  });
});

it('byPopularity moves popular games first, and leaves the order of the others', () => {
  const games = ['a', 'b', 'c', 'd'].map((id) => gameOf(id));
  expect(byPopularity(games, ['d', 'b']).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
