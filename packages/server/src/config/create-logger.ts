import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Environment } from './read-environment.ts';

/** Paths whose values never reach a log. */
const secretPaths = [
  'authorization',
  'cookie',
  'password',
  'passwordConfirmation',
  'token',
  'set-cookie',
  'x-xsrf-token',
].flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** A log beyond this size is put aside at the next start, in bytes. */
const largestLog = 20 * 1_048_576;

function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(path, `${path}.1`);
}

/**
 * Structured log: JSON lines into the log file (or standard error for `-`), and failures of the
 * server to standard error as well, so that the terminal stays readable. Secrets are taken out.
 */
export function createLogger({ logLevel, logFile }: Pick<Environment, 'logLevel' | 'logFile'>): Logger {
  const options: pino.LoggerOptions = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[secret]' },
  };
  const terminal = pino.destination({ dest: 2, sync: true });
  if (logFile === '-') return pino(options, terminal);
  prepareFile(logFile);
  return pino(
    options,
    pino.multistream([
      { level: 'trace', stream: pino.destination({ dest: logFile, sync: true, mode: 0o600 }) },
      { level: 'error', stream: terminal },
    ]),
  );
}
