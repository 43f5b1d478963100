import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';

/** Identifies the process that holds a folder. */
interface Holder {
  readonly pid: number;
  /** Boot and start time of the process, so that a later process with the same pid is distinguished. */
  readonly born: string;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Start time of a living process; empty if the system does not report it; `undefined` when it is
 * gone.
 */
function bornOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  // The name of the process may contain blanks and brackets, so that fields are counted after the last
  // one.
  const fields = readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s/s, '')
    .split(' ');
  if (fields?.[0] === 'Z') return undefined;
  return `${boot}:${fields?.[19] ?? ''}`;
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readText(path) ?? '') as Holder;
  } catch {
    return undefined;
  }
}

const isAlive = (holder: Holder): boolean => bornOf(holder.pid) === holder.born;

/** Whether a living process holds a folder. */
export function isFolderInUse(folder: string): boolean {
  const holder = readHolder(join(folder, 'lock'));
  return holder !== undefined && isAlive(holder);
}

/**
 * Locks a folder for this process; returns the function that releases it. The lock of a dead process is
 * taken over. Errors: `StartError` when a running process holds it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = JSON.stringify({ pid: process.pid, born: bornOf(process.pid) ?? '' });
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx', mode: 0o600 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = readHolder(path);
      if (holder && isAlive(holder)) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${holder.pid}; stop it, or choose another one with LOBI_DATA_DIR.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  return () => {
    if (readText(path) === mine) rmSync(path, { force: true });
  };
}
