import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../packages/server/src/services/auth/password-hasher.ts';
import { median } from '../bench/figures.ts';
import { countOf } from '../faults/counts.ts';
import { askAll, questions, type Asked } from './enumeration.ts';
import { mannWhitney } from './mann-whitney.ts';

/** Tries of each kind. */
const tries = countOf('LOBI_TELLTALES', 15, 1_000);
const isFull = tries >= 1_000;

/** Times shorter than this say nothing, in ms. */
const noise = 4;

/** Did the quickest try of either take no longer than three of the other, but for noise? */
const isSameWork = (some: readonly number[], others: readonly number[]): boolean => {
  const [one, other] = [Math.min(...some), Math.min(...others)];
  return Math.max(one, other) <= Math.max(noise, 3 * Math.min(one, other));
};

const hasher = createPasswordHasher();

/** Adds how long a hash takes now, in ms. */
async function timeHash(took: number[]): Promise<void> {
  const since = performance.now();
  await hasher.verify(undefined, 'not the password of anybody');
  took.push(performance.now() - since);
}

describe('what a stranger asks', () => {
  let answers: Readonly<Record<string, Asked>>;
  const hashMs: number[] = [];
  beforeAll(async () => {
    answers = await askAll(tries, () => timeHash(hashMs));
  }, 7_200_000);

  // id: strangers-same-answer
  it.each(Object.entries(questions))(
    'strangers get one answer in one time, whatever account the question is about: %s',
    (what, question) => {
      const asked = answers[what] ?? {};
      const [first, ...others] = Object.values(asked);
      if (!first) throw new Error('nothing was asked');
      expect([...first.bodies]).toEqual([expect.stringMatching(`^\\[${question.status},`)]);
      for (const [kind, { ms, bodies }] of Object.entries(asked)) {
        expect([...bodies], kind).toEqual([...first.bodies]);
        // The quickest of a few tries shows work that is left out, such as a hash, on a busy machine too.
        expect(isSameWork(ms, first.ms), kind).toBe(true);
        // Load makes an answer later, and never earlier than the hash that it waits for.
        if (question.hashes)
          expect(Math.min(...ms), kind).toBeGreaterThan(0.8 * Math.min(...hashMs));
      }
      if (!isFull) return;
      for (const { ms } of others) {
        expect(Math.abs(median(ms) - median(first.ms))).toBeLessThanOrEqual(5);
        expect(mannWhitney(ms, first.ms)).toBeGreaterThan(0.01);
      }
    },
  );
});
