import { describe, expect, it } from 'vitest';
import {
  hiloByCard,
  moveHilo,
  nextHiloBp,
  publicHilo,
  cashOutHilo,
  type HiloRun,
} from './hilo-steps.ts';
import { hiloCards, hiloMultipleBp } from './hilo.ts';

const withRanks = (...ranks: number[]): HiloRun => ({
  sequence: ranks.map((rank) => ({ rank, suit: 0 })),
  moves: [],
  status: 'running',
});

describe('a game of hi-lo', () => {
  it('a game of hi-lo shows the first card, and after each move the next', () => {
    const run = withRanks(5, 9, 2, 7);
    expect(publicHilo(run).cards.map(({ rank }) => rank)).toEqual([5]);
    expect(publicHilo(moveHilo(run, 'higher')).cards.map(({ rank }) => rank)).toEqual([5, 9]);
  });

  it('a game of hi-lo multiplies the payouts of right guesses, and is lost on a wrong one', () => {
    const right = moveHilo(moveHilo(withRanks(5, 9, 2, 7), 'higher'), 'lower');
    expect(publicHilo(right)).toMatchObject({
      status: 'running',
      multipleBp: hiloMultipleBp([9, 9]),
    });
    const wrong = moveHilo(right, 'lower');
    expect(publicHilo(wrong)).toMatchObject({ status: 'lost', multipleBp: 0 });
    expect(hiloByCard.payout(wrong, 1_000n)).toBe(0n);
  });

  it('a game of hi-lo skips a card at no cost', () => {
    const run = moveHilo(moveHilo(withRanks(7, 1, 12, 3), 'skip'), 'higher');
    expect(publicHilo(run).multipleBp).toBe(hiloMultipleBp([12]));
  });

  it('a game of hi-lo shows the payout of a guess beforehand', () => {
    const run = moveHilo(withRanks(5, 9, 2), 'higher');
    expect(nextHiloBp(publicHilo(run), 'lower')).toBe(hiloMultipleBp([9, 9]));
  });

  it('a game of hi-lo pays at the cash-out after a correct guess', () => {
    expect(() => cashOutHilo(withRanks(5, 9))).toThrow(
      expect.objectContaining({ code: 'round_state' }),
    );
    const taken = cashOutHilo(moveHilo(withRanks(1, 9, 2), 'higher'));
    expect(hiloByCard.payout(taken, 10_000n)).toBe(10_725n);
    expect(() => moveHilo(taken, 'higher')).toThrow(
      expect.objectContaining({ code: 'round_state' }),
    );
  });

  it('a game of hi-lo cashes out automatically with the last card, and always leaves one card for a guess', () => {
    expect(moveHilo(withRanks(1, 9), 'higher').status).toBe('taken');
    expect(() => moveHilo(withRanks(1, 9), 'skip')).toThrow(
      expect.objectContaining({ code: 'round_state' }),
    );
  });

  it('a game of hi-lo rejects a guess above the maximum payout, and ends when no guess can be paid', () => {
    const limit = { stake: 1_000n, maximumPayout: 2_000n };
    const run = moveHilo(withRanks(1, 7, 7), 'higher', limit);
    expect(run.status).toBe('running');
    expect(() => moveHilo(withRanks(1, 9), 'lower', limit)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
    expect(moveHilo(withRanks(7, 7, 7), 'higher', limit).status).toBe('taken');
  });

  it('a game of hi-lo resumes from the revealed part, and never shows a following card', () => {
    const started = withRanks(5, 9, 2, 7);
    const shown = hiloByCard.show(moveHilo(started, 'higher'));
    const again = hiloByCard.resume(started, JSON.parse(JSON.stringify(shown)) as never);
    expect(hiloByCard.show(again)).toEqual(shown);
    // On a five, 9 of 13 ranks win for `higher`; the next cards are a 2 and a 7.
    expect(shown).toEqual({
      cards: [
        { rank: 5, suit: 0 },
        { rank: 9, suit: 0 },
      ],
      moves: ['higher'],
      status: 'running',
      multipleBp: 14_300,
    });
    expect(hiloCards).toBe(52);
  });

  it('a finished game of hi-lo replays to the same end', () => {
    const started = withRanks(5, 9, 2, 7);
    const taken = cashOutHilo(moveHilo(started, 'higher'));
    expect(hiloByCard.replay(started, hiloByCard.show(taken) as never)).toEqual(taken);
    const lost = moveHilo(started, 'lower');
    expect(hiloByCard.replay(started, hiloByCard.show(lost) as never)).toEqual(lost);
  });

  it('a game of hi-lo rejects steps of other games', () => {
    expect(() => hiloByCard.step(withRanks(5, 9), { step: 'open', tile: 1 }, null)).toThrow(
      expect.objectContaining({ code: 'round_state' }),
    );
  });
});
