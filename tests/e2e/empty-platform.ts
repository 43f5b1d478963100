import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../../packages/server/src/store/embedded-postgres.ts';
import { discard, startServer, waitUntilReady, type RunningServer } from './start-server.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A platform as an operator starts it: on an empty PostgreSQL, without the demo. */
export interface EmptyPlatform extends AsyncDisposable {
  readonly server: RunningServer;
  /** Runs a script of the repository's package.json against the same database. */
  runScript(args: readonly string[], input: string): Promise<void>;
}

export async function startEmptyPlatform(
  env: Readonly<Record<string, string>> = {},
): Promise<EmptyPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'lobi-empty-'));
  const postgres = await startEmbeddedPostgres({ dataFolder: folder });
  const database = { DATABASE_URL: postgres.connectionString };
  const server = await startServer({ env: { ...database, ...env } });
  await waitUntilReady(server);
  return {
    server,
    runScript: async (args, input) => {
      const child = spawn('npm', ['run', '--silent', ...args], {
        cwd: repository,
        env: { ...process.env, ...database },
        stdio: ['pipe', 'inherit', 'inherit'],
      });
      child.stdin.end(input);
      const code = await new Promise((resolve) => child.once('close', resolve));
      if (code !== 0) throw new Error(`npm run ${args.join(' ')} ended with ${String(code)}.`);
    },
    [Symbol.asyncDispose]: async () => {
      await discard(server);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
