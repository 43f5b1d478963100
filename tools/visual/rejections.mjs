import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reasons for rejected pictures, by file: a reviewer's note to the authors of the component. Git
 * records author and time.
 *
 * @typedef {Record<string, string>} Rejections
 */

/** Name of the file of rejections, beside the baselines. */
export const rejectionsFile = 'rejections.json';

/**
 * @param {string} baselines
 * @returns {Rejections}
 */
export function readRejections(baselines) {
  const path = join(baselines, rejectionsFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Writes the remaining rejections; without any the file is removed.
 *
 * @param {string} baselines
 * @param {Rejections} rejections
 */
export function writeRejections(baselines, rejections) {
  const path = join(baselines, rejectionsFile);
  const sorted = Object.entries(rejections).sort(([first], [second]) =>
    first.localeCompare(second),
  );
  if (sorted.length === 0) rmSync(path, { force: true });
  else writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
