import { beforeAll, describe, expect, it } from 'vitest';
import { median } from '../bench/figures.ts';
import { countOf } from '../faults/counts.ts';
import { askAll, questions, type Asked } from './enumeration.ts';
import { mannWhitney } from './mann-whitney.ts';

/** Tries of each kind. */
const tries = countOf('LOBI_TELLTALES', 15, 1_000);
const isFull = tries >= 1_000;

describe('what a stranger asks', () => {
  let answers: Readonly<Record<string, Asked>>;
  beforeAll(async () => {
    answers = await askAll(tries);
  }, 7_200_000);

  it.each(Object.entries(questions))(
    'is answered alike and as soon, whoever it is about: %s',
    (what, question) => {
      const asked = answers[what] ?? {};
      const [first, ...others] = Object.values(asked);
      if (!first) throw new Error('nothing was asked');
      expect([...first.bodies]).toEqual([expect.stringMatching(`^\\[${question.status},`)]);
      const base = median(first.ms);
      for (const [kind, { ms, bodies }] of Object.entries(asked)) {
        expect([...bodies], kind).toEqual([...first.bodies]);
        // A few tries beside other tests only show work that is left out, such as a hash.
        const apart = Math.abs(median(ms) - base);
        expect(apart, kind).toBeLessThanOrEqual(isFull ? 5 : Math.max(15, base / 2));
      }
      if (!isFull) return;
      for (const { ms } of others) expect(mannWhitney(ms, first.ms)).toBeGreaterThan(0.01);
    },
  );
});
