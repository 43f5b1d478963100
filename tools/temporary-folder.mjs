import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'lobi-tests-';

/** Space for the files of four test workers and of the install of a partner project. */
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

/** Removes folders of interrupted runs of this user, not those of other users. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    const folder = join(memory, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Store from which pnpm links packages into temporary folders: on the same device, and separate for
 * each user, because by default pnpm shares one per device, in which only one user can write.
 * `undefined` if temporary files are on disk.
 */
export const memoryStore = () =>
  tmpdir().startsWith(`${memory}/`) ? join(memory, `lobi-store-${process.getuid?.()}`) : undefined;

/**
 * Makes this process and its children write temporary files to memory if there is room: a database of
 * hundreds of files is then created in a twentieth of the time. It is safe, since tests kill processes
 * and not machines. Returns the folder, which is removed with the process.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.LOBI_TEST_FOLDER) return process.env.LOBI_TEST_FOLDER;
  if (!hasRoomInMemory()) return tmpdir();
  removeLeftovers();
  const folder = join(memory, `${prefix}${process.pid}`);
  // PostgreSQL, which may run as another user, needs access through this folder.
  mkdirSync(folder, { mode: 0o711 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.LOBI_TEST_FOLDER = folder;
  process.env.TMPDIR = folder;
  return folder;
}
