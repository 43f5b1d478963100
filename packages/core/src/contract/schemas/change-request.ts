import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { channelCreateSchema, channelUpdateSchema, gatewayUpdateSchema } from './channel.ts';
import { providerUpdateSchema } from './game-provider.ts';
import { amountSchema, idSchema, publicMessageShape, reasonSchema, timeSchema } from './common.ts';
import { settingNameSchema, settingValueSchema } from './platform-setting.ts';
import { userCreateSchema } from './user.ts';

/** One kind of change: what is asked for, and why. */
const asks = <Kind extends string, Params extends z.ZodMiniType>(kind: Kind, params: Params) =>
  z.strictObject({ kind: z.literal(kind), params, reason: reasonSchema });

/** Float that is made or taken out of the world, in the version of the wallet that was seen. */
const floatSchema = z.strictObject({
  walletId: idSchema,
  amount: amountSchema,
  version: z.int(),
  ...publicMessageShape,
});

/**
 * Changes that take two people where the platform requires a second approval. Versions are those of
 * what is changed, as the asker saw it. What the person concerned reads waits with the rest, and is
 * of
 * `changeReasons`; the reason of the request itself is for staff alone. @source ours
 */
export const changeAskSchema = z.discriminatedUnion('kind', [
  asks('user.role', z.strictObject({ userId: idSchema, role: z.enum(roles), version: z.int() })),
  asks(
    'user.agent',
    // `parentId`: the agent above from now on; null for none.
    z.strictObject({ userId: idSchema, parentId: z.nullable(idSchema), version: z.int() }),
  ),
  asks('user.create', userCreateSchema),
  asks(
    'user.unblock',
    z.strictObject({
      userId: idSchema,
      version: z.int(),
      /** As for a change of status. */
      verified: z.optional(z.literal(true)),
      ...publicMessageShape,
    }),
  ),
  asks('channel.create', channelCreateSchema),
  asks('channel.update', z.strictObject({ channelId: idSchema, change: channelUpdateSchema })),
  asks('gateway.update', z.strictObject({ gatewayId: idSchema, change: gatewayUpdateSchema })),
  asks('provider.update', z.strictObject({ providerId: idSchema, change: providerUpdateSchema })),
  // The suspension is named too: a later one is another question.
  asks('provider.lift', z.strictObject({ providerId: idSchema, suspensionId: idSchema })),
  asks('bet.void', z.strictObject({ walletId: idSchema, betId: idSchema, ...publicMessageShape })),
  // The movement is named by the wallet in which it is looked at, and the version that it made.
  asks(
    'transfer.reverse',
    z.strictObject({ walletId: idSchema, version: z.int(), ...publicMessageShape }),
  ),
  asks('float.mint', floatSchema),
  asks('float.burn', floatSchema),
  asks(
    'setting.update',
    z.strictObject({ name: settingNameSchema, value: settingValueSchema, version: z.int() }),
  ),
]);
export type ChangeAsk = z.infer<typeof changeAskSchema>;

/** Kinds of change that may take two people. @source ours */
export const changeRequestKinds = [
  'user.role',
  'user.agent',
  'user.create',
  'user.unblock',
  'channel.create',
  'channel.update',
  'gateway.update',
  'provider.update',
  'provider.lift',
  'bet.void',
  'transfer.reverse',
  'float.mint',
  'float.burn',
  'setting.update',
] as const satisfies readonly ChangeAsk['kind'][];
export type ChangeRequestKind = ChangeAsk['kind'];

/** Parameters with which a kind of change is requested. */
export type ChangeParams<Kind extends ChangeRequestKind> = Extract<
  ChangeAsk,
  { readonly kind: Kind }
>['params'];

/** Life of a request: the last four are final. @source ours */
export const changeRequestStatuses = [
  'waiting',
  'approved',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type ChangeRequestStatus = (typeof changeRequestStatuses)[number];

/** Names of facts that a change may show about its subject. @source ours */
export const changeFacts = [
  'username',
  'role',
  'status',
  'agent',
  'downline',
  'name',
  'kind',
  'gateway',
  'direction',
  'min',
  'max',
  'daily',
  'fee',
  'roles',
  'hours',
  'enabled',
  'maintenance',
  'order',
  'eta',
  'account',
  'holder',
  'instructions',
  'institutions',
  'branch',
  'secret',
  'winCap',
  'sessionCap',
  'dayCap',
  'addresses',
  'cause',
  'game',
  'fight',
  'selection',
  'stake',
  'movement',
  'amount',
  'balance',
  'value',
  'publicReason',
  'remark',
] as const;
export type ChangeFactName = (typeof changeFacts)[number];

/** One line of what changes: as it was when it was asked for, and as it shall be; `null` for nothing. */
export const changeFactSchema = z.object({
  name: z.enum(changeFacts),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type ChangeFact = z.infer<typeof changeFactSchema>;

const personSchema = z.object({ id: idSchema, username: z.string() });

/** A change that was requested. @source ours */
export const changeRequestSchema = z.object({
  id: idSchema,
  kind: z.enum(changeRequestKinds),
  status: z.enum(changeRequestStatuses),
  /** Subject of the change; without an id if the change creates it. */
  subject: z.object({ id: z.nullable(idSchema), name: z.string() }),
  facts: z.array(changeFactSchema),
  /** Why, for staff alone. */
  reason: z.string(),
  askedBy: personSchema,
  askedAt: timeSchema,
  /** From then on it cannot be approved any more. */
  expiresAt: timeSchema,
  /** `null` while it waits, when it was withdrawn or lapsed, and where one person is enough. */
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(timeSchema),
  /** Why it was rejected. */
  note: z.nullable(z.string()),
  /** Actions that this reader may take now. */
  actions: z.array(z.enum(['approve', 'reject', 'withdraw'])),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** The second person's word; a rejection says why. @source ours */
export const changeDecisionSchema = z.discriminatedUnion('approve', [
  z.strictObject({ approve: z.literal(true) }),
  z.strictObject({ approve: z.literal(false), reason: reasonSchema }),
]);
export type ChangeDecision = z.infer<typeof changeDecisionSchema>;
