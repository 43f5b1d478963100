import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pg from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';
import { failToStart, startNode } from './server-node.ts';

let folder: string;
let running: { stop(): Promise<void> }[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lobi-guards-'));
  running = [];
});
afterEach(async () => {
  for (const each of running.reverse()) await each.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startPostgres(name: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder: join(folder, name) });
  running.push(postgres);
  return postgres;
}

async function run({ connectionString }: EmbeddedPostgres, ...texts: readonly string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const text of texts) await client.query(text);
  await client.end();
}

describe('M14: a server refuses to start', () => {
  it('a second process on one data folder refuses to start, and the first continues', async () => {
    const dataFolder = join(folder, 'data');
    const first = await startNode({ dataFolder });
    running.push(first);
    const { code, output } = await failToStart({ dataFolder });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder .* is in use by process \d+; stop it, or choose another one with LOBI_DATA_DIR\.$/m,
    );
    expect((await fetch(`${first.origin}/api/settings`)).status).toBe(200);
  });

  it('a server refuses to start on a database that may lose acknowledged writes', async () => {
    const postgres = await startPostgres('lossy');
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await run(postgres, `alter system set ${setting} = off`, 'select pg_reload_conf()');
      const { code, output } = await failToStart({ databaseUrl: postgres.connectionString });
      expect(code).toBe(1);
      expect(output).toContain(
        `The database has ${setting} switched off and could lose acknowledged bets; switch it on.`,
      );
      await run(postgres, `alter system reset ${setting}`, 'select pg_reload_conf()');
    }
  });

  // id: replica-refused
  it('a server refuses to start on a replica', async () => {
    const primary = await startPostgres('primary');
    await run(primary, 'checkpoint');
    await primary.stop();
    running.pop();
    await cp(join(folder, 'primary'), join(folder, 'replica'), { recursive: true });
    await writeFile(join(folder, 'replica', 'postgres', 'standby.signal'), '');
    const replica = await startPostgres('replica');
    const { code, output } = await failToStart({ databaseUrl: replica.connectionString });
    expect(code).toBe(1);
    expect(output).toContain(
      'The database is a read-only replica; money is decided on the primary only.',
    );
  });

  it('a server refuses to start on a database that cannot be reached', async () => {
    const { code, output } = await failToStart({
      databaseUrl: 'postgresql://unknown@127.0.0.1:1/none',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database cannot be reached: .*\.$/m);
  });
});
