import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackjackMoves } from '../../contract/schemas/blackjack-moves.ts';
import { drawFor } from '../../testing/measure-returns.ts';
import { blackjackByMove, type BlackjackRun, type PublicBlackjackRun } from './blackjack-steps.ts';

const openWith = (seed: number): BlackjackRun =>
  blackjackByMove.start({}, drawFor(blackjackByMove.words, seed));
const see = (run: BlackjackRun) => blackjackByMove.show(run) as PublicBlackjackRun;

/** Makes allowed moves, chosen by the numbers, until the play is over; calls back before each. */
function playOut(
  seed: number,
  picks: readonly number[],
  visit: (run: BlackjackRun) => void = () => undefined,
): BlackjackRun {
  let run = openWith(seed);
  for (let turn = 0; !blackjackByMove.isOver(run); turn += 1) {
    visit(run);
    const { allowed } = see(run);
    const step = allowed[(picks[turn % picks.length] ?? 0) % allowed.length] ?? 'stand';
    run = blackjackByMove.step(run, { step, turn }, null);
  }
  return run;
}

const picksOf = fc.array(fc.nat(3), { minLength: 1, maxLength: 8 });

/** Returns the first seed whose play is still open after the deal. */
const openSeed =
  [...Array(100).keys()].find((seed) => !blackjackByMove.isOver(openWith(seed))) ?? 0;

describe('blackjack move by move', () => {
  it('a running play shows one card of the dealer, and no result', () => {
    fc.assert(
      fc.property(fc.nat(), picksOf, (seed, picks) => {
        playOut(seed, picks, (run) => {
          const { dealer, hands, status } = see(run);
          expect([dealer.cards.length, status]).toEqual([1, 'running']);
          expect(hands.every(({ result }) => result === null)).toBe(true);
          expect(JSON.stringify(blackjackByMove.show(run))).not.toContain('shoe');
        });
      }),
    );
  });

  it('a play pays each hand at most twice its stakes, and its stakes are those of its moves', () => {
    fc.assert(
      fc.property(fc.nat(), picksOf, fc.bigInt(1n, 10n ** 9n), (seed, picks, stake) => {
        const run = playOut(seed, picks);
        const { moves, stakes, hands } = see(run);
        const further = moves.reduce(
          (sum, step, turn) => sum + blackjackByMove.furtherStakes!({ step, turn }),
          0,
        );
        expect(stakes).toBe(1 + further);
        const sum = stake * BigInt(stakes);
        const paid = blackjackByMove.payout(run, sum);
        // Only a blackjack, which has one stake, pays more than twice its stake.
        expect(paid >= 0n && paid <= (further === 0 ? (stake * 5n) / 2n : 2n * sum)).toBe(true);
        expect(paid <= blackjackByMove.minimumPayout({}, stake)).toBe(true);
        expect(hands.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('a stored play is restored unchanged, and replays to its end', () => {
    fc.assert(
      fc.property(fc.nat(), picksOf, (seed, picks) => {
        const again = (run: BlackjackRun) =>
          blackjackByMove.resume(openWith(seed), JSON.parse(JSON.stringify(see(run))));
        const over = playOut(seed, picks, (run) => expect(again(run)).toEqual(run));
        expect(
          blackjackByMove.replay(openWith(seed), JSON.parse(JSON.stringify(see(over)))),
        ).toEqual(over);
      }),
    );
  });

  it('a play rejects a move for another turn', () => {
    const run = openWith(openSeed);
    expect(() => blackjackByMove.step(run, { step: 'stand', turn: 1 }, null)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  it('a play rejects moves after the end, moves that the rules forbid, and steps of other games', () => {
    const over = blackjackByMove.step(openWith(openSeed), { step: 'stand', turn: 0 }, null);
    const rejection = expect.objectContaining({ code: 'round_state' });
    for (const step of blackjackMoves)
      expect(() => blackjackByMove.step(over, { step, turn: 1 }, null)).toThrow(rejection);
    expect(() => blackjackByMove.step(openWith(openSeed), { step: 'cash-out' }, null)).toThrow(
      rejection,
    );
  });

  it('only doubling and splitting take a further stake', () => {
    const counts = blackjackMoves.map((step) => [
      step,
      blackjackByMove.furtherStakes!({ step, turn: 0 }),
    ]);
    expect(counts).toEqual([
      ['hit', 0],
      ['stand', 0],
      ['double', 1],
      ['split', 1],
    ]);
  });
});
