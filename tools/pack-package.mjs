import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.mjs';
import { pnpm, root, run } from './run.mjs';

/** Packages that are published. */
export const publishedPackages = /** @type {const} */ (['core', 'ui', 'app', 'server']);

/** Those of them that come as ES modules only. */
export const esModulesOnly = /** @type {readonly string[]} */ (['app', 'server']);

/**
 * Builds what is published of a package, where its sources changed. The app is also built as a site.
 *
 * @param {typeof publishedPackages[number]} name
 */
export const buildPublished = (name) => buildIfChanged(name === 'app' ? 'app-package' : name);

/**
 * Builds a package where its sources changed and packs it as it would be published.
 *
 * @param {typeof publishedPackages[number]} name
 * @param {string} folder where the tarball goes; it must hold no other tarball of the package
 * @returns {Promise<string>} path of the tarball
 */
export async function packPackage(name, folder) {
  if (!(await buildPublished(name))) throw new Error(`${name} could not be built.`);
  mkdirSync(folder, { recursive: true });
  const command = [...pnpm(), 'pack', '--pack-destination', folder];
  // Packing prints the list of files, which is not needed.
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'inherit'];
  const code = await run(command, { cwd: join(root, 'packages', name), stdio });
  if (code !== 0) throw new Error(`${name} could not be packed.`);
  const tarball = readdirSync(folder).find((file) => file.startsWith(`lobi-${name}-`));
  if (!tarball) throw new Error(`pnpm pack left no tarball of ${name}.`);
  return join(folder, tarball);
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
