// `pnpm lint:titles`: titles of tests and subjects of commits. A few faults fail anywhere; titles that
// need their group to be understood may only become fewer. `--update` writes down how many there are.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { faultsOfSubject } from './words/commit-faults.mjs';
import { findTitles } from './words/find-titles.mjs';
import { checkRatchet } from './words/ratchet.mjs';
import { faultsOfTitle } from './words/title-faults.mjs';

/** The commit from which on subjects follow the rule; those before are left as they are. */
const base = '827665ae8d8e847c98aa6f3597512d5b674a053c';

const files = globSync('{packages,tests}/**/*.{test.ts,test.tsx,spec.ts}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|projects)$/.test(path),
});
const titles = files.flatMap((file) =>
  findTitles(file, readFileSync(join(root, file), 'utf8')).map((title) => ({ file, ...title })),
);

let failed = 0;
for (const { file, line, title } of titles) {
  for (const fault of faultsOfTitle(title).strict) {
    failed += 1;
    console.error(`${file}:${line} The title "${title}" ${fault}.`);
  }
}

const isLess = checkRatchet(
  'titles without a subject',
  titles
    .filter(({ title }) => faultsOfTitle(title).dependent)
    .map(({ file, line, title }) => ({ file, line, message: `"${title}"` })),
  process.argv.includes('--update'),
);

const log = spawnSync('git', ['log', '--no-merges', '--format=%h%x09%s', `${base}..HEAD`], {
  cwd: root,
  encoding: 'utf8',
});
if (log.status === 0) {
  const commits = log.stdout.split('\n').filter((line) => line !== '');
  for (const [hash = '', subject = ''] of commits.map((line) => line.split('\t'))) {
    for (const fault of faultsOfSubject(subject)) {
      failed += 1;
      console.error(`${hash} The subject "${subject}" ${fault}.`);
    }
  }
  console.log(`${commits.length} subjects of commits were checked.`);
} else {
  // An archive, or a clone without the whole history.
  console.log('Subjects of commits were not checked: the history is not here.');
}

console.log(`${titles.length} titles of tests were checked.`);
process.exitCode = failed === 0 && isLess ? 0 : 1;
