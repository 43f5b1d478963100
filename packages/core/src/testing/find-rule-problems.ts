import { createDraw } from '../games/fairness/draw.ts';
import type { InstantGame } from '../games/instant-game.ts';
import { isSameOutcome } from '../games/play-fairly.ts';
import { toBasisPoints } from '../games/ratio.ts';
import { drawFor, meanOf, wordsFrom } from './measure-returns.ts';

/** Options of a trial. */
export interface RuleTrial {
  /** Choices to try. At least one. */
  readonly choices: readonly unknown[];
  /** Number of plays of each choice from which the return is measured; default 5,000. */
  readonly plays?: number;
}

const stakes = [1n, 7n, 1_000n, 999_999_999_999n];
const starts = [1, 2, 3, 5, 8, 13, 21, 34];

/** Values that every game rejects as a choice. */
const noChoices = [undefined, null, 'x', 1, [], { constructor: 1 }];

/** Returns whether a value survives a JSON round trip. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const nameOf = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

function refusalProblems(game: InstantGame<unknown>): string[] {
  return noChoices.flatMap((value) => {
    try {
      game.readInput(value);
      return [`readInput accepts ${nameOf(value)}; read choices by a strict schema.`];
    } catch (error) {
      const isRefusal = (error as { code?: unknown } | null)?.code === 'validation';
      return isRefusal
        ? []
        : [`readInput fails for ${nameOf(value)} without the code "validation"; use readInput.`];
    }
  });
}

/** Checks one play of one stake and returns its problems. */
function playProblems(game: InstantGame<unknown>, input: unknown, stake: bigint, start: number) {
  const play = (amount: bigint) => game.play(input, amount, drawFor(game.words, start));
  const { payout, ...facts } = play(stake);
  const maximum = game.maximumPayout(input, stake);
  const paid = `a stake of ${stake} is paid ${String(payout)}`;
  if (typeof payout !== 'bigint') return [`${paid}, which must be a bigint of minor units.`];
  return [
    ...(payout < 0n ? [`${paid}, less than nothing.`] : []),
    ...(payout > maximum ? [`${paid}, more than its maximumPayout of ${maximum}.`] : []),
    ...(isSameOutcome({ payout, ...facts }, play(stake))
      ? []
      : [
          'the same draw gives two outcomes: rules know no clock, no chance and no memory of theirs.',
        ]),
    ...(isPlain(facts) ? [] : ['the outcome does not survive JSON, except for its payout.']),
    ...(payout * 2n > play(stake * 2n).payout
      ? [
          `two stakes of ${stake} are paid more than one of ${stake * 2n}: round down once, at the end.`,
        ]
      : []),
  ];
}

/** Checks that the measured return matches the declared one. */
function returnProblems(game: InstantGame<unknown>, input: unknown, plays: number): string[] {
  const returned = game.rtp(input);
  const returnedBp = toBasisPoints(returned);
  const { minimumBp, maximumBp } = game.returnBp;
  if (returnedBp < minimumBp || returnedBp > maximumBp)
    return [`rtp is ${returnedBp} basis points, outside returnBp of ${minimumBp} to ${maximumBp}.`];
  const draw = createDraw(wordsFrom(20_261_121));
  const stake = 1_000_000n;
  const { mean, error } = meanOf(
    plays,
    () => Number(game.play(input, stake, draw).payout) / Number(stake),
  );
  const declared = Number(returned.numerator) / Number(returned.denominator);
  // Four standard errors: chance exceeds them once in 16,000 times, and the seed is fixed. A constant
  // payout may still lose a minor unit by rounding.
  return Math.abs(mean - declared) > 4 * error + 1 / Number(stake)
    ? [
        `${plays} plays return ${(mean * 100).toFixed(2)} %, rtp says ${(declared * 100).toFixed(2)} %.`,
      ]
    : [];
}

/**
 * Tests the rules of a game by playing: invalid choices, the maximum payout, the draws and the return.
 * For tests of custom games; a server performs only the checks that need no plays.
 * @returns sentences; none for sound rules
 * @example expect(findRuleProblems(coin, { choices: [{ side: 'heads' }, { side: 'tails' }]
 *   })).toEqual([])
 * @source ours
 */
export function findRuleProblems(
  game: InstantGame<unknown>,
  { choices, plays = 5_000 }: RuleTrial,
): string[] {
  const problems = choices.flatMap((choice) => {
    try {
      const input = game.readInput(choice);
      return [
        ...stakes.flatMap((stake) =>
          starts.flatMap((start) => playProblems(game, input, stake, start)),
        ),
        ...returnProblems(game, input, plays),
      ].map((problem) => `${nameOf(choice)}: ${problem}`);
    } catch (error) {
      return [`${nameOf(choice)}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  return [...new Set([...refusalProblems(game), ...problems])];
}
