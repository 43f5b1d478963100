import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const notOurs = (name: string) =>
  ['node_modules', 'dist', 'lib', 'storybook-static', 'test-results', '.git', '.lobi'].includes(
    name,
  );

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => notOurs(path.split('/').at(-1) ?? '') });

const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) => JSON.parse(read(join(folder, 'package.json'))) as Manifest;

const documents = filesOf(
  '{*,.changeset/*,docs/**/*,examples/**/*,packages/**/*,tests/**/*,tools/**/*}.md',
);
const { scripts = {} } = manifestOf('.');

/** Paths in backticks, relative to the root of the repository. */
const namedPaths = (text: string) =>
  [
    ...text.matchAll(
      /`((?:packages|tests|tools|docs|examples|deploy|\.storybook|\.changeset|\.ci)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, path = '']) => path.replace(/:\d+$/, ''))
    .filter((path) => !/[<>…]/.test(path));

/** Files in the first column of a README's table, relative to the README. */
const listedFiles = (text: string) =>
  [...text.matchAll(/^\| *(`[^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z][\w./-]*\.(?:tsx?|mjs|sql))`/g)].map(([, path = '']) => path),
  );

/** Targets of links that stay inside the repository. */
const linkedPaths = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^[a-z]+:/.test(path));

/** Links to a section of a document: path, empty for the same one, and the anchor of the section. */
const linksToSections = (text: string) =>
  [...text.matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].map(
    ([, path = '', section = '']) => [path, section] as const,
  );

/** Anchors of the headings of a document. */
const sectionsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (path: string) =>
  /[*{]/.test(path) ? filesOf(path).length > 0 : existsSync(join(root, path));

/** A change log names paths as of its time. */
const isHistory = (document: string) => document.endsWith('CHANGELOG.md');

describe.each(documents.filter((document) => !isHistory(document)))('%s', (document) => {
  const text = read(document);

  it('a document names only paths that exist', () => {
    const missing = [
      ...namedPaths(text),
      ...linkedPaths(text).map((path) => join(dirname(document), path)),
      ...(document.endsWith('README.md') ? listedFiles(text) : []).map((path) =>
        join(dirname(document), path),
      ),
    ].filter((path) => !isThere(path));
    expect(missing).toEqual([]);
  });

  it('a document names only scripts that exist', () => {
    const called = [...text.matchAll(/(?:`|^|&& )pnpm (?:run )?([a-z][a-z0-9:-]*)/gm)].map(
      ([, script = '']) => script,
    );
    const ownWords = ['install', 'exec', 'add', 'pack', 'store', 'workspace'];
    expect(called.filter((script) => !(script in scripts || ownWords.includes(script)))).toEqual(
      [],
    );
  });
});

describe.each(filesOf('docs/**/*.md').filter((file) => !/adr\/\d/.test(file)))('%s', (document) => {
  it('a document starts with what its reader will be able to do', () => {
    const [title = '', purpose = ''] = read(document).split('\n\n');
    expect(title).toMatch(/^# .+$/);
    expect(purpose).toMatch(/^After reading (this page|these pages) you (can|will) /);
  });

  it('a document links only to sections that exist', () => {
    const broken = linksToSections(read(document)).filter(([path, section]) => {
      const target = path === '' ? document : join(dirname(document), path);
      return !sectionsOf(read(target)).includes(section);
    });
    expect(broken).toEqual([]);
  });
});

describe.each(['core', 'ui', 'app', 'server'])('the README of packages/%s', (name) => {
  const { name: packageName, exports = {} } = manifestOf(`packages/${name}`);

  it('the README of a package names every entry', () => {
    const text = read(`packages/${name}/README.md`);
    const entries = Object.keys(exports)
      .filter((key) => key !== './package.json')
      .map((key) => packageName + key.slice(1).replace(/\*$/, ''));
    expect(entries.filter((entry) => !text.includes(entry))).toEqual([]);
  });
});

describe('repository files', () => {
  // The words are concatenated here, so that this file does not contain them.
  const leftovers = new RegExp(
    [
      ['TO', 'DO'],
      ['FIX', 'ME'],
      ['lorem', ' ipsum'],
      ['@ts-', 'ignore'],
      ['@ts-', 'nocheck'],
    ]
      .map((parts) => `${parts.join('')}\\b`)
      .join('|'),
  );
  const machinePath = /(^|["'`\s(])\/(home|root|Users|mnt|work)\//m;
  const files = filesOf(
    '{*,{examples,packages,tests,tools,.storybook,.changeset,.ci}/**/*}',
  ).filter((file) => /\.(tsx?|mjs|cjs|json|ya?ml|md|html|css|sql)$/.test(file));

  it('the files of the repository contain no leftovers', () => {
    expect(files.filter((file) => leftovers.test(read(file)))).toEqual([]);
  });

  it('the files of the repository contain no path of a specific machine', () => {
    expect(files.filter((file) => machinePath.test(read(file)))).toEqual([]);
  });

  it('every version is in the catalog', () => {
    const folders = ['.', 'tests', ...filesOf('packages/*')];
    const strays = folders.flatMap((folder) => {
      const { dependencies, devDependencies } = manifestOf(folder);
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !['catalog:', 'workspace:*'].includes(version))
        .map(([dependency]) => `${folder}: ${dependency}`);
    });
    expect(strays).toEqual([]);
  });

  it('all files name the same version of pnpm', () => {
    const text = ['package.json', 'tools/run.mjs', ...documents].map(read).join('\n');
    const versions = [...text.matchAll(/pnpm(?:@|Version = ')(\d+\.\d+\.\d+)/g)].map(
      ([, version]) => version,
    );
    expect(versions.length).toBeGreaterThanOrEqual(3);
    expect(new Set(versions).size).toBe(1);
  });
});

describe('the README and its documents', () => {
  it('the README and the documents describe every variable that the server reads', () => {
    const sources = filesOf('packages/server/src/config/*.ts').map(read).join('\n');
    const variables = [
      ...sources.matchAll(/^ {2}([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*): (?:z\.|flag|whole)/gm),
    ];
    const names = variables.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const written = ['README.md', ...filesOf('docs/**/*.md')].map(read).join('\n');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(written))).toEqual([]);
  });
});
