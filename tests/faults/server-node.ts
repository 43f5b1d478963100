import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../packages/server/src/testing/compile-cache.ts';
import { shiftedClock } from './fake-time.ts';
import type { Order, Report } from './node-control.ts';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const control = new URL('./node-control.ts', import.meta.url).href;
/** Loads the mutant into the server if the tests run with one. */
const planting = new URL('../mutants/in-node.ts', import.meta.url).href;

/** Start timeout of a server on a busy machine, in milliseconds. */
const startWithinMs = 240_000;

/** Secret shared by all nodes, so that a session is valid on each of them. */
export const sharedSecret = 'a secret of these tests that all nodes share';

/** Options of a node. */
export interface NodeOptions {
  /** Database that several nodes share; without it the node brings one of its own. */
  readonly databaseUrl?: string;
  /** Default: a folder of its own, removed in the end. */
  readonly dataFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Offset of the node's clock, such as `+2h`. */
  readonly clock?: string;
}

/** A server process that ended before it was ready. */
export interface FailedStart {
  readonly code: number | null;
  /** Output of the process. */
  readonly output: string;
}

/** A separate server process. */
export interface ServerNode {
  /** For example `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly process: ChildProcess;
  /** Resolves with the signal, or the exit code, when the process has ended. */
  readonly ended: Promise<string | number | null>;
  /** Sends the node an order for the fault injection; resolves when the node has received it. */
  sendOrder(order: Order): Promise<void>;
  /** Called at every statement that the node was ordered to report. */
  onStatement(listener: (statement: string) => void): void;
  kill(): Promise<void>;
  /** Stops the process as an operator does. */
  stop(): Promise<void>;
}

function launch({ databaseUrl, env, clock }: NodeOptions, dataFolder: string): ChildProcess {
  const mutant = process.env['LOBI_MUTANT'];
  const imports = [...(mutant ? [planting] : []), control].flatMap((module) => [
    '--import',
    module,
  ]);
  return spawn(process.execPath, ['--conditions=@lobi/source', ...imports, main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      ...compileCache,
      LOBI_DEMO: '0',
      // These tests are about faults, so that staff signs in without a second factor.
      LOBI_STAFF_SECOND_FACTOR: '0',
      LOBI_DATA_DIR: dataFolder,
      LOBI_SECRET: sharedSecret,
      LOG_LEVEL: 'warn',
      LOBI_CONFIRM_SECONDS: '0',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(mutant && { LOBI_MUTANT: mutant, LOBI_MUTANT_LOG: process.env['LOBI_MUTANT_LOG'] }),
      ...(clock === undefined ? {} : shiftedClock(clock)),
      ...env,
    },
  });
}

async function watchStart(
  options: NodeOptions,
  dataFolder: string,
): Promise<{ child: ChildProcess; ended: ServerNode['ended']; outcome: string | FailedStart }> {
  const child = launch(options, dataFolder);
  const ended = new Promise<string | number | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  let output = '';
  const outcome = new Promise<string | FailedStart>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not start: ${output}`));
    }, startWithinMs);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const [, origin] = /ready:\s+(http:\S+)/.exec(output) ?? [];
      if (origin === undefined) return;
      clearTimeout(timer);
      resolve(origin);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
    child.once('error', reject);
  });
  return { child, ended, outcome: await outcome };
}

/** Starts a server that is expected not to start, and returns how it ended. */
export async function failToStart(options: NodeOptions): Promise<FailedStart> {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'lobi-node-'));
  try {
    const { child, outcome } = await watchStart(options, options.dataFolder ?? temporaryFolder);
    if (typeof outcome !== 'string') return outcome;
    child.kill('SIGKILL');
    throw new Error(`The server started at ${outcome}.`);
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
}

/** Starts a server as an operator does. Fails with its output when it does not start. */
export async function startNode(options: NodeOptions): Promise<ServerNode> {
  const temporaryFolder =
    options.dataFolder === undefined ? await mkdtemp(join(tmpdir(), 'lobi-node-')) : undefined;
  const { child, ended, outcome } = await watchStart(
    options,
    options.dataFolder ?? temporaryFolder ?? '',
  );
  if (typeof outcome !== 'string') throw new Error(`The server did not start: ${outcome.output}`);
  const gone = ended.then(async (how) => {
    if (temporaryFolder !== undefined) await rm(temporaryFolder, { recursive: true, force: true });
    return how;
  });
  const listeners: ((statement: string) => void)[] = [];
  const answers: (() => void)[] = [];
  child.on('message', (report: Report) => {
    if (report.kind === 'done') answers.shift()?.();
    else for (const listener of listeners) listener(report.statement);
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await gone;
  };
  return {
    origin: outcome,
    process: child,
    ended: gone,
    sendOrder: (order) =>
      Promise.race([
        new Promise<void>((resolve) => {
          answers.push(resolve);
          child.send(order, () => undefined);
        }),
        ended.then((how) => {
          throw new Error(`The server has ended: ${how}.`);
        }),
      ]),
    onStatement: (listener) => void listeners.push(listener),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
