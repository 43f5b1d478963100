import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';

/** A separate PostgreSQL of one test that can be killed. */
export interface KillableDatabase {
  readonly connectionString: string;
  /**
   * Kills the postmaster with `kill -9`, which ends its child processes, and starts again on the same
   * folder.
   */
  crash(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL on a new folder. */
export async function startKillableDatabase(): Promise<KillableDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-kill-'));
  let postgres: EmbeddedPostgres = await startEmbeddedPostgres({ dataFolder });
  const pidFile = join(dataFolder, 'postgres', 'postmaster.pid');
  return {
    connectionString: postgres.connectionString,
    crash: async () => {
      process.kill(Number.parseInt(readFileSync(pidFile, 'utf8'), 10), 'SIGKILL');
      await postgres.stop();
      postgres = await startEmbeddedPostgres({ dataFolder });
    },
    stop: async () => {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
