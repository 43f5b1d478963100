import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { build } from 'esbuild';

/** @typedef {import('./shots.mjs').Shot} Shot */
/** @typedef {ReadonlyMap<string, readonly string[]>} Importers files that import a file, by its path */

/** Story files of the catalogue, as in Storybook's index without the `./`. */
const storyFiles = 'packages/{ui,app}/src/**/*.stories.tsx';

/**
 * Reads the import graph, starting from the stories, without external packages.
 *
 * @param {string} root
 * @param {string} [stories] pattern of the files to begin with; default all stories
 * @returns {Promise<Importers>}
 */
export async function readImporters(root, stories = storyFiles) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync(stories, { cwd: root }),
    outdir: 'unused',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@lobi/source'],
    plugins: [
      {
        name: 'own-files-only',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]|\?/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@lobi/') ? undefined : { external: true },
          );
        },
      },
    ],
  });
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  }
  return importers;
}

/**
 * Returns the number of imports between each file and the nearest changed file; files that reach none
 * are left out.
 *
 * @param {Importers} importers
 * @param {readonly string[]} changed
 * @returns {ReadonlyMap<string, number>}
 */
export function distancesFrom(importers, changed) {
  const distances = new Map(changed.map((file) => [file, 0]));
  // Iteration over a map includes entries added meanwhile, so that the nearest come first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** Distance of stories that a change touches without imports; they come after all that import it. */
export const farthest = 1_000;

/** Folders that draw every story, or take every picture, and that no story imports. */
const ofEveryPicture = ['.storybook/', 'tools/visual/', 'tools/fonts/'];

/**
 * Whether a change may alter all pictures, whatever stories import.
 *
 * @param {readonly string[]} changed
 */
export const changesEveryPicture = (changed) =>
  changed.some((file) => ofEveryPicture.some((folder) => file.startsWith(folder)));

/**
 * Files that differ from a commit: committed, staged, changed or new.
 *
 * @param {string} root
 * @param {string} [base] default the last commit that changed a baseline
 * @returns {readonly string[] | undefined} `undefined` without a history
 */
export function changedSince(root, base) {
  /** @param {string[]} options */
  const git = (...options) =>
    execFileSync('git', options, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((line) => line !== '');
  try {
    const from = base ?? git('log', '-1', '--format=%H', '--', 'tests/visual/baselines/*.png')[0];
    if (!from) return undefined;
    const known = git('diff', '--name-only', '--no-renames', from);
    return [...known, ...git('ls-files', '--others', '--exclude-standard')];
  } catch {
    return undefined;
  }
}

/**
 * Returns the pictures most likely to change: of the stories with the fewest imports to a changed file.
 * Among equally near ones, others are selected each day.
 *
 * @template {Shot} T
 * @param {readonly T[]} shots
 * @param {(shot: T) => number | undefined} distanceOf
 * @param {number} limit
 * @param {number} day any number that goes up by one each day
 * @returns {T[]}
 */
export function nearest(shots, distanceOf, limit, day) {
  /** @type {Map<number, T[]>} */
  const byDistance = new Map();
  for (const shot of shots) {
    const distance = distanceOf(shot);
    if (distance !== undefined)
      byDistance.set(distance, [...(byDistance.get(distance) ?? []), shot]);
  }
  const ordered = [...byDistance].sort(([first], [second]) => first - second);
  /** @type {T[]} */
  const chosen = [];
  for (const [, equals] of ordered) {
    const remaining = limit - chosen.length;
    const start = equals.length > remaining ? (day * remaining) % equals.length : 0;
    chosen.push(...[...equals.slice(start), ...equals.slice(0, start)].slice(0, remaining));
  }
  return chosen;
}
