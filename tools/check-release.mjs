// Checks that a release could be cut now: the pending changesets, the change logs, and a dry run of
// publishing each public package. `.changeset/README.md` says how a release is cut.
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPublished, esModulesOnly, publishedPackages } from './pack-package.mjs';
import { pnpm, root, run } from './run.mjs';

const execute = promisify(execFile);

/** The headings of a change log, in their order. */
const headings = ['What you must do', 'New', 'Changed', 'Fixed'];

/** Maximum number of lines of a section; a longer one is a list of changesets, not a change log. */
const maximumLines = 150;

/**
 * Returns the problems of the newest section of a change log.
 * @param {string} version of the package
 * @param {string} text of its `CHANGELOG.md`
 * @returns {string[]} one sentence per problem
 */
export function findChangelogProblems(version, text) {
  const [newest = ''] = text.split(/^## /m).slice(1);
  const [title = '', ...lines] = newest.trim().split('\n');
  if (title !== version) return [`has no section for ${version} at its top`];

  const problems = [];
  const used = lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4));
  const foreign = used.filter((heading) => !headings.includes(heading));
  if (foreign.length > 0) {
    problems.push(`has the headings ${foreign.join(', ')} in place of ${headings.join(', ')}`);
  } else if (used.join() !== headings.filter((heading) => used.includes(heading)).join()) {
    problems.push(`has its headings in another order than ${headings.join(', ')}`);
  }
  if (!lines.some((line) => /^- \S+ \S+/.test(line))) problems.push('lists no change');
  if (lines.some((line) => /^\s*- (Updated dependencies|[0-9a-f]{7,}:)/.test(line))) {
    problems.push('lists commits; say what changed instead');
  }
  if (lines.length > maximumLines) {
    problems.push(`has ${lines.length} lines for ${version}; merge notes until ${maximumLines} do`);
  }
  return problems;
}

/**
 * Returns the problems of a pending changeset.
 * @param {string} text of a file in `.changeset`
 * @param {readonly string[]} packages names that a note may have
 * @returns {string[]} one sentence per problem
 */
export function findNoteProblems(text, packages) {
  const [, front, body] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined) return ['has no front matter'];
  const problems = [];
  const rows = front.split('\n').filter((line) => line.trim() !== '');
  for (const row of rows) {
    const [, name = '', bump] = /^['"]?(.+?)['"]?: (patch|minor|major)$/.exec(row) ?? [];
    if (!bump) problems.push(`cannot be read: ${row}`);
    else if (!packages.includes(name)) problems.push(`names ${name}, which is no package`);
  }
  // A note of tools only names no package and is not published.
  if (rows.length === 0) return problems;
  const [first = ''] = body.trim().split(/\n\s*\n/);
  if (!/^\S+(\s+\S+){3,}/.test(first) || !/[.:!?”)`]$/.test(first.trim())) {
    problems.push('does not begin with a sentence');
  }
  return problems;
}

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

const packages = globSync('packages/*/package.json', { cwd: root })
  .sort()
  .map((path) => ({ folder: path.replace('/package.json', ''), ...JSON.parse(read(path)) }))
  // Private packages are built into the others and have no releases.
  .filter((manifest) => !manifest.private);

const noteFiles = () =>
  globSync('.changeset/*.md', { cwd: root }).filter((path) => !path.endsWith('README.md'));

/**
 * Is what is checked out the release itself: all notes are used up, and versions have moved since
 * `main`? `changeset status` would ask for notes then.
 */
async function isRelease() {
  if (noteFiles().length > 0) return false;
  const show = ['show', 'main:packages/core/package.json'];
  const { stdout } = await execute('git', show, { cwd: root });
  const current = packages.find(({ name }) => name === '@lobi/core');
  return JSON.parse(stdout).version !== current.version;
}

/**
 * Publishes a package as a dry run, and returns its problems.
 * @param {typeof publishedPackages[number]} name
 * @returns {Promise<string[]>}
 */
async function findPublishProblems(name) {
  if (!(await buildPublished(name))) return ['could not be built'];
  const [program = '', ...before] = pnpm();
  try {
    const { stdout } = await execute(
      program,
      // Whether the working tree is clean matters only for a real release.
      [...before, 'publish', '--dry-run', '--no-git-checks', '--json'],
      { cwd: join(root, 'packages', name), maxBuffer: 64 * 1024 * 1024 },
    );
    const { version, files } = JSON.parse(stdout.slice(stdout.indexOf('{')));
    const paths = files.map((/** @type {{ path: string }} */ file) => file.path);
    const folder = name === 'app' ? 'lib' : 'dist';
    const endings = esModulesOnly.includes(name) ? ['js', 'd.ts'] : ['js', 'cjs', 'd.ts', 'd.cts'];
    const expectedFiles = endings.map((ending) => `${folder}/index.${ending}`);
    const missing = [...expectedFiles, 'README.md', 'CHANGELOG.md', 'LICENSE', 'llms.txt'].filter(
      (path) => !paths.includes(path),
    );
    const manifest = packages.find(({ folder: path }) => path === `packages/${name}`);
    return [
      ...(missing.length > 0 ? [`would be published without ${missing.join(', ')}`] : []),
      ...(version === manifest.version ? [] : [`would be published as ${version}`]),
    ];
  } catch (error) {
    return [`cannot be published: ${error instanceof Error ? error.message : String(error)}`];
  }
}

if (import.meta.main) {
  /** @type {string[]} */
  const problems = [];

  const names = packages.map(({ name }) => name);
  for (const path of noteFiles()) {
    problems.push(...findNoteProblems(read(path), names).map((problem) => `${path} ${problem}.`));
  }
  if (!(await isRelease()) && (await run(['changeset', 'status'])) !== 0) {
    problems.push('`changeset status` fails, so no release can be cut.');
  }
  for (const { folder, version } of packages) {
    const path = `${folder}/CHANGELOG.md`;
    problems.push(
      ...findChangelogProblems(version, read(path)).map((problem) => `${path} ${problem}.`),
    );
  }
  for (const name of publishedPackages) {
    problems.push(
      ...(await findPublishProblems(name)).map((problem) => `@lobi/${name} ${problem}.`),
    );
  }

  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
