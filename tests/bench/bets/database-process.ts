import pg from 'pg';
import { parentOf } from '../cpu-of.ts';

/** The process of the PostgreSQL at this address, above those of its connections. */
export async function databaseProcess(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parent = parentOf(rows[0]?.pid ?? 0);
  await client.end();
  return parent;
}
