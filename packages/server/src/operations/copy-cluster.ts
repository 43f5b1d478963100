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

/** Everything below a folder as paths from it; folders end in a slash. */
async function pathsIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found.map((each) => {
    const path = join(each.parentPath, each.name).slice(folder.length + 1);
    return each.isDirectory() ? `${path}/` : path;
  });
}

/** Copies the files of a cluster that may be at work. What it removes meanwhile is not needed. */
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

/** Copies every file of a folder, as it is. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const path of await pathsIn(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    if (path.endsWith('/')) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    else await copyFile(join(from, path), join(to, path));
  }
}

/** A file of a backup and what must be in it. */
export interface CopiedFile {
  readonly path: string;
  readonly sha256: string;
}

async function sha256Of(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const hash = createHash('sha256');
    for await (const chunk of file.createReadStream({ autoClose: false })) hash.update(chunk);
    // A backup that a power cut takes away is none.
    await file.sync();
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

/** Every file of a folder with its sum, in order of path; what they hold is on the disk by then. */
export async function sumsOf(folder: string): Promise<CopiedFile[]> {
  const paths = (await pathsIn(folder)).filter((path) => !path.endsWith('/')).toSorted();
  const files: CopiedFile[] = [];
  for (const path of paths) files.push({ path, sha256: await sha256Of(join(folder, path)) });
  return files;
}
