import { randomInt } from 'node:crypto';
import pg from 'pg';
import { runClients } from './run-clients.ts';

/** Branches; as in pgbench each has 10 tellers and 100,000 accounts, of which fewer are created here. */
const branches = 10;
const tellers = branches * 10;
const accounts = branches * 10_000;

const setup = `
  drop schema if exists bench cascade;
  create schema bench;
  create table bench.branches (bid int primary key, balance int not null);
  create table bench.tellers (tid int primary key, bid int not null, balance int not null);
  create table bench.accounts (aid int primary key, bid int not null, balance int not null, filler char(84) not null);
  create table bench.history (tid int, bid int, aid int, delta int, mtime timestamptz, filler char(22));
  insert into bench.branches select i, 0 from generate_series(1, ${branches}) i;
  insert into bench.tellers select i, 1 + i % ${branches}, 0 from generate_series(1, ${tellers}) i;
  insert into bench.accounts select i, 1 + i % ${branches}, 0, '' from generate_series(1, ${accounts}) i;
  analyze bench.accounts;
`;

const steps = {
  account: 'update bench.accounts set balance = balance + $1 where aid = $2',
  read: 'select balance from bench.accounts where aid = $1',
  teller: 'update bench.tellers set balance = balance + $1 where tid = $2',
  branch: 'update bench.branches set balance = balance + $1 where bid = $2',
  history: 'insert into bench.history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, now())',
};

/** One transaction of pgbench's "TPC-B (sort of)" script: three updates, a read and an insert. */
async function transact(client: pg.Client) {
  const run = (name: keyof typeof steps, values: number[]) =>
    client.query({ name: `bench-${name}`, text: steps[name], values });
  const aid = randomInt(1, accounts + 1);
  const tid = randomInt(1, tellers + 1);
  const bid = randomInt(1, branches + 1);
  const delta = randomInt(-5_000, 5_001);
  await client.query('begin');
  await run('account', [delta, aid]);
  await run('read', [aid]);
  await run('teller', [delta, tid]);
  await run('branch', [delta, bid]);
  await run('history', [tid, bid, aid, delta]);
  await client.query('commit');
}

/** Creates the tables, in a separate schema. */
export async function prepareTpcB(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(setup);
  await client.end();
}

/** Transactions per second of this number of clients. */
export const measureTpcB = (
  databaseUrl: string,
  clientCount: number,
  durationMs: number,
): Promise<number> => runClients(databaseUrl, clientCount, durationMs, transact);
