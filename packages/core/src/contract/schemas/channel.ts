import * as z from 'zod/mini';
import {
  branchRules,
  channelDirections,
  channelKinds,
  destinationFields,
  feePayers,
} from '../statuses.ts';
import { roles } from '../roles.ts';
import { languages } from '../limits.ts';
import { normalizeDigits } from '../normalize.ts';
import {
  amountSchema,
  blockSchema,
  currencySchema,
  idSchema,
  lineSchema,
  moneySchema,
} from './common.ts';

/** Fee of a payment channel: a fixed part and a share, within bounds. Money in major units. @source ours */
export const feeRuleSchema = z.object({
  fixed: moneySchema,
  /** Share of the amount in basis points. */
  bp: z.int(),
  min: z.nullable(moneySchema),
  max: z.nullable(moneySchema),
  payer: z.enum(feePayers),
});
export type FeeRuleBody = z.infer<typeof feeRuleSchema>;

/** A bank or an e-wallet: its code at payment gateways, and its name. @source ours */
export const institutionSchema = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9]{2,16}$/)),
  name: lineSchema({ min: 2, max: 60 }),
});
export type Institution = z.infer<typeof institutionSchema>;

/** A field that a payout through a channel requires. @source ours */
const destinationFieldSchema = z.object({
  name: z.enum(destinationFields),
  required: z.boolean(),
  /** Choices; `null` for free text. */
  options: z.nullable(z.array(institutionSchema)),
});
export type DestinationField = z.infer<typeof destinationFieldSchema>;

/** A payment channel as offered to a player or an agent. @source ours */
export const channelSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: z.enum(channelKinds),
  direction: z.enum(channelDirections),
  currency: currencySchema,
  min: moneySchema,
  max: z.nullable(moneySchema),
  fee: feeRuleSchema,
  /** Usual time until the money arrives, in minutes. */
  etaMinutes: z.int(),
  /** Accepts no payments now: maintenance, or outside its hours. */
  paused: z.boolean(),
  /** Instructions in steps, in the user's language. */
  steps: z.array(z.string()),
  /** Fields that a withdrawal requires, in this order; empty for a channel without payouts. */
  destinationFields: z.array(destinationFieldSchema),
});
export type Channel = z.infer<typeof channelSchema>;

const hourSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const feeBodySchema = z.strictObject({
  fixed: amountSchema,
  bp: z.int().check(z.minimum(0), z.maximum(10_000)),
  min: z.optional(z.nullable(amountSchema)),
  max: z.optional(z.nullable(amountSchema)),
  payer: z.enum(feePayers),
});

/**
 * Recipient of a channel's deposits: digits, or letters and digits in schemes with such merchant
 * numbers.
 */
const payeeSchema = z
  .string()
  .check(z.overwrite(normalizeDigits), z.maxLength(34), z.regex(/^[A-Za-z0-9]*$/));

/** Settings of a channel that staff edits. `instructions`: one step per line, by language. @source ours */
const channelBodyShape = {
  name: lineSchema({ min: 2, max: 60 }),
  kind: z.enum(channelKinds),
  gatewayId: idSchema,
  direction: z.enum(channelDirections),
  min: amountSchema,
  max: z.optional(z.nullable(amountSchema)),
  fee: feeBodySchema,
  /** Roles that may use it. */
  roles: z.array(z.enum(roles)).check(z.minLength(1)),
  /** Both or none; in the platform's time zone. */
  hours: z.optional(z.nullable(z.strictObject({ from: hourSchema, to: hourSchema }))),
  enabled: z.boolean(),
  order: z.int().check(z.minimum(1), z.maximum(999)),
  etaMinutes: z.int().check(z.minimum(0), z.maximum(10_080)),
  /** Recipient of deposits: number and holder of the account. */
  account: z.optional(z.nullable(payeeSchema)),
  holder: z.optional(z.nullable(lineSchema({ min: 0, max: 64 }))),
  instructions: z.partialRecord(z.enum(languages), blockSchema({ min: 0, max: 1_000 })),
  /**
   * Banks or e-wallets for payouts; omitted or `null` for the usual ones of its kind and currency, empty
   * if the channel is bound to one.
   */
  institutions: z.optional(z.nullable(z.array(institutionSchema).check(z.maxLength(200)))),
  /** Whether a payout needs the branch of the bank; default `none`. */
  branch: z.optional(z.enum(branchRules)),
};

export const channelCreateSchema = z.strictObject(channelBodyShape);
export type ChannelCreate = z.infer<typeof channelCreateSchema>;

export const channelUpdateSchema = z.extend(z.partial(channelCreateSchema), {
  /** Version that the change is based on. */
  version: z.int(),
});
export type ChannelUpdate = z.infer<typeof channelUpdateSchema>;

/** A channel with all its settings, for staff. @source ours */
export const adminChannelSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: z.enum(channelKinds),
  gateway: z.object({ id: idSchema, name: z.string() }),
  direction: z.enum(channelDirections),
  currency: currencySchema,
  min: moneySchema,
  max: z.nullable(moneySchema),
  fee: feeRuleSchema,
  roles: z.array(z.enum(roles)),
  hours: z.nullable(z.object({ from: z.string(), to: z.string() })),
  enabled: z.boolean(),
  order: z.int(),
  etaMinutes: z.int(),
  account: z.nullable(z.string()),
  holder: z.nullable(z.string()),
  instructions: z.partialRecord(z.enum(languages), z.string()),
  institutions: z.nullable(z.array(institutionSchema)),
  branch: z.enum(branchRules),
  version: z.int(),
});
export type AdminChannel = z.infer<typeof adminChannelSchema>;

/** A gateway of payment channels. Its secret is never included. @source ours */
export const gatewaySchema = z.object({
  id: idSchema,
  name: z.string(),
  enabled: z.boolean(),
  /** Accepts no new requests, finishes those in progress. */
  maintenance: z.boolean(),
  currency: currencySchema,
  min: z.nullable(moneySchema),
  max: z.nullable(moneySchema),
  /** Maximum in 24 hours over all transactions. */
  daily: z.nullable(moneySchema),
  /** Whether credentials are stored. */
  hasSecret: z.boolean(),
  channels: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      direction: z.enum(channelDirections),
      enabled: z.boolean(),
    }),
  ),
  version: z.int(),
});
export type Gateway = z.infer<typeof gatewaySchema>;

export const gatewayUpdateSchema = z.strictObject({
  version: z.int(),
  enabled: z.optional(z.boolean()),
  maintenance: z.optional(z.boolean()),
  min: z.optional(z.nullable(amountSchema)),
  max: z.optional(z.nullable(amountSchema)),
  daily: z.optional(z.nullable(amountSchema)),
  /** New credentials; write only. */
  secret: z.optional(z.string().check(z.minLength(8), z.maxLength(512))),
});
export type GatewayUpdate = z.infer<typeof gatewayUpdateSchema>;
