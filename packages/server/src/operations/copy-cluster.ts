import { createHash } from 'node:crypto';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders whose files belong to the running process only. */
const passing = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];

const isPassing = (path: string): boolean =>
  passing.some((folder) => path.startsWith(`${folder}/`) && path !== `${folder}/`) ||
  /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*)($|\/)/.test(path);

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Paths below a folder, relative to it; folders end in a slash. */
async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.map((each) => {
    const path = join(each.parentPath, each.name).slice(folder.length + 1);
    return each.isDirectory() ? `${path}/` : path;
  });
}

/** Copies the files of a cluster that may be running. Files that disappear meanwhile are not needed. */
export async function copyCluster(from: string, to: string): Promise<void> {
  for (const path of await pathsIn(from)) {
    if (isPassing(path)) continue;
    if (path.endsWith('/')) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else {
      await copyFile(join(from, path), join(to, path)).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    }
  }
}

/** Copies every file of a folder unchanged. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of await pathsIn(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    if (path.endsWith('/')) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else await copyFile(join(from, path), join(to, path));
  }
}

/** A file of a backup with its checksum. */
export interface CopiedFile {
  readonly path: string;
  readonly sha256: string;
}

async function sha256Of(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    for await (const chunk of file.createReadStream({ autoClose: false })) hash.update(chunk);
    // Flushes to disk, so that a power failure does not destroy the backup.
    await file.sync();
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/**
 * Lists the files of a folder with their checksums, ordered by path, after their contents have been
 * flushed to disk.
 */
export async function sumsOf(folder: string): Promise<CopiedFile[]> {
  const paths = (await pathsIn(folder)).filter((path) => !path.endsWith('/')).toSorted();
  const files: CopiedFile[] = [];
  for (const path of paths) files.push({ path, sha256: await sha256Of(join(folder, path)) });
  return files;
}
