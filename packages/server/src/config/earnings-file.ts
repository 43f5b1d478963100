import {
  earningBases,
  earningCycles,
  earningTypes,
  parseMoney,
  type Currency,
} from '@lobi/core/contract';
import * as z from 'zod/mini';
import { maxRateBp, sharing, type EarningPlan } from '../domain/earning-plan.ts';
import { parseContent, readJson } from './json-file.ts';
import { StartError } from './start-error.ts';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
const day = z.string().check(z.refine(isDay, { error: 'must be a day such as 2026-11-01' }));
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));

const fileSchema = z.strictObject({
  plans: z.array(
    z.strictObject({
      id: z
        .string()
        .check(z.regex(/^[a-z\d-]{1,40}$/, { error: 'must be 1 to 40 of a-z, 0-9 and -' })),
      type: z.enum(earningTypes),
      base: z.enum(earningBases),
      costsBp: z._default(basisPoints, 0),
      rateBp: z._default(z.nullable(basisPoints), null),
      tiers: z._default(z.array(z.strictObject({ from: z.string(), rateBp: basisPoints })), []),
      carryOver: z._default(z.enum(['none', 'negative']), 'negative'),
      minActive: z._default(z.int().check(z.minimum(0)), 0),
      cycle: z.enum(earningCycles),
      from: day,
      until: z._default(z.nullable(day), null),
    }),
  ),
});

/**
 * Rules of a plan. Each returns its violation as text that follows the plan's name; the first violation
 * is reported.
 */
const rules: readonly (readonly [says: string, breaks: (plan: EarningPlan) => boolean])[] = [
  ['counts from what its type does not', ({ type, base }) => maxRateBp[type][base] === undefined],
  ['has costs, which only ngr has', ({ base, costsBp }) => base !== 'ngr' && costsBp > 0],
  ['has no rate', ({ type, rateBp }) => type !== 'ggr' && rateBp === null],
  [
    'has a rate above what its type may share',
    ({ type, base, rateBp, tiers }) =>
      sharing[type] === 'direct' &&
      [rateBp ?? 0, ...tiers.map((tier) => tier.rateBp)].some(
        (rate) => rate > (maxRateBp[type][base] ?? 0),
      ),
  ],
  [
    'has tiers above no rate of its own',
    ({ rateBp, tiers }) => rateBp === null && tiers.length > 0,
  ],
  [
    'has tiers that do not rise',
    ({ rateBp, tiers }) =>
      tiers.some((tier, index) => {
        const below = tiers[index - 1] ?? { from: 0n, rateBp: rateBp ?? 0 };
        return tier.from <= below.from || tier.rateBp < below.rateBp;
      }),
  ],
  ['ends before it begins', ({ from, until }) => until !== null && until < (from ?? '')],
];

/** Returns whether two plans count the same day. */
const overlap = (one: EarningPlan, other: EarningPlan): boolean =>
  (one.from ?? '') <= (other.until ?? '9999') && (other.from ?? '') <= (one.until ?? '9999');

function assertSound(plans: readonly EarningPlan[], path: string): void {
  for (const [index, plan] of plans.entries()) {
    const broken = rules.find(([, breaks]) => breaks(plan));
    if (broken)
      throw new StartError(`The file ${path} is invalid: the plan ${plan.id} ${broken[0]}.`);
    for (const other of plans.slice(0, index)) {
      if (other.id === plan.id) {
        throw new StartError(`The file ${path} is invalid: two plans are named ${plan.id}.`);
      }
      if (other.type === plan.type && overlap(other, plan)) {
        throw new StartError(
          `The file ${path} is invalid: the plans ${other.id} and ${plan.id} are of one type and count the same days.`,
        );
      }
    }
  }
}

/**
 * Reads the plans of `LOBI_EARNINGS`; amounts of tiers are decimal text in the platform's currency.
 * Errors: `StartError` that names file and field.
 * @example
 * // { "plans": [{ "id": "games", "type": "ggr", "base": "ngr", "costsBp": 1500, "rateBp": 750,
 * //   "tiers": [{ "from": "100000000", "rateBp": 900 }], "carryOver": "negative", "minActive": 3,
 * //   "cycle": "weekly", "from": "2026-12-01" }] }
 * @source ours – domain 2.5
 */
export function readEarningsFile(path: string, currency: Currency): EarningPlan[] {
  const { plans } = parseContent(fileSchema, readJson(path), path);
  const read = plans.map((plan) => ({
    ...plan,
    tiers: plan.tiers.map(({ from, rateBp }) => {
      const amount = parseMoney(from, currency);
      if (amount === undefined) {
        throw new StartError(
          `The file ${path} is invalid: the plan ${plan.id} has a tier from ${from}, which is no amount.`,
        );
      }
      return { from: amount, rateBp };
    }),
  }));
  assertSound(read, path);
  return read;
}
