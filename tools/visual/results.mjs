import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { fileOf } from './shots.mjs';

/** @typedef {import('./shots.mjs').Shot} Shot */

/**
 * State of a picture compared with its baseline.
 *
 * @typedef {'same' | 'changed' | 'new' | 'failed' | 'gone'} State
 */

/**
 * Outcome of one picture.
 *
 * @typedef {{
 *   shot: Shot,
 *   state: State,
 *   reason?: string | undefined,
 *   before?: Buffer | undefined,
 *   after?: Buffer | undefined,
 *   difference?: Buffer | undefined,
 * }} Result
 */

/**
 * One picture of a run that waits for a reviewer.
 *
 * @typedef {{ file: string, title: string, name: string, mode: string, state: State, reason: string, kinds: Kind[] }} Finding
 * @typedef {'before' | 'after' | 'difference'} Kind
 * @typedef {{ baselines: string, findings: Finding[] }} SavedRun
 */

/**
 * Folder of the findings of a run.
 *
 * @param {'commit' | 'night'} coverage
 */
export const reportsOf = (coverage) =>
  join(root, 'node_modules/.cache/lobi', coverage === 'night' ? 'visual-night-report' : 'visual');

/** @type {readonly Kind[]} */
const kinds = ['before', 'after', 'difference'];

/** @param {string} folder */
const indexOf = (folder) => join(folder, 'findings.json');

/**
 * Path of a picture that a run has saved.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Kind} kind
 */
export const pictureOf = (folder, file, kind) => join(folder, 'pictures', `${kind}-${file}`);

/**
 * Saves the findings, each picture as a file, replacing those of the previous run.
 *
 * @param {string} folder
 * @param {string} baselines folder that the run has compared with
 * @param {Result[]} results
 */
export function saveRun(folder, baselines, results) {
  rmSync(join(folder, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const findings = results
    .filter(({ state }) => state !== 'same')
    .map((result) => {
      const { title, name, mode } = result.shot;
      const file = fileOf(result.shot);
      const saved = kinds.filter((kind) => result[kind] !== undefined);
      for (const kind of saved)
        writeFileSync(pictureOf(folder, file, kind), result[kind] ?? Buffer.alloc(0));
      const { state, reason = '' } = result;
      return { file, title, name, mode, state, reason, kinds: saved };
    })
    .sort((first, second) => first.file.localeCompare(second.file));
  saveFindings(folder, { baselines, findings });
}

/**
 * Saves the remaining findings.
 *
 * @param {string} folder
 * @param {SavedRun} run
 */
export const saveFindings = (folder, run) =>
  writeFileSync(indexOf(folder), JSON.stringify(run, undefined, 2));

/**
 * Findings of the last run.
 *
 * @param {string} folder
 * @returns {SavedRun}
 * @throws if no run has been saved
 */
export function loadRun(folder) {
  if (!existsSync(indexOf(folder))) {
    throw new Error('There is nothing to review; run pnpm test:visual first.');
  }
  return JSON.parse(readFileSync(indexOf(folder), 'utf8'));
}
