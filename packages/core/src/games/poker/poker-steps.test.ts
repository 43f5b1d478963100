import { describe, expect, it } from 'vitest';
import { playStepSchema } from '../../contract/schemas/play.ts';
import { drawPoker, pokerByDraw, publicPoker, type PokerRun } from './poker-steps.ts';

/** Ranks with alternating suits, so that no five consecutive cards are a flush. */
const withRanks = (...ranks: number[]): PokerRun => ({
  sequence: ranks.map((rank, index) => ({ rank, suit: index % 2 })),
  held: null,
});
const started = withRanks(11, 11, 2, 5, 9, 11, 3, 4, 6, 7);
const ranksOf = (run: PokerRun): number[] => publicPoker(run).cards.map(({ rank }) => rank);

describe('a play of poker with a draw', () => {
  it('a play of poker shows the five dealt cards and no following card', () => {
    const shown = pokerByDraw.show(started);
    expect(shown).toMatchObject({ status: 'running', held: null, hand: 'jacks-or-better' });
    expect(JSON.stringify(shown)).not.toContain('"rank":3');
    expect(pokerByDraw.isOver(started)).toBe(false);
  });

  it('a play of poker pays nothing before the draw, and afterwards the payout of the hand', () => {
    expect(pokerByDraw.payout(started, 1_000n)).toBe(0n);
    const drawn = drawPoker(started, [0, 1]);
    expect(ranksOf(drawn)).toEqual([11, 11, 11, 3, 4]);
    expect(publicPoker(drawn)).toMatchObject({ status: 'drawn', hand: 'three-of-a-kind' });
    expect(pokerByDraw.payout(drawn, 1_000n)).toBe(3_000n);
  });

  it('a play of poker is over with the draw, whether all cards are held or none', () => {
    for (const held of [[], [0, 1, 2, 3, 4]]) {
      const drawn = pokerByDraw.step(started, { step: 'draw', held }, null);
      expect(pokerByDraw.isOver(drawn)).toBe(true);
      expect(() => drawPoker(drawn, [])).toThrow(expect.objectContaining({ code: 'round_state' }));
    }
    expect(ranksOf(drawPoker(started, []))).toEqual([11, 3, 4, 6, 7]);
  });

  it('a play of poker lists held positions in rising order for any order in the request', () => {
    expect(publicPoker(drawPoker(started, [4, 0])).held).toEqual([0, 4]);
  });

  it.each([[[5]], [[-1]], [[0, 0]], [[0.5]], [[0, 1, 2, 3, 4, 0]], ['0']])(
    'a draw rejects the positions %j',
    (held) => {
      expect(playStepSchema.safeParse({ step: 'draw', held }).success).toBe(false);
    },
  );

  it('a play of poker rejects steps of other games', () => {
    for (const step of [{ step: 'cash-out' }, { step: 'open', tile: 1 }] as const) {
      expect(() => pokerByDraw.step(started, step, null)).toThrow(
        expect.objectContaining({ code: 'round_state' }),
      );
    }
  });

  it('a play of poker requires that the house can pay the best hand', () => {
    expect(pokerByDraw.minimumPayout({}, 1_000n)).toBe(800_000n);
  });

  it('a play of poker resumes from the revealed part, and replays to the same end', () => {
    const stored = (run: PokerRun) => JSON.parse(JSON.stringify(pokerByDraw.show(run))) as never;
    expect(pokerByDraw.resume(started, stored(started))).toEqual(started);
    const drawn = drawPoker(started, [0, 1]);
    expect(pokerByDraw.replay(started, stored(drawn))).toEqual(drawn);
    expect(pokerByDraw.replay(started, { held: 'all' })).toEqual(started);
  });
});
