import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'lobi-tests-';

/** What tests of two workers, and a partner's install beside them, write at most. */
const neededBytes = 6 * 2 ** 30;

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

/** Those of runs that were cut off. */
function removeLeftovers() {
  for (const name of readdirSync(memory)) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue;
    rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Has this process and those that it starts put their temporary files into memory where there is
 * room: a database of hundreds of files is then made in a twentieth of the time. Nothing is lost by
 * it, for what tests kill are processes, not machines. Answers the folder, which goes with the
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
