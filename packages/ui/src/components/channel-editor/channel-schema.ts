import { compareAmounts } from '@lobi/formats';
import * as z from 'zod/mini';

const money = z.string().check(z.regex(/^\d{1,15}(\.\d{1,4})?$/));
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const text = z.optional(z.string().check(z.maxLength(1_000)));

/** Returns whether every line has a code and a name. */
const isListed = (list: string): boolean =>
  list.split('\n').every((line) => /^\s*[A-Z0-9]{2,16}\s+\S.{1,59}$|^\s*$/.test(line)) &&
  list.trim() !== '';

/** Formats an amount for the user. */
type SayMoney = (amount: string, currency: string) => string;

/**
 * Client-side rules of a channel: bounds do not cross, and hours come in pairs.
 * @param formatAmount formats an amount for an error message
 */
export function channelSchema(formatAmount: SayMoney) {
  const crossed = (low: string | undefined, high: string | undefined, currency: string): boolean =>
    low !== undefined && high !== undefined && compareAmounts(low, high, currency) > 0;
  return z
    .object({
      name: z.string().check(z.minLength(2), z.maxLength(60)),
      kind: z.enum(['qris', 'ewallet', 'bank', 'va', 'pulsa', 'agent']),
      gateway: z.string().check(z.minLength(1)),
      direction: z.enum(['in', 'out', 'both']),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      min: z.optional(money),
      max: z.optional(money),
      fee: z.object({
        fixed: money,
        percent: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)),
        min: z.optional(money),
        max: z.optional(money),
        payer: z.enum(['player', 'house', 'agent']),
      }),
      roles: z
        .array(z.enum(['player', 'agent', 'admin', 'superadmin', 'declare']))
        .check(z.minLength(1, 'required')),
      hours: z.object({ from: z.optional(clock), to: z.optional(clock) }),
      etaMinutes: z.int().check(z.minimum(0), z.maximum(10_080)),
      target: z.object({
        account: z.optional(z.string().check(z.maxLength(64))),
        holder: z.optional(z.string().check(z.maxLength(64))),
      }),
      payout: z.object({
        institutions: z.enum(['usual', 'none', 'own']),
        list: z.optional(z.string().check(z.maxLength(20_000))),
        branch: z.enum(['none', 'optional', 'required']),
      }),
      order: z.int().check(z.minimum(1), z.maximum(999)),
      enabled: z.boolean(),
      instructions: z.object({ id: text, en: text, es: text, zhHans: text }),
    })
    .check((check) => {
      const { value, issues } = check;
      const { currency, min, max, fee, hours, payout } = value;
      if (crossed(min, max, currency)) {
        issues.push({
          code: 'custom',
          input: max,
          path: ['max'],
          message: 'min',
          params: { min: formatAmount(min ?? '0', currency) },
        });
      }
      if (crossed(fee.min, fee.max, currency)) {
        issues.push({
          code: 'custom',
          input: fee.max,
          path: ['fee', 'max'],
          message: 'min',
          params: { min: formatAmount(fee.min ?? '0', currency) },
        });
      }
      if (payout.institutions === 'own' && !isListed(payout.list ?? '')) {
        issues.push({
          code: 'custom',
          input: payout.list,
          path: ['payout', 'list'],
          message: payout.list ? 'format' : 'required',
        });
      }
      if ((hours.from === undefined) !== (hours.to === undefined)) {
        const missing = hours.from === undefined ? 'from' : 'to';
        issues.push({
          code: 'custom',
          input: hours[missing],
          path: ['hours', missing],
          message: 'required',
        });
      }
    });
}
