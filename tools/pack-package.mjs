import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfChanged, hashOf, inputsHashOf } from './build-if-changed.mjs';
import { pnpm, root, run } from './run.mjs';

/** Published packages. */
export const publishedPackages = /** @type {const} */ (['core', 'ui', 'app', 'server']);

/** Published packages with ES modules only. */
export const esModulesOnly = /** @type {readonly string[]} */ (['app', 'server']);

/**
 * Builds the published files of a package if its sources changed. The app is also built as a site.
 *
 * @param {typeof publishedPackages[number]} name
 */
export const buildPublished = (name) => buildIfChanged(name === 'app' ? 'app-package' : name);

/**
 * Packs a package as it would be published.
 *
 * @param {typeof publishedPackages[number]} name
 * @param {string} folder where the tarball goes; it must hold no other one
 */
async function pack(name, folder) {
  mkdirSync(folder, { recursive: true });
  const command = [...pnpm(), 'pack', '--pack-destination', folder];
  // Packing prints the list of files, which is not needed.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'inherit'];
  const code = await run(command, { cwd: join(root, 'packages', name), stdio });
  if (code !== 0) throw new Error(`${name} could not be packed.`);
}

/** @param {string} folder */
const tarballIn = (folder) => {
  const [file] = existsSync(folder) ? globSync('*.tgz', { cwd: folder }) : [];
  return file && join(folder, file);
};

/**
 * Builds and packs a package unless its sources are unchanged since it was last packed: several gates
 * of one run install the same tarballs.
 *
 * @param {typeof publishedPackages[number]} name
 * @param {string} folder where the tarball goes
 * @returns {Promise<string>} path of the tarball
 */
export async function packPackage(name, folder) {
  if (!(await buildPublished(name))) throw new Error(`${name} could not be built.`);
  const built = inputsHashOf(name === 'app' ? 'app-package' : name);
  const beside = hashOf([`packages/${name}/{*.md,*.txt,migrations/*}`, 'LICENSE']);
  const cache = join(root, 'node_modules/.cache/lobi/tarballs');
  const kept = join(cache, `${name}-${built}-${beside}`);
  if (!tarballIn(kept)) {
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(join(cache, `${name}-new-`));
    await pack(name, fresh);
    const isOld = (/** @type {string} */ folder) =>
      !folder.startsWith(`${name}-new-`) && folder !== basename(kept);
    for (const old of globSync(`${name}-*-*`, { cwd: cache }).filter(isOld)) {
      rmSync(join(cache, old), { recursive: true, force: true });
    }
    // Another gate may have packed it at the same time.
    if (existsSync(kept)) rmSync(fresh, { recursive: true });
    else renameSync(fresh, kept);
  }
  const tarball = tarballIn(kept);
  if (!tarball) throw new Error(`pnpm pack left no tarball of ${name}.`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, basename(tarball));
  copyFileSync(tarball, path);
  return path;
}

/**
 * Packs all published packages into a new folder for the time of `work`.
 *
 * @template Result
 * @param {(tarballs: Record<typeof publishedPackages[number], string>) => Promise<Result>} work
 */
export async function withTarballs(work) {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-pack-'));
  try {
    /** @type {[string, string][]} */
    const packed = [];
    for (const name of publishedPackages) packed.push([name, await packPackage(name, folder)]);
    return await work(
      /** @type {Record<typeof publishedPackages[number], string>} */ (Object.fromEntries(packed)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
