import { randomInt } from 'node:crypto';
import pg from 'pg';
import { runClients } from './run-clients.ts';

const walletCount = 100;

const setup = `
  create schema if not exists bench;
  drop table if exists bench.wallets, bench.pools, bench.transfers, bench.entries;
  create table bench.wallets (id int primary key, balance bigint not null, version bigint not null);
  create table bench.pools (id int primary key, amount bigint not null);
  create table bench.transfers (id bigint generated always as identity primary key, at timestamptz not null);
  create table bench.entries (transfer_id bigint not null, account_id int not null, amount bigint not null);
  create index on bench.entries (account_id);
  insert into bench.wallets select i, 1000000000, 0 from generate_series(1, ${walletCount}) i;
  insert into bench.pools values (1, 0);
`;

const steps = {
  lock: 'select balance from bench.wallets where id = $1 for update',
  transfer: 'insert into bench.transfers (at) values (now()) returning id',
  entries: 'insert into bench.entries values ($1, $2, -1000), ($1, 0, 1000)',
  wallet: 'update bench.wallets set balance = balance - 1000, version = version + 1 where id = $1',
  pool: 'update bench.pools set amount = amount + 1000 where id = 1',
};

/** The row for which all bets contend. */
export type HotSpot = 'wallet' | 'pool';

/** A minimal bet in plain SQL: the money, and its ledger entries. */
async function bet(client: pg.Client, hot: HotSpot): Promise<void> {
  const run = (name: keyof typeof steps, values: unknown[] = []) =>
    client.query<{ id: string }>({ name: `plain-${name}`, text: steps[name], values });
  const wallet = hot === 'wallet' ? 1 : randomInt(1, walletCount + 1);
  await client.query('begin');
  await run('lock', [wallet]);
  const { rows } = await run('transfer');
  await run('entries', [rows[0]?.id, wallet]);
  await run('wallet', [wallet]);
  if (hot === 'pool') await run('pool');
  await client.query('commit');
}

/** Creates the tables, beside those of TPC-B. */
export async function preparePlainBets(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(setup);
  await client.end();
}

/** Bets per second in plain SQL of this number of clients that contend for one row. */
export const measurePlainBets = (
  databaseUrl: string,
  hot: HotSpot,
  clientCount: number,
  durationMs: number,
): Promise<number> =>
  runClients(databaseUrl, clientCount, durationMs, (client) => bet(client, hot));
