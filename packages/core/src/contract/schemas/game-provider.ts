import * as z from 'zod/mini';
import { addressSchema } from '../providers/catalogue.ts';
import { payoutCaps, suspensionCauses } from '../statuses.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A suspension of a provider: no launches and no payouts. @source ours */
export const providerSuspensionSchema = z.object({
  id: idSchema,
  cause: z.enum(suspensionCauses),
  suspendedAt: timeSchema,
  /** Username of the person who suspended it; `null` if the platform did. */
  suspendedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The payout that caused it; `null` for a suspension by staff. */
  trigger: z.nullable(
    z.object({
      amount: moneySchema,
      cap: z.enum(payoutCaps),
      /** Title of the game; `null` for a payout without one. */
      game: z.nullable(z.string()),
    }),
  ),
  /** `null` while it is active; otherwise with the person and the reason. */
  liftedAt: z.nullable(timeSchema),
  liftedBy: z.nullable(z.string()),
  liftReason: z.nullable(z.string()),
});
export type ProviderSuspension = z.infer<typeof providerSuspensionSchema>;

/** A cap, and how much of it is used today (UTC). */
const capSchema = z.object({
  /** The effective cap. */
  maximum: moneySchema,
  /** The provider's own cap; `null` for the platform's default. */
  own: z.nullable(moneySchema),
  /** Paid today: in total, or in the round or session with the highest payout. */
  paid: moneySchema,
});

/** A game provider as shown to staff. Its secret is never included. @source ours */
export const gameProviderSchema = z.object({
  id: idSchema,
  /** Code in its calls. */
  code: z.string(),
  name: z.string(),
  /** Whether it is registered; an unregistered one cannot launch games. */
  registered: z.boolean(),
  currency: currencySchema,
  /** Games that it offers. */
  games: z.int(),
  /** Allowed addresses and networks of its calls; `null`: any. */
  addresses: z.nullable(z.array(z.string())),
  caps: z.object({ win: capSchema, session: capSchema, day: capSchema }),
  /** Payouts above a cap that wait for a decision. */
  heldPayouts: z.int(),
  /** Total of the held payouts. */
  heldSum: moneySchema,
  /** Time of the oldest held payout; `null` without any. */
  heldSince: z.nullable(timeSchema),
  /** The current suspension. */
  suspension: z.nullable(providerSuspensionSchema),
  version: z.int(),
});
export type GameProvider = z.infer<typeof gameProviderSchema>;

const ownCapSchema = z.nullable(amountSchema);

/** Changes of a provider that require two people; `null` restores the platform's default. @source ours */
export const providerUpdateSchema = z.strictObject({
  /** Version that the change is based on. */
  version: z.int(),
  caps: z.optional(z.strictObject({ win: ownCapSchema, session: ownCapSchema, day: ownCapSchema })),
  addresses: z.optional(z.nullable(z.array(addressSchema).check(z.minLength(1), z.maxLength(200)))),
});
export type ProviderUpdate = z.infer<typeof providerUpdateSchema>;
