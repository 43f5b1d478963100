import * as z from 'zod/mini';
import { addressSchema } from '../providers/catalogue.ts';
import { payoutCaps, suspensionCauses } from '../statuses.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A time in which a provider starts nothing and is paid nothing. @source ours */
export const providerSuspensionSchema = z.object({
  id: idSchema,
  cause: z.enum(suspensionCauses),
  suspendedAt: timeSchema,
  /** Username of the person who suspended it; `null` if the platform did. */
  suspendedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** The payout that led to it; `null` where staff suspended the provider. */
  trigger: z.nullable(
    z.object({
      amount: moneySchema,
      cap: z.enum(payoutCaps),
      /** Title of the game; `null` for a payout that belongs to none. */
      game: z.nullable(z.string()),
    }),
  ),
  /** `null` while it holds, with who lifted it and why. */
  liftedAt: z.nullable(timeSchema),
  liftedBy: z.nullable(z.string()),
  liftReason: z.nullable(z.string()),
});
export type ProviderSuspension = z.infer<typeof providerSuspensionSchema>;

/** A cap, and how much of it is used today (UTC). */
const capSchema = z.object({
  /** The cap that holds. */
  most: moneySchema,
  /** The provider's own; `null` where the platform's default holds. */
  own: z.nullable(moneySchema),
  /** Paid today: in all, or in the round or session that was paid most. */
  paid: moneySchema,
});

/** A provider of games as staff sees it. Its secret is never included. @source ours */
export const gameProviderSchema = z.object({
  id: idSchema,
  /** Its code in its calls. */
  code: z.string(),
  name: z.string(),
  /** Whether it is registered; one that is not starts nothing new. */
  registered: z.boolean(),
  currency: currencySchema,
  /** Games that it offers. */
  games: z.int(),
  /** Addresses and networks that its calls come from; `null`: any. */
  addresses: z.nullable(z.array(z.string())),
  caps: z.object({ win: capSchema, session: capSchema, day: capSchema }),
  /** Payouts above a cap that wait for a decision. */
  heldPayouts: z.int(),
  /** Their total. */
  heldSum: moneySchema,
  /** Since when the oldest of them waits; `null` where none does. */
  heldSince: z.nullable(timeSchema),
  /** The suspension that holds now. */
  suspension: z.nullable(providerSuspensionSchema),
  version: z.int(),
});
export type GameProvider = z.infer<typeof gameProviderSchema>;

const ownCapSchema = z.nullable(amountSchema);

/** Changes to a provider that take two people; `null` restores the platform's default. @source ours */
export const providerUpdateSchema = z.strictObject({
  /** Version that the change is based on. */
  version: z.int(),
  caps: z.optional(z.strictObject({ win: ownCapSchema, session: ownCapSchema, day: ownCapSchema })),
  addresses: z.optional(z.nullable(z.array(addressSchema).check(z.minLength(1), z.maxLength(200)))),
});
export type ProviderUpdate = z.infer<typeof providerUpdateSchema>;
