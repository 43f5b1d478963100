import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '../../packages/server/src/services/auth/password-hasher.ts';
import { median } from '../bench/figures.ts';
import { countOf } from '../faults/counts.ts';
import { askAll, questions, type Asked } from './enumeration.ts';
import { mannWhitney } from './mann-whitney.ts';

/** Number of attempts of each kind. */
const tries = countOf('LOBI_TELLTALES', 15, 1_000);
const isFull = tries >= 1_000;

const hasher = createPasswordHasher();

/** Records the current duration of a hash, in ms. */
async function timeHash(took: number[]): Promise<void> {
  const since = performance.now();
  await hasher.verify(undefined, 'not the password of anybody');
  took.push(performance.now() - since);
}

describe('requests of guests', () => {
  let answers: Readonly<Record<string, Asked>>;
  const hashMs: number[] = [];
  beforeAll(async () => {
    answers = await askAll(tries, () => timeHash(hashMs));
  }, 7_200_000);

  // id: strangers-same-answer
  it.each(Object.entries(questions))(
    'responses to guests do not reveal by content or time whether an account exists: %s',
    (what, question) => {
      const asked = answers[what] ?? {};
      const [first, ...others] = Object.values(asked);
      if (!first) throw new Error('nothing was asked');
      expect([...first.bodies]).toEqual([expect.stringMatching(`^\\[${question.status},`)]);
      for (const [kind, { ms, bodies }] of Object.entries(asked)) {
        expect([...bodies], kind).toEqual([...first.bodies]);
        // Attempts alternate, so that load delays all kinds alike: whatever work one of them has more or
        // less, such as a hash, parts even a few attempts.
        expect(mannWhitney(ms, first.ms), kind).toBeGreaterThan(1e-5);
        // Load delays a response, but never makes it faster than its hash.
        if (question.hashes)
          expect(Math.min(...ms), kind).toBeGreaterThan(0.8 * Math.min(...hashMs));
      }
      if (!isFull) return;
      // Many attempts on a quiet machine show smaller differences.
      for (const { ms } of others) {
        expect(Math.abs(median(ms) - median(first.ms))).toBeLessThanOrEqual(5);
        expect(mannWhitney(ms, first.ms)).toBeGreaterThan(0.01);
      }
    },
  );
});
