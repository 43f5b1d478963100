import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Environment } from './read-environment.ts';
import { StartError } from './start-error.ts';

/** Names whose values never reach a log, at the top of a line or up to two levels down. */
const secretPaths = [
  'authorization',
  'cookie',
  'password',
  'passwordConfirmation',
  'pin',
  'currentPin',
  'token',
  'set-cookie',
  'x-xsrf-token',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** A log beyond this size is put aside at the next start, in bytes. */
const largestLog = 20 * 1_048_576;

/** The log, and what to call when nothing more will be written. */
export interface PlatformLog {
  readonly logger: Logger;
  close(): void;
}

function prepareFile(path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > largestLog) renameSync(path, `${path}.1`);
  } catch (cause) {
    throw new StartError(
      `The log ${path} cannot be written. Choose another one with LOG_FILE.`,
      cause,
    );
  }
}

/**
 * Structured log: JSON lines into the log file (or standard error for `-`), and failures of the
 * server to standard error as well, so that the terminal stays readable. Secrets are taken out.
 * Lines reach the file within a second, and failures at once on the terminal.
 */
export function createLogger({
  logLevel,
  dataFolder,
  logFile = join(dataFolder, 'log', 'lobi.log'),
}: Pick<Environment, 'logLevel' | 'logFile' | 'dataFolder'>): PlatformLog {
  const options: pino.LoggerOptions = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
  };
  const terminal = pino.destination({ dest: 2, sync: true });
  if (logFile === '-') return { logger: pino(options, terminal), close: () => undefined };
  prepareFile(logFile);
  const file = pino.destination({
    dest: logFile,
    sync: true,
    mode: 0o600,
    minLength: 4_096,
    periodicFlush: 1_000,
  });
  const streams = pino.multistream([
    { level: 'trace', stream: file },
    { level: 'error', stream: terminal },
  ]);
  return { logger: pino(options, streams), close: () => file.end() };
}
