import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/** One secret per purpose, all derived from the master secret. */
export interface Secrets {
  /** Anti-forgery tokens. */
  readonly antiForgery: string;
  /** Marks of devices that have signed in before. */
  readonly device: string;
  /** Signatures of realtime subscriptions. */
  readonly broadcast: string;
  /** Credentials of gateways. */
  readonly gateway: string;
  /** Key that signs the pools of rounds, 32 bytes as hex. */
  readonly signing: string;
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

/**
 * Secrets from `given`, else from the file `secret` of the data folder, which the first start
 * makes and only its owner may read.
 */
export function loadSecrets(given: string | undefined, dataFolder: string): Secrets {
  if (given !== undefined) return deriveSecrets(given);
  const path = join(dataFolder, 'secret');
  let master: string;
  try {
    master = readOrMake(path);
  } catch (cause) {
    throw new StartError(`The file ${path} cannot be read or written.`, cause);
  }
  if (master.length < 32) {
    throw new StartError(
      `The file ${path} is damaged. Restore it, or remove it to sign everyone out.`,
    );
  }
  return deriveSecrets(master);
}
