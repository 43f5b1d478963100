import type {
  BranchRule,
  ChannelDirection,
  ChannelKind,
  Currency,
  FeePayer,
  Institution,
  Language,
  Role,
} from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';

/** A payment channel with what its gateway says; amounts in minor units. */
export interface ChannelRecord {
  readonly id: string;
  readonly name: string;
  readonly kind: ChannelKind;
  readonly gatewayId: string;
  readonly direction: ChannelDirection;
  readonly currency: Currency;
  readonly minimum: bigint;
  readonly maximum: bigint | null;
  readonly feeFixed: bigint;
  readonly feeBp: number;
  readonly feeMinimum: bigint | null;
  readonly feeMaximum: bigint | null;
  readonly feePayer: FeePayer;
  readonly roles: readonly Role[];
  /** `HH:MM`; both or none. */
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly enabled: boolean;
  readonly position: number;
  readonly etaMinutes: number;
  readonly account: string | null;
  readonly holder: string | null;
  /** One step a line. */
  readonly instructions: Readonly<Partial<Record<Language, string>>>;
  /** Banks or e-wallets that it pays out to; `null` for the usual ones of its kind and currency. */
  readonly institutions: readonly Institution[] | null;
  readonly branch: BranchRule;
  readonly version: number;
  readonly gatewayName: string;
  readonly gatewayEnabled: boolean;
  readonly gatewayMaintenance: boolean;
  readonly gatewayMinimum: bigint | null;
  readonly gatewayMaximum: bigint | null;
  readonly gatewayDaily: bigint | null;
}

/** What staff sets up about a channel. */
export type ChannelSetup = Omit<
  ChannelRecord,
  | 'id'
  | 'currency'
  | 'version'
  | `gateway${'Name' | 'Enabled' | 'Maintenance' | 'Minimum' | 'Maximum' | 'Daily'}`
>;

const columnOf: Readonly<Record<keyof ChannelSetup | 'id' | 'currency', string>> = {
  id: 'id',
  name: 'name',
  kind: 'kind',
  gatewayId: 'gateway_id',
  direction: 'direction',
  currency: 'currency',
  minimum: 'minimum',
  maximum: 'maximum',
  feeFixed: 'fee_fixed',
  feeBp: 'fee_bp',
  feeMinimum: 'fee_minimum',
  feeMaximum: 'fee_maximum',
  feePayer: 'fee_payer',
  roles: 'roles',
  opensAt: 'opens_at',
  closesAt: 'closes_at',
  enabled: 'enabled',
  position: 'position',
  etaMinutes: 'eta_minutes',
  account: 'account',
  holder: 'holder',
  instructions: 'instructions',
  institutions: 'institutions',
  branch: 'branch',
};

const columns = `c.id, c.name, c.kind, c.gateway_id as "gatewayId", c.direction, c.currency,
  c.minimum, c.maximum, c.fee_fixed as "feeFixed", c.fee_bp as "feeBp",
  c.fee_minimum as "feeMinimum", c.fee_maximum as "feeMaximum", c.fee_payer as "feePayer", c.roles,
  to_char(c.opens_at, 'HH24:MI') as "opensAt", to_char(c.closes_at, 'HH24:MI') as "closesAt",
  c.enabled, c.position, c.eta_minutes as "etaMinutes", c.account, c.holder, c.instructions,
  c.institutions, c.branch,
  c.version, g.name as "gatewayName", g.enabled as "gatewayEnabled",
  g.maintenance as "gatewayMaintenance", g.minimum as "gatewayMinimum",
  g.maximum as "gatewayMaximum", g.daily as "gatewayDaily"`;
const tables = 'payment_channels c join gateways g on g.id = c.gateway_id';

/** All channels in the order players see them. */
export const listChannels = (db: Queryable) =>
  db.rows<ChannelRecord>(`select ${columns} from ${tables} order by c.position, c.name, c.id`);

/** Channels that are switched on for a role and one of the directions. */
export const listOfferedChannels = (
  db: Queryable,
  role: Role,
  directions: readonly ChannelDirection[],
) =>
  db.rows<ChannelRecord>(
    `select ${columns} from ${tables}
     where c.enabled and g.enabled and $1 = any (c.roles) and c.direction = any ($2)
     order by c.position, c.name, c.id`,
    [role, directions],
  );

export const findChannel = (db: Queryable, channelId: string) =>
  db.row<ChannelRecord>(`select ${columns} from ${tables} where c.id = $1`, [channelId]);

/** Takes a channel for one who changes it. */
export async function lockChannel(
  tx: Transaction,
  channelId: string,
): Promise<ChannelRecord | undefined> {
  await tx.run('select from payment_channels where id = $1 for no key update', [channelId]);
  return findChannel(tx, channelId);
}

const toValue = (value: unknown, field: string): unknown =>
  field === 'instructions' || (field === 'institutions' && value !== null)
    ? JSON.stringify(value)
    : value;

export async function insertChannel(
  tx: Transaction,
  channel: ChannelSetup & Pick<ChannelRecord, 'id' | 'currency'>,
  at: Date,
): Promise<void> {
  const fields = Object.entries(channel);
  const names = fields.map(([field]) => columnOf[field as keyof typeof columnOf]);
  await tx.run(
    `insert into payment_channels (${[...names, 'created_at'].join(', ')})
     values (${[...names, 'created_at'].map((_, index) => `$${index + 1}`).join(', ')})`,
    [...fields.map(([field, value]) => toValue(value, field)), at],
  );
}

/** Changes a locked channel and raises its version. */
export async function updateChannel(
  tx: Transaction,
  channelId: string,
  setup: ChannelSetup,
): Promise<void> {
  const fields = Object.entries(setup);
  const assignments = fields.map(
    ([field], index) => `${columnOf[field as keyof ChannelSetup]} = $${index + 2}`,
  );
  await tx.run(
    `update payment_channels set ${['version = version + 1', ...assignments].join(', ')}
     where id = $1`,
    [channelId, ...fields.map(([field, value]) => toValue(value, field))],
  );
}
