import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Environment } from './read-environment.ts';
import { StartError } from './start-error.ts';

/** Fields whose values are never logged, at the top level of a log line or up to two levels below. */
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

/** Size in bytes above which the log file is rotated at the next start. */
const largestLog = 20 * 1_048_576;

/** The logger, and a function to call after the last log line. */
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
 * Creates the structured log: JSON lines to the log file (or to standard error for `-`), and server
 * errors to standard error as well, so that the terminal stays readable. Secrets are redacted. Lines are
 * flushed to the file within a second; errors appear on the terminal at once.
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
