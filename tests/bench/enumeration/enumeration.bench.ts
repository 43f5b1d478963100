import { countOf } from '../../faults/counts.ts';
import { askAll } from '../../security/enumeration.ts';
import { mannWhitney } from '../../security/mann-whitney.ts';
import { median, quantile } from '../figures.ts';
import type { Report } from '../report.ts';

/** Tries of each kind. */
const tries = countOf('LOBI_TELLTALES', 240, 1_000);

const ms = (value: number): string => value.toFixed(2);

/** Responses to strangers: whether their time reveals that an account, or a link, exists. */
export async function bench(): Promise<Report> {
  const rows: string[][] = [];
  const raw: Record<string, unknown> = {};
  for (const [what, timings] of Object.entries(await askAll(tries))) {
    const [base = []] = Object.values(timings).map((each) => each.ms);
    raw[what] = Object.fromEntries(Object.entries(timings).map(([kind, each]) => [kind, each.ms]));
    for (const [kind, { ms: times }] of Object.entries(timings)) {
      rows.push([
        `${what}: ${kind}`,
        ms(median(times)),
        ms(quantile(times, 0.95)),
        ms(median(times) - median(base)),
        times === base ? '–' : mannWhitney(times, base).toFixed(3),
      ]);
    }
  }
  return {
    title: 'What the time of an answer tells a stranger',
    head: ['what is asked', 'median, ms', 'p95, ms', 'beside the first, ms', 'p'],
    rows,
    notes: [
      `${tries} tries of each kind in turn, each from an address of its own.`,
      'The second row of each question is the first again: what lies between them is noise.',
      'Goal: medians within 5 ms of each other, and p above 0.01, for 1,000 tries.',
    ],
    raw,
  };
}
