import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the file with the version of the browser that took the baselines, beside them. */
export const browserFile = 'browser.json';

/**
 * Version of a browser on this machine, e.g. `156.0.8078.108`.
 *
 * @param {string} path of its executable
 */
export function versionOf(path) {
  const text = execFileSync(path, ['--version'], { encoding: 'utf8' });
  const [version] = /\d+(\.\d+)+/.exec(text) ?? [];
  if (version === undefined) throw new Error(`${path} names no version: ${text.trim()}`);
  return version;
}

/** @param {string} version */
const majorOf = (version) => Number(version.split('.')[0]);

/**
 * Returns a sentence if a browser may draw otherwise than the one that took the baselines: if its major
 * version is another. Baselines without a recorded browser are compared with any.
 *
 * @param {string} baselines
 * @param {string} version of the browser on this machine
 * @returns {string | undefined}
 */
export function browserProblem(baselines, version) {
  const path = join(baselines, browserFile);
  if (!existsSync(path)) return undefined;
  const { chromium } = JSON.parse(readFileSync(path, 'utf8'));
  if (majorOf(chromium) === majorOf(version)) return undefined;
  return (
    `The baselines are of Chromium ${chromium}, this machine has ${version}: differences may be those of ` +
    `the browser. Set CHROMIUM_PATH to a Chromium ${majorOf(chromium)}.`
  );
}

/**
 * Records the browser that takes all baselines.
 *
 * @param {string} baselines
 * @param {string} version
 */
export const recordBrowser = (baselines, version) =>
  writeFileSync(
    join(baselines, browserFile),
    `${JSON.stringify({ chromium: version }, undefined, 2)}\n`,
  );
