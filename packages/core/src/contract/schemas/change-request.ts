import * as z from 'zod/mini';
import { roles } from '../roles.ts';
import { channelCreateSchema, channelUpdateSchema, gatewayUpdateSchema } from './channel.ts';
import { providerUpdateSchema } from './game-provider.ts';
import { amountSchema, idSchema, publicMessageShape, reasonSchema, timeSchema } from './common.ts';
import { settingNameSchema, settingValueSchema } from './platform-setting.ts';
import { userCreateSchema } from './user.ts';

/** One kind of change: its parameters and its reason. */
const changeSchema = <Kind extends string, Params extends z.ZodMiniType>(
  kind: Kind,
  params: Params,
) => z.strictObject({ kind: z.literal(kind), params, reason: reasonSchema });

/** Float to mint or burn, with the version of the wallet that was seen. */
const floatSchema = z.strictObject({
  walletId: idSchema,
  amount: amountSchema,
  version: z.int(),
  ...publicMessageShape,
});

/**
 * Changes that require two people if the platform has a second approval. Versions are those of the
 * changed object as the requester saw it. The message to the user concerned is stored with the request,
 * with a reason of `changeReasons`; the reason of the request itself is for staff only.
 * @source ours
 */
export const changeAskSchema = z.discriminatedUnion('kind', [
  changeSchema(
    'user.role',
    z.strictObject({ userId: idSchema, role: z.enum(roles), version: z.int() }),
  ),
  changeSchema(
    'user.agent',
    // `parentId`: the new agent above; null for none.
    z.strictObject({ userId: idSchema, parentId: z.nullable(idSchema), version: z.int() }),
  ),
  changeSchema('user.create', userCreateSchema),
  changeSchema(
    'user.unblock',
    z.strictObject({
      userId: idSchema,
      version: z.int(),
      /** As for a change of status. */
      verified: z.optional(z.literal(true)),
      ...publicMessageShape,
    }),
  ),
  changeSchema('channel.create', channelCreateSchema),
  changeSchema(
    'channel.update',
    z.strictObject({ channelId: idSchema, change: channelUpdateSchema }),
  ),
  changeSchema(
    'gateway.update',
    z.strictObject({ gatewayId: idSchema, change: gatewayUpdateSchema }),
  ),
  changeSchema(
    'provider.update',
    z.strictObject({ providerId: idSchema, change: providerUpdateSchema }),
  ),
  // The suspension has an id, because a later one needs a new request.
  changeSchema('provider.lift', z.strictObject({ providerId: idSchema, suspensionId: idSchema })),
  changeSchema(
    'bet.void',
    z.strictObject({ walletId: idSchema, betId: idSchema, ...publicMessageShape }),
  ),
  // The transfer is identified by a wallet and the version that it created.
  changeSchema(
    'transfer.reverse',
    z.strictObject({ walletId: idSchema, version: z.int(), ...publicMessageShape }),
  ),
  changeSchema('float.mint', floatSchema),
  changeSchema('float.burn', floatSchema),
  changeSchema(
    'setting.update',
    z.strictObject({ name: settingNameSchema, value: settingValueSchema, version: z.int() }),
  ),
]);
export type ChangeAsk = z.infer<typeof changeAskSchema>;

/** Kinds of change that may require two people. @source ours */
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

/** Names of the facts that a change may show about its subject. @source ours */
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

/** One fact of a change: its value at the request, and its new value; `null` for none. */
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
  /** Reason, for staff only. */
  reason: z.string(),
  askedBy: personSchema,
  askedAt: timeSchema,
  /** From then on it cannot be approved any more. */
  expiresAt: timeSchema,
  /** `null` while it is open, when it was withdrawn or expired, and if one person is enough. */
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(timeSchema),
  /** Reason of the rejection. */
  note: z.nullable(z.string()),
  /** Actions that the viewer may take now. */
  actions: z.array(z.enum(['approve', 'reject', 'withdraw'])),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** The second person's decision; a rejection has a reason. @source ours */
export const changeDecisionSchema = z.discriminatedUnion('approve', [
  z.strictObject({ approve: z.literal(true) }),
  z.strictObject({ approve: z.literal(false), reason: reasonSchema }),
]);
export type ChangeDecision = z.infer<typeof changeDecisionSchema>;
