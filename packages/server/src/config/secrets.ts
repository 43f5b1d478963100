import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** One secret per purpose, all derived from the master secret. */
export interface Secrets {
  /** Anti-forgery tokens. */
  readonly antiForgery: string;
  /** Key of the identifiers of known devices. */
  readonly device: string;
  /** Signatures of realtime subscriptions. */
  readonly broadcast: string;
  /** Credentials of gateways. */
  readonly gateway: string;
  /** Key that signs the pools of rounds, 32 bytes as hex. */
  readonly signing: string;
  /** Key that identifies the platform to push services, 32 bytes as hex. */
  readonly push: string;
}

const derive = (master: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', master, '', `lobi ${purpose}`, 32)).toString('hex');

/** Secrets from a master secret. */
export function deriveSecrets(master: string): Secrets {
  return {
    antiForgery: derive(master, 'anti-forgery'),
    device: derive(master, 'device'),
    broadcast: derive(master, 'broadcast'),
    gateway: derive(master, 'gateway credentials'),
    signing: derive(master, 'pool signing'),
    push: derive(master, 'web push'),
  };
}

function readOrMake(path: string): string {
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
  }
  return readFileSync(path, 'utf8').trim();
}

/** The master secret and its source. */
export interface MasterSecret {
  readonly text: string;
  /** Its file; `undefined` when the secret was given as a setting. */
  readonly file: string | undefined;
}

/** Path of the master secret in a data folder. */
export const secretFileOf = (dataFolder: string): string => join(dataFolder, 'secret');

/**
 * Reads the master secret from a file, or creates the file, readable only by its owner. Errors:
 * `StartError` when the file cannot be read or written, or is too short.
 */
export function readSecretFile(path: string): MasterSecret {
  let text: string;
  try {
    text = readOrMake(path);
  } catch (cause) {
    throw new StartError(`The file ${path} cannot be read or written.`, cause);
  }
  if (text.length < 32) {
    throw new StartError(
      `The file ${path} is damaged: it holds no secret. Restore it from a backup.`,
    );
  }
  return { text, file: path };
}

/** Returns the master secret: `given`, else that of the data folder, which the first start creates. */
export function loadSecret(secret: string | undefined, dataFolder: string): MasterSecret {
  return secret === undefined
    ? readSecretFile(secretFileOf(dataFolder))
    : { text: secret, file: undefined };
}
