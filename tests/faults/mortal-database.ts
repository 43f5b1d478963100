import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/store/embedded-postgres.ts';

/** A PostgreSQL of one test's own that can be killed. */
export interface MortalDatabase {
  readonly connectionString: string;
  /** `kill -9` of the postmaster, which its children follow, and a new start on the same folder. */
  crash(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts one. */
export async function startMortalDatabase(): Promise<MortalDatabase> {
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
