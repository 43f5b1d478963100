import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reelFilm, type ReelMoment } from './reel-film.ts';
import { landingMs, reelPosition, type ReelRun } from './reel-motion.ts';

/** Position of the reel in the browser at a time: on the curve between the surrounding keyframes. */
function positionIn(film: readonly ReelMoment[], atMs: number): number {
  const index = film.findIndex((moment) => moment.atMs > atMs);
  const after = film[index === -1 ? film.length - 1 : index]!;
  const before = film[index === -1 ? film.length - 1 : Math.max(0, index - 1)]!;
  const span = after.atMs - before.atMs;
  const time = span === 0 ? 0 : (atMs - before.atMs) / span;
  const [first, second] = before.bend ?? [1 / 3, 2 / 3];
  const share =
    3 * (1 - time) ** 2 * time * first + 3 * (1 - time) * time ** 2 * second + time ** 3;
  return before.position + (after.position - before.position) * share;
}

/** Distance of two positions on a circular reel. */
const apart = (one: number, other: number, length: number): number => {
  const distance = Math.abs(one - other) % length;
  return Math.min(distance, length - distance);
};

const runs = fc.record({
  length: fc.integer({ min: 5, max: 60 }),
  from: fc.nat(59),
  startsAt: fc.integer({ min: 0, max: 300 }),
  target: fc.nat(59),
  landsAt: fc.integer({ min: 700, max: 6_000 }),
});
const inside = ({ length, from, target, ...run }: ReelRun): ReelRun => ({
  ...run,
  length,
  from: from % length,
  target: target === null ? null : target % length,
});

describe('reel keyframes', () => {
  it('reel keyframes show the position of the reel at any time of a spin', () => {
    fc.assert(
      fc.property(runs, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, share) => {
        const run = inside(drawn);
        const end = run.landsAt + landingMs;
        const film = reelFilm(run, 0, end);
        const atMs = share * end;
        expect(apart(positionIn(film, atMs), reelPosition(run, atMs), run.length)).toBeLessThan(
          0.001,
        );
      }),
    );
  });

  it('reel keyframes continue from any time, and stay on the stop while other reels land', () => {
    fc.assert(
      fc.property(runs, fc.nat(700), (drawn, fromMs) => {
        const run = inside(drawn);
        const end = run.landsAt + landingMs + 800;
        const film = reelFilm(run, fromMs, end);
        expect(film[0]?.atMs).toBe(fromMs);
        expect(apart(film[0]!.position, reelPosition(run, fromMs), run.length)).toBeLessThan(1e-6);
        expect(film.at(-1)?.atMs).toBe(end);
        expect(apart(film.at(-1)!.position, run.target ?? 0, run.length)).toBeLessThan(1e-6);
        // Times never decrease, and positions stay on the strip.
        const isSound = film.every(
          ({ atMs, position }, index) =>
            atMs >= (film[index - 1]?.atMs ?? 0) && position >= 0 && position <= run.length,
        );
        expect(isSound).toBe(true);
      }),
    );
  });

  it('reel keyframes are few per turn of the reel', () => {
    const run: ReelRun = { length: 24, from: 3, startsAt: 120, target: null, landsAt: Infinity };
    expect(reelFilm(run, 0, 10_000).length).toBeLessThan(30);
    const landing = { ...run, target: 7, landsAt: 900 };
    expect(reelFilm(landing, 0, 900 + landingMs).length).toBeLessThan(20);
  });

  it('reel keyframes never run backwards when the strip wraps around', () => {
    const run: ReelRun = { length: 24, from: 3, startsAt: 0, target: null, landsAt: Infinity };
    const film = reelFilm(run, 0, 4_000);
    for (const [index, { atMs, position }] of film.entries()) {
      const before = film[index - 1];
      if (before && before.atMs < atMs) expect(position).toBeLessThanOrEqual(before.position);
    }
  });
});
