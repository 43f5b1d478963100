// Packs the Storybook of this version for a release: as a folder under its version, which is its
// permanent address, and as one archive. `.changeset/README.md` says when. --into <folder>   folder of
// all versions, as a static host serves it; default: storybook-releases --keep <number>   how many
// versions stay; default: 12
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build-if-changed.mjs';
import { root } from './run.mjs';
import { keepVersion } from './storybook/keep-version.mjs';

const { values } = parseArgs({
  options: {
    into: { type: 'string', default: 'storybook-releases' },
    keep: { type: 'string', default: '12' },
  },
});

/** @param {string[]} options */
const git = (...options) => execFileSync('git', options, { cwd: root, encoding: 'utf8' }).trim();

const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
if (!(await buildIfChanged('storybook-site'))) process.exit(1);
const folder = resolve(root, values.into);
const [newest, ...older] = keepVersion(
  folder,
  join(root, 'node_modules/.cache/lobi/storybook-site'),
  {
    version,
    commit: git('rev-parse', '--short', 'HEAD'),
    date: git('show', '--no-patch', '--format=%cs', 'HEAD'),
    keep: Number(values.keep),
  },
);
console.log(`${join(folder, newest?.archive ?? '')}, beside ${older.length} older versions`);
