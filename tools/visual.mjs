// Takes pictures of stories and compares them with those of tests/visual/baselines.
//   node tools/visual.mjs             compares; exit code 1 where something looks otherwise
//   node tools/visual.mjs --update    the pictures of now become the ones to compare with
//   --only <pattern>                  only stories whose id matches
//   --touched                         only what was changed since the last commit of baselines, nearest first
//   --base <commit>                   … since this commit
//   --limit <number>                  … at most this many pictures; default 40
//   --coverage night                  every brand, scheme and reader, against pictures of the last night
//   --storybook <folder>              a Storybook that is built already
//   --any-browser                     compares although another major version of Chromium took the baselines
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { browserPath } from './find-browser.mjs';
import { root } from './run.mjs';
import { browserProblem, recordBrowser, versionOf } from './visual/browser-version.mjs';
import { comparePictures } from './visual/compare-pictures.mjs';
import { readRejections } from './visual/rejections.mjs';
import { reportsOf, saveRun } from './visual/results.mjs';
import { serveFolder } from './visual/serve-folder.mjs';
import { fileOf, shotsOf } from './visual/shots.mjs';
import { takePictures } from './visual/take-pictures.mjs';
import {
  changedSince,
  changesEveryPicture,
  distancesFrom,
  farthest,
  nearest,
  readImporters,
} from './visual/touched.mjs';
import { writeReport } from './visual/write-report.mjs';

/** @typedef {import('./visual/results.mjs').Result} Result */

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    storybook: { type: 'string' },
    baselines: { type: 'string' },
    coverage: { type: 'string', default: 'commit' },
    touched: { type: 'boolean', default: false },
    base: { type: 'string' },
    limit: { type: 'string', default: '40' },
    'any-browser': { type: 'boolean', default: false },
  },
});
if (values.coverage !== 'commit' && values.coverage !== 'night') {
  throw new Error(`There is no coverage "${values.coverage}"; it is "commit" or "night".`);
}

const cache = join(root, 'node_modules/.cache/lobi');
// Pictures of a night are hundreds of megabytes, so that they are stored with the reports and not
// committed.
const ofCoverage = {
  commit: join(root, 'tests/visual/baselines'),
  night: join(cache, 'visual-night'),
};
const baselines = values.baselines ?? ofCoverage[values.coverage];
const reports = reportsOf(values.coverage);

/**
 * Writes the result for the table of `npm test`.
 *
 * @param {{ passed: number, failed: number, failures: string[] }} outcome
 */
function writeOutcome(outcome) {
  mkdirSync(join(cache, 'reports'), { recursive: true });
  writeFileSync(join(cache, 'reports/visual.json'), JSON.stringify(outcome));
}

const version = versionOf(browserPath());
const replacesAll = values.update && !values.only && !values.touched;
const problem = replacesAll ? undefined : browserProblem(baselines, version);
if (problem !== undefined) {
  console.log(problem);
  if (!values['any-browser']) {
    console.log('Compare anyway with --any-browser, or replace all with --update.');
    writeOutcome({ passed: 0, failed: 1, failures: [problem] });
    process.exit(1);
  }
}

const storybook = values.storybook ?? join(cache, 'storybook');
if (!values.storybook && !(await buildIfChanged('storybook'))) process.exit(1);
mkdirSync(reports, { recursive: true });
mkdirSync(baselines, { recursive: true });

const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
const idPattern = new RegExp(values.only);
const all = shotsOf(Object.values(index.entries), values.coverage).filter(({ id }) =>
  idPattern.test(id),
);
const touched = values.touched ? await touchedOf(all) : [];
const days = Math.floor(Date.now() / 86_400_000);
const shots = values.touched
  ? nearest(touched, ({ distance }) => distance, Number(values.limit), days)
  : all;

/**
 * Pictures that the change touches, with their number of imports to it; without a history, those of the
 * basic components.
 *
 * @param {typeof all} whole
 */
async function touchedOf(whole) {
  const changed = changedSince(root, values.base);
  if (!changed) {
    const basic = whole.filter(({ id }) => /^(atoms|foundations)-/.test(id));
    return basic.map((shot) => ({ ...shot, distance: 0 }));
  }
  const distances = distancesFrom(await readImporters(root), changed);
  const otherwise = changesEveryPicture(changed) ? farthest : undefined;
  return whole.flatMap((shot) => {
    const path = index.entries[shot.id].importPath.replace(/^\.\//, '');
    const distance = distances.get(path) ?? otherwise;
    return distance === undefined ? [] : [{ ...shot, distance }];
  });
}

/** @type {Result[]} */
const results = [];

/** The first night has nothing to compare with, and stores the pictures for the next one. */
const isFirstNight =
  values.coverage === 'night' && !readdirSync(baselines).some((file) => file.endsWith('.png'));

/** @type {Parameters<typeof takePictures>[2]} */
function keep(shot, after) {
  const path = join(baselines, fileOf(shot));
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (isFirstNight) {
    writeFileSync(path, after);
    results.push({ shot, state: 'same' });
  } else if (!before) {
    results.push({ shot, state: 'new', reason: 'never compared before', after });
  } else {
    const { same, ...comparison } = comparePictures(before, after);
    results.push({ shot, state: same ? 'same' : 'changed', ...comparison, before, after });
  }
  if (values.update && results.at(-1)?.state !== 'same') writeFileSync(path, after);
}

const server = await serveFolder(storybook);
await takePictures(server.origin, shots, keep, (shot, { message }) => {
  results.push({ shot, state: 'failed', reason: message });
});
server.close();
if (isFirstNight || replacesAll) recordBrowser(baselines, version);

const known = new Set(shots.map(fileOf));
for (const file of values.only || values.touched ? [] : readdirSync(baselines)) {
  if (!file.endsWith('.png') || known.has(file)) continue;
  const [id = '', mode = ''] = file.split('.');
  const shot = { id, title: 'No story', name: id, mode };
  results.push({ shot, state: 'gone', before: readFileSync(join(baselines, file)) });
  if (values.update) rmSync(join(baselines, file));
}

const report = writeReport(reports, results);
saveRun(reports, baselines, results);
const rejections = readRejections(baselines);
/** @param {Result['state']} state */
const count = (state) => results.filter((result) => result.state === state).length;
for (const { shot, state, reason } of results) {
  const rejected = rejections[fileOf(shot)];
  const why = [reason, rejected && `rejected: ${rejected}`].filter(Boolean).join('; ');
  if (state !== 'same') console.log(`${state.padEnd(8)} ${fileOf(shot)}  ${why}`);
}
if (isFirstNight) console.log(`The first night: ${baselines} has what the next is compared with.`);
const isGood = count('failed') === 0 && (values.update || count('same') === results.length);
console.log(
  `${shots.length} compared, ${count('same')} the same, ${count('changed')} changed, ` +
    `${count('new')} new, ${count('gone')} gone, ${count('failed')} failed`,
);
if (touched.length > shots.length) {
  const omitted = touched.length - shots.length;
  console.log(`${omitted} touched pictures were left out by the limit of ${values.limit}.`);
}
if (!isGood) console.log(`Decide with pnpm test:visual:review, or look at ${report}.`);
writeOutcome({
  // A change that touches no picture passes.
  passed: results.length === 0 && values.touched ? 1 : count('same'),
  failed: results.length - count('same'),
  failures: [
    ...(problem === undefined || isGood ? [] : [problem]),
    ...results.filter(({ state }) => state !== 'same').map(({ shot }) => fileOf(shot)),
  ],
});
process.exitCode = isGood && (results.length > 0 || values.touched) ? 0 : 1;
