import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'lobi-tests-';

/** Highest amount written by the tests of four workers, and a partner's install beside them. */
const neededBytes = 8 * 2 ** 30;

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Those of this user's runs that were cut off; what other users left is theirs to remove. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    const folder = join(memory, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Where pnpm keeps packages that it links into temporary folders: on the same device, and one for
 * each user. Unless set, it shares one on each device, in which users may not write after each
 * other. `undefined` where temporary files are on disk.
 */
export const memoryStore = () =>
  tmpdir().startsWith(`${memory}/`) ? join(memory, `lobi-store-${process.getuid?.()}`) : undefined;

/**
 * Has this process and those that it starts put their temporary files into memory where there is
 * room: a database of hundreds of files is then made in a twentieth of the time. Nothing is lost by
 * it, for what tests kill are processes, not machines. Returns the folder, which goes with the
 * process.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.LOBI_TEST_FOLDER) return process.env.LOBI_TEST_FOLDER;
  if (!hasRoomInMemory()) return tmpdir();
  removeLeftovers();
  const folder = join(memory, `${prefix}${process.pid}`);
  // PostgreSQL, which is another user's process, passes through it.
  mkdirSync(folder, { mode: 0o711 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.LOBI_TEST_FOLDER = folder;
  process.env.TMPDIR = folder;
  return folder;
}
