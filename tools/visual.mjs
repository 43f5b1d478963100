// Takes pictures of stories and compares them with those of tests/visual/baselines.
//   node tools/visual.mjs             compares; exit code 1 where something looks otherwise
//   node tools/visual.mjs --update    the pictures of now become the ones to compare with
//   --only <pattern>                  only stories whose id matches
//   --coverage night                  every brand, scheme and reader, against pictures of the last night
//   --storybook <folder>              a Storybook that is built already
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { root } from './run.mjs';
import { comparePictures } from './visual/compare-pictures.mjs';
import { serveFolder } from './visual/serve-folder.mjs';
import { fileOf, shotsOf } from './visual/shots.mjs';
import { takePictures } from './visual/take-pictures.mjs';
import { writeReport } from './visual/write-report.mjs';

/** @typedef {import('./visual/write-report.mjs').Result} Result */

const { values } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    storybook: { type: 'string' },
    baselines: { type: 'string' },
    coverage: { type: 'string', default: 'commit' },
  },
});
if (values.coverage !== 'commit' && values.coverage !== 'night') {
  throw new Error(`There is no coverage "${values.coverage}"; it is "commit" or "night".`);
}

const cache = join(root, 'node_modules/.cache/lobi');
const reports = join(cache, 'visual');
// Pictures of a night are hundreds of megabytes: they are kept beside the reports, not in commits.
const ofCoverage = {
  commit: join(root, 'tests/visual/baselines'),
  night: join(cache, 'visual-night'),
};
const baselines = values.baselines ?? ofCoverage[values.coverage];
const storybook = values.storybook ?? join(cache, 'storybook');
if (!values.storybook && !(await buildIfChanged('storybook'))) process.exit(1);
mkdirSync(reports, { recursive: true });
mkdirSync(join(cache, 'reports'), { recursive: true });
mkdirSync(baselines, { recursive: true });

const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
const wanted = new RegExp(values.only);
const shots = shotsOf(Object.values(index.entries), values.coverage).filter(({ id }) =>
  wanted.test(id),
);

/** @type {Result[]} */
const results = [];

/** @type {Parameters<typeof takePictures>[2]} */
function keep(shot, after) {
  const path = join(baselines, fileOf(shot));
  const before = existsSync(path) ? readFileSync(path) : undefined;
  if (!before) results.push({ shot, state: 'new', reason: 'never compared before', after });
  else {
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

const known = new Set(shots.map(fileOf));
for (const file of values.only ? [] : readdirSync(baselines)) {
  if (!file.endsWith('.png') || known.has(file)) continue;
  const [id = '', mode = ''] = file.split('.');
  const shot = { id, title: 'No story', name: id, mode };
  results.push({ shot, state: 'gone', before: readFileSync(join(baselines, file)) });
  if (values.update) rmSync(join(baselines, file));
}

const report = writeReport(reports, results);
/** @param {Result['state']} state */
const count = (state) => results.filter((result) => result.state === state).length;
for (const { shot, state, reason } of results) {
  if (state !== 'same') console.log(`${state.padEnd(8)} ${fileOf(shot)}  ${reason ?? ''}`);
}
const isGood = count('failed') === 0 && (values.update || count('same') === results.length);
console.log(
  `${shots.length} compared, ${count('same')} the same, ${count('changed')} changed, ` +
    `${count('new')} new, ${count('gone')} gone, ${count('failed')} failed`,
);
if (!isGood) console.log(`Look at ${report}; if all is meant, run pnpm test:visual --update.`);
writeFileSync(
  join(cache, 'reports/visual.json'),
  JSON.stringify({
    passed: count('same'),
    failed: results.length - count('same'),
    failures: results.filter(({ state }) => state !== 'same').map(({ shot }) => fileOf(shot)),
  }),
);
process.exitCode = isGood && results.length > 0 ? 0 : 1;
