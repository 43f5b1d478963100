import { currencies, type ChannelDirection } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('g.id'),
  name: column.text.from('g.name'),
  enabled: column.boolean.from('g.enabled'),
  /** Accepts no new requests, finishes those in progress. */
  maintenance: column.boolean.from('g.maintenance'),
  currency: column.oneOf(currencies).from('g.currency'),
  minimum: column.bigint.orNull.from('g.minimum'),
  maximum: column.bigint.orNull.from('g.maximum'),
  /** Maximum in 24 hours over all transactions. */
  daily: column.bigint.orNull.from('g.daily'),
  hasSecret: column.boolean.from('g.secret is not null'),
  version: column.integer.from('g.version'),
  channels: column.json<
    readonly {
      readonly id: string;
      readonly name: string;
      readonly direction: ChannelDirection;
      readonly enabled: boolean;
    }[]
  >().from(`coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', c.id, 'name', c.name, 'direction', c.direction, 'enabled', c.enabled
    ) order by c.position, c.name)
    from payment_channels c where c.gateway_id = g.id
  ), '[]')`),
};

/** A gateway of payment channels; amounts in minor units. */
export type GatewayRecord = RowOf<typeof columns>;

/** Fields that staff may write; `secret` is sealed. */
export type GatewayChange = Partial<
  Pick<GatewayRecord, 'enabled' | 'maintenance' | 'minimum' | 'maximum' | 'daily'> & {
    readonly secret: string;
  }
>;

/** All gateways by name. */
export const listGateways = (db: Queryable) =>
  db.rows({ text: `select ${selectList(columns)} from gateways g order by g.name`, columns });

export const findGateway = (db: Queryable, gatewayId: string) =>
  db.row({ text: `select ${selectList(columns)} from gateways g where g.id = $1`, columns }, [
    gatewayId,
  ]);

/** Locks a gateway for a change. */
export async function lockGateway(
  tx: Transaction,
  gatewayId: string,
): Promise<GatewayRecord | undefined> {
  await tx.run('select from gateways where id = $1 for no key update', [gatewayId]);
  return findGateway(tx, gatewayId);
}

/** A new gateway. */
export type NewGateway = Pick<
  GatewayRecord,
  'id' | 'name' | 'currency' | 'minimum' | 'maximum' | 'daily'
>;

export const insertGateway = (tx: Transaction, gateway: NewGateway, at: Date) =>
  tx.run(
    `insert into gateways (id, name, currency, minimum, maximum, daily, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      gateway.id,
      gateway.name,
      gateway.currency,
      gateway.minimum,
      gateway.maximum,
      gateway.daily,
      at,
    ],
  );

/** Changes a locked gateway and raises its version. */
export async function updateGateway(
  tx: Transaction,
  gatewayId: string,
  change: GatewayChange,
): Promise<void> {
  const fields = Object.entries(change);
  const assignments = fields.map(([field], index) => `${field} = $${index + 2}`);
  await tx.run(
    `update gateways set ${['version = version + 1', ...assignments].join(', ')} where id = $1`,
    [gatewayId, ...fields.map(([, value]) => value)],
  );
}

/**
 * Locks a gateway and returns its total of the last 24 hours without rejected requests, in minor units.
 * Concurrent callers wait until this transaction ends, so that the remaining amount is not used twice.
 */
export async function lockGatewayUse(tx: Transaction, gatewayId: string, at: Date) {
  await tx.run('select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))', [gatewayId]);
  const row = await tx.row(
    {
      text: `select coalesce(sum(x.amount), 0)::bigint as used
       from transactions x join payment_channels c on c.id = x.channel_id
       where c.gateway_id = $1 and x.status <> 'rejected'
         and x.created_at > $2::timestamptz - interval '24 hours'`,
      columns: { used: column.bigint },
    },
    [gatewayId, at],
  );
  return row?.used ?? 0n;
}
