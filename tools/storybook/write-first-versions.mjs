// Writes `.storybook/docs/first-versions.json`: the first version of each documented component, by its
// title, from the exports of the kit's entries in each release. `pnpm run version` runs it, and so does
// the author of a component. It needs the whole history of the repository, with tags.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../run.mjs';

/** Releases from before there were tags, and the last commits with only their exports. */
const untagged = {
  '0.1.0': '98e54e9',
  '0.2.0': 'b5607f8',
  '0.3.0': '255075a',
  '0.4.0': '827665a',
};

/** @param {string[]} options */
const git = (...options) =>
  execFileSync('git', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Package whose components are documented. */
const kit = 'packages/ui';

/** @typedef {(path: string) => string | undefined} Read content of a file of one version; undefined without it */

/** @type {(commit: string) => Read} */
const inCommit = (commit) => (path) => {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    return undefined;
  }
};

/** @type {Read} */
const inWorkingTree = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Names of the values that a file exports, through all that it exports from others.
 *
 * @param {Read} read
 * @param {string} path
 * @returns {string[]}
 */
function exportsOf(read, path) {
  const text = read(path) ?? '';
  const listed = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/^.* as /, '')),
  );
  const declared = [...text.matchAll(/export (?:const|function|class) (\w+)/g)].map(
    ([, name = '']) => name,
  );
  const whole = [...text.matchAll(/export \* from '(\.[^']+)'/g)].flatMap(([, target = '']) =>
    exportsOf(read, posix.join(posix.dirname(path), target)),
  );
  return [...listed, ...declared, ...whole].filter((name) => /^\w+$/.test(name));
}

/**
 * Names that the entries of the package export.
 *
 * @param {Read} read
 */
function publicNames(read) {
  const { exports } = JSON.parse(read(`${kit}/package.json`) ?? '{"exports":{}}');
  const sources = Object.values(exports).flatMap((target) => {
    const source = /** @type {Record<string, unknown>} */ (target)['@lobi/source'];
    return typeof source === 'string' && !source.includes('*') ? [posix.join(kit, source)] : [];
  });
  return new Set(sources.flatMap((source) => exportsOf(read, source)));
}

const tagged = git('tag', '--list', '@lobi/ui@*', '--sort=version:refname')
  .split('\n')
  .filter((tag) => tag !== '')
  .map((tag) => /** @type {const} */ ([tag.replace('@lobi/ui@', ''), tag]));
const commits = new Map([...Object.entries(untagged), ...tagged]);

/** The release being cut, or the next one. */
const { version } = JSON.parse(inWorkingTree(`${kit}/package.json`) ?? '');

// Without the commits of a release, all of its components would count as new.
const changeLog = inWorkingTree(`${kit}/CHANGELOG.md`) ?? '';
const listed = [...changeLog.matchAll(/^## (\S+)$/gm)].map(([, heading = '']) => heading);
const needed = new Set([...commits.keys(), ...listed.filter((heading) => heading !== version)]);
const missing = [...needed].filter((release) => {
  const commit = commits.get(release);
  return commit === undefined || inCommit(commit)(`${kit}/package.json`) === undefined;
});
if (missing.length > 0) {
  console.error(
    `The history does not contain ${missing.join(', ')}. Fetch it with "git fetch --tags", in a shallow ` +
      'clone with "--unshallow" as well, then run "node tools/storybook/write-first-versions.mjs".',
  );
  process.exit(1);
}

/** Releases in ascending order, each with the names of its entries. */
const releases = [...commits].map(
  ([release, commit]) => /** @type {const} */ ([release, publicNames(inCommit(commit))]),
);
const coming = releases.some(([known]) => known === version) ? 'next' : version;

/** Exports of stories whose frame, the component of the story, is their own. */
const exportsOfTitles = new Map([
  ['Foundations/LiveRegion', 'useAnnounce'],
  ['Overlays/Toasts', 'ToastProvider'],
]);

const present = publicNames(inWorkingTree);
/** @param {string} name */
const firstVersionOf = (name) =>
  releases.find(([, names]) => names.has(name))?.[0] ?? (present.has(name) ? coming : undefined);

const firstVersions = globSync(`${kit}/src/**/*.stories.tsx`, { cwd: root }).flatMap((file) => {
  const source = inWorkingTree(file) ?? '';
  const [, title = ''] = /^ {2}title: '(.+)'/m.exec(source) ?? [];
  const [, component = ''] = /^ {2}component: (\w+)/m.exec(source) ?? [];
  const name = exportsOfTitles.get(title) ?? component;
  const first = firstVersionOf(name) ?? firstVersionOf(title.split('/').at(-1) ?? '');
  return first === undefined ? [] : [/** @type {const} */ ([title, first])];
});
const sorted = firstVersions.toSorted(([first], [second]) => (first < second ? -1 : 1));
writeFileSync(
  join(root, '.storybook/docs/first-versions.json'),
  `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`,
);
