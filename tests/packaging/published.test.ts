import { execFile } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esModulesOnly, packPackage, publishedPackages } from '../../tools/pack-package.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const execute = promisify(execFile);

type Conditions = { readonly [condition: string]: string | Conditions };

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Conditions>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly publishConfig?: { readonly exports: Manifest['exports'] };
}

const readManifest = (path: string) =>
  JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest;

/** Entries for a framework that this repository does not have; a partner's project tests them. */
const ofFrameworks: readonly string[] = ['./next'];

/** Entries that a bundler or Node can import: all but the manifest and the patterns. */
const entriesOf = ({ name, exports }: Manifest) =>
  Object.keys(exports)
    .filter((key) => key !== './package.json' && !key.includes('*') && !ofFrameworks.includes(key))
    .map((key) => name + key.slice(1));

/** A consumer's project with only the packed packages and their declared dependencies. */
let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'lobi-consumer-'));
  for (const name of publishedPackages) {
    const tarball = await packPackage(name, join(project, 'tarballs'));
    const installed = join(project, 'node_modules/@lobi', name);
    mkdirSync(installed, { recursive: true });
    await execute('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);

    const { dependencies, peerDependencies, peerDependenciesMeta } = readManifest(installed);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      const link = join(project, 'node_modules', dependency);
      const isHere = existsSync(join(root, 'packages', name, 'node_modules', dependency));
      if (existsSync(link) || (peerDependenciesMeta?.[dependency]?.optional && !isHere)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(root, 'packages', name, 'node_modules', dependency)), link);
    }
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

const node = async (mode: 'module' | 'commonjs', code: string) => {
  const { stdout } = await execute(process.execPath, [`--input-type=${mode}`, '--eval', code], {
    cwd: project,
  });
  return stdout.trim();
};

/** Returns the bundled form of a line of code, minified, without React and styled-components. */
const bundle = async (code: string, external: string[] = []) => {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: project },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', ...external],
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return outputFiles[0]!.text;
};

describe.each(publishedPackages)('the packed package %s', (name) => {
  const source = readManifest(join(root, 'packages', name));
  const packed = () => readManifest(join(project, 'node_modules/@lobi', name));

  it('a published package offers built files only', () => {
    expect(JSON.stringify(packed().exports)).not.toMatch(/@lobi\/source|\/src\//);
  });

  it('a published package has the same entries as the source', () => {
    const published = Object.entries(source.exports).map(([key, target]) => {
      if (typeof target === 'string') return [key, target];
      const { '@lobi/source': _source, ...conditions } = target;
      return [key, conditions];
    });
    expect(source.publishConfig?.exports).toEqual(Object.fromEntries(published));
    expect(packed().exports).toEqual(source.publishConfig?.exports);
  });

  it('a published package unpacks to ten megabytes at most', () => {
    const cwd = join(project, 'node_modules/@lobi', name);
    const files = globSync('**/*', { cwd }).map((file) => statSync(join(cwd, file)));
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes / 1_000_000).toBeLessThanOrEqual(10);
  });

  it('a published package holds no test, no story and nothing that only those use', () => {
    const files = globSync('**/*.{js,cjs,ts,tsx,cts}', {
      cwd: join(project, 'node_modules/@lobi', name),
    });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => /\.(test|test-setup|fixtures|stories)\./.test(file))).toEqual([]);
  });

  it('a published package imports no package that is not published', () => {
    const files = globSync('**/*.{js,cjs,ts,tsx,cts}', {
      cwd: join(project, 'node_modules/@lobi', name),
    });
    const referring = files.filter((file) =>
      readFileSync(join(project, 'node_modules/@lobi', name, file), 'utf8').includes(
        '@lobi/formats',
      ),
    );
    expect(referring).toEqual([]);
  });

  it('a published package declares versions that a registry understands', () => {
    const { dependencies, peerDependencies } = packed();
    for (const range of Object.values({ ...dependencies, ...peerDependencies })) {
      expect(range).toMatch(/^[\^~]?\d/);
    }
  });

  it.each(entriesOf(source))(
    '%s has the same exports for import and for require',
    async (entry) => {
      const print = 'console.log(Object.keys(entry).sort().join())';
      const imported = await node('module', `import * as entry from '${entry}'; ${print}`);
      expect(imported).not.toBe('');
      if (esModulesOnly.includes(name)) return;
      const required = await node('commonjs', `const entry = require('${entry}'); ${print}`);
      expect(required).toBe(imported);
    },
  );
});

describe('a bundle of one import', () => {
  it('a bundle of Button contains no unused code', async () => {
    const code = `export { Button } from '@lobi/ui';`;
    const text = await bundle(code, ['styled-components']);
    expect(text).toContain('lobi-Button');
    expect(text).not.toMatch(/lobi-(DataTable|AppShell|BetPanel|Dialog)/);
    expect(gzipSync(await bundle(code)).length).toBeLessThanOrEqual(17_000);
  });

  it('a bundle of the route table contains no client, validation or transport', async () => {
    const text = await bundle(`export { routeTable } from '@lobi/core';`);
    expect(text).toContain('transaction.create');
    expect(text).not.toMatch(/axios|pusher|XMLHttpRequest|ZodMini/i);
    expect(gzipSync(text).length).toBeLessThanOrEqual(2_000);
  });
});
