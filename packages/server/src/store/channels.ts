import {
  branchRules,
  channelDirections,
  channelKinds,
  currencies,
  feePayers,
  roles,
  type ChannelDirection,
  type Institution,
  type Language,
  type Role,
} from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('c.id'),
  name: column.text.from('c.name'),
  kind: column.oneOf(channelKinds).from('c.kind'),
  gatewayId: column.uuid.from('c.gateway_id'),
  direction: column.oneOf(channelDirections).from('c.direction'),
  currency: column.oneOf(currencies).from('c.currency'),
  minimum: column.bigint.from('c.minimum'),
  maximum: column.bigint.orNull.from('c.maximum'),
  feeFixed: column.bigint.from('c.fee_fixed'),
  feeBp: column.integer.from('c.fee_bp'),
  feeMinimum: column.bigint.orNull.from('c.fee_minimum'),
  feeMaximum: column.bigint.orNull.from('c.fee_maximum'),
  feePayer: column.oneOf(feePayers).from('c.fee_payer'),
  roles: column.list(column.oneOf(roles)).from('c.roles'),
  /** `HH:MM`; both or none. */
  opensAt: column.text.orNull.from("to_char(c.opens_at, 'HH24:MI')"),
  closesAt: column.text.orNull.from("to_char(c.closes_at, 'HH24:MI')"),
  enabled: column.boolean.from('c.enabled'),
  position: column.integer.from('c.position'),
  etaMinutes: column.integer.from('c.eta_minutes'),
  account: column.text.orNull.from('c.account'),
  holder: column.text.orNull.from('c.holder'),
  /** One step a line. */
  instructions: column.json<Readonly<Partial<Record<Language, string>>>>().from('c.instructions'),
  /** Banks or e-wallets for payouts; `null` for the usual ones of its kind and currency. */
  institutions: column.json<readonly Institution[]>().orNull.from('c.institutions'),
  branch: column.oneOf(branchRules).from('c.branch'),
  version: column.integer.from('c.version'),
  gatewayName: column.text.from('g.name'),
  gatewayEnabled: column.boolean.from('g.enabled'),
  gatewayMaintenance: column.boolean.from('g.maintenance'),
  gatewayMinimum: column.bigint.orNull.from('g.minimum'),
  gatewayMaximum: column.bigint.orNull.from('g.maximum'),
  gatewayDaily: column.bigint.orNull.from('g.daily'),
};

/** A payment channel joined with its gateway; amounts in minor units. */
export type ChannelRecord = RowOf<typeof columns>;

/** Settings of a channel that staff edits. */
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

const tables = 'payment_channels c join gateways g on g.id = c.gateway_id';

/** Lists all channels in the order in which players see them. */
export const listChannels = (db: Queryable) =>
  db.rows({
    text: `select ${selectList(columns)} from ${tables} order by c.position, c.name, c.id`,
    columns,
  });

/** Channels enabled for a role and one of the directions. */
export const listOfferedChannels = (
  db: Queryable,
  role: Role,
  directions: readonly ChannelDirection[],
) =>
  db.rows(
    {
      text: `select ${selectList(columns)} from ${tables}
       where c.enabled and g.enabled and $1 = any (c.roles) and c.direction = any ($2)
       order by c.position, c.name, c.id`,
      columns,
    },
    [role, directions],
  );

export const findChannel = (db: Queryable, channelId: string) =>
  db.row({ text: `select ${selectList(columns)} from ${tables} where c.id = $1`, columns }, [
    channelId,
  ]);

/** Locks a channel for a change. */
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
