import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Makes the server a mutant if the tests run with one. */
const planting = new URL('../mutants/in-node.ts', import.meta.url).href;

/** Start timeout of a server on a busy machine, in ms. */
const readyWithinMs = 240_000;

/** A port that is free right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

/** The platform as a separate process, as `npm start` runs it. */
export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly dataFolder: string;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and waits for the exit; returns the exit code, `null` after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Resolves with the exit code when the process ends on its own. */
  readonly ended: Promise<number | null>;
}

export interface StartOptions {
  readonly port?: number;
  readonly dataFolder?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Environment variable with the data folder of a platform with the demo, from which others start; see
 * `prepareDemo`.
 */
export const seededFolder = 'LOBI_SEEDED_FOLDER';

/** Starts a platform with the demo, in a separate folder, and waits until it is ready. */
export async function startDemo(
  options: Omit<StartOptions, 'dataFolder'> = {},
): Promise<RunningServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'lobi-e2e-'));
  const seeded = process.env[seededFolder];
  // As the owner of the database, who is not root.
  if (seeded !== undefined) await runProgram('cp', ['-a', `${seeded}/.`, dataFolder]);
  const server = await startServer({ ...options, dataFolder });
  await waitUntilReady(server);
  return server;
}

/** Starts the server without waiting; `waitUntilReady` waits for it. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'lobi-e2e-')));
  const child = spawn(
    process.execPath,
    [
      '--conditions=@lobi/source',
      ...(process.env['LOBI_MUTANT'] ? ['--import', planting] : []),
      'packages/server/src/main.ts',
    ],
    {
      cwd: repository,
      env: {
        ...process.env,
        PORT: String(port),
        LOBI_DATA_DIR: dataFolder,
        // Only the test bets.
        LOBI_DEMO_PLAYERS: '0',
        // Journeys calculate with exact amounts, from an empty wallet.
        LOBI_WELCOME_CREDIT: '0',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataFolder,
    output: () => text,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/**
 * Waits until `GET /ready` responds with 200; fails with the server's output if it exits before. A server
 * that is not ready in time is stopped.
 */
export async function waitUntilReady(server: RunningServer): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  let over = false;
  void server.ended.then(() => (over = true));
  while (Date.now() < deadline) {
    if (over) throw new Error(`The server ended before it was ready:\n${server.output()}`);
    const answer = await fetch(`${server.origin}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await server.end('SIGTERM');
  throw new Error(`The server was not ready in time:\n${server.output()}`);
}

/** Stops the server and removes its data. */
export async function discard(server: RunningServer): Promise<void> {
  await server.end('SIGTERM');
  await rm(server.dataFolder, { recursive: true, force: true });
}
