// Findings from before a rule existed may only decrease: counts by area, in `allowed.json`.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * A violation of a wording rule.
 *
 * @typedef {{ file: string, line: number, message: string }} Finding
 * @typedef {Record<string, number>} Counts
 */

const path = join(root, 'tools/words/allowed.json');

/** @returns {Record<string, Counts>} */
const readAllowed = () => JSON.parse(readFileSync(path, 'utf8'));

/** The area of a file: a module of a package, or a folder below the root. */
export const areaOf = (/** @type {string} */ file) => {
  const folders = file.split('/').slice(0, -1);
  if (folders[0] === 'packages') return folders.slice(0, 4).join('/');
  return folders.slice(0, folders[0] === 'tests' ? 2 : 1).join('/') || '.';
};

/**
 * @param {readonly Finding[]} findings
 * @returns {Counts}
 */
const countByArea = (findings) => {
  /** @type {Counts} */
  const counts = {};
  for (const { file } of findings) counts[areaOf(file)] = (counts[areaOf(file)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** @param {string[]} args */
const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });

/**
 * Lines added since the counts were last written, as `file:line`; `undefined` without a history.
 *
 * @returns {Set<string> | undefined}
 */
function linesAddedSinceCounts() {
  const base = git('log', '-1', '--format=%H', '--', path).stdout?.trim();
  if (!base) return undefined;
  const added = new Set();
  let file = '';
  for (const line of git('diff', '--unified=0', '--no-renames', base).stdout.split('\n')) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const [first, length] = [Number(hunk[1]), Number(hunk[2] ?? 1)];
    for (let offset = 0; offset < length; offset += 1) added.add(`${file}:${first + offset}`);
  }
  return added;
}

/** Maximum printed findings per area. */
const maximumPrinted = 20;

/**
 * Areas that have more findings than are allowed, each with the likely new ones.
 *
 * @param {readonly Finding[]} findings
 * @param {Counts} allowed
 * @param {Set<string>} [added]
 */
export function findExcess(findings, allowed, added) {
  return Object.entries(countByArea(findings))
    .filter(([area, count]) => count > (allowed[area] ?? 0))
    .map(([area, count]) => {
      const here = findings.filter(({ file }) => areaOf(file) === area);
      const fresh = here.filter(({ file, line }) => added?.has(`${file}:${line}`));
      return { area, count, allowed: allowed[area] ?? 0, shown: fresh.length > 0 ? fresh : here };
    });
}

/**
 * Passes when no area has more findings of this rule than before; with `update` the present counts
 * become the allowed ones.
 *
 * @param {string} rule
 * @param {readonly Finding[]} findings
 * @param {boolean} update
 * @returns {boolean} whether the gate passes
 */
export function checkRatchet(rule, findings, update) {
  const allowed = readAllowed();
  if (update) {
    const next = { ...allowed, [rule]: countByArea(findings) };
    writeFileSync(path, `${JSON.stringify(next, undefined, 2)}\n`);
  }
  const limits = update ? countByArea(findings) : (allowed[rule] ?? {});
  const excess = findExcess(findings, limits, update ? undefined : linesAddedSinceCounts());
  for (const { area, count, allowed: limit, shown } of excess) {
    console.error(`${area}: ${count} ${rule}, at most ${limit} are allowed.`);
    for (const { file, line, message } of shown.slice(0, maximumPrinted)) {
      console.error(`  ${file}:${line} ${message}`);
    }
  }
  const total = Object.values(limits).reduce((sum, count) => sum + count, 0);
  console.log(`${findings.length} ${rule} are left of ${total} that are allowed.`);
  return excess.length === 0;
}
