import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { rest as kitRest } from '../../packages/ui/src/messages/id/rest.ts';
import { start as kitStart } from '../../packages/ui/src/messages/id/start.ts';
import { rest } from '../../packages/core/src/locales/id/rest.ts';
import { start } from '../../packages/core/src/locales/id/start.ts';

const packages = join(import.meta.dirname, '../../packages');

/** Entry modules of a visit: the page, the first screens, the notice above them. */
const first =
  /\/app\/(index\.html|src\/screens\/(game-index|login|register)\.tsx|src\/router\/open-notice\.tsx)$/;

/** Source of every Lobi module that is loaded with the first screens, by path. */
const sources = new Map<string, string>();

beforeAll(async () => {
  const root = join(packages, 'app');
  const { output } = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(load);
    for (const module of chunk.moduleIds) {
      if (/\/packages\/(app|core|ui)\/src\/(?!locales|messages|contract)/.test(module)) {
        sources.set(module.slice(packages.length + 1), readFileSync(module, 'utf8'));
      }
    }
  };
  for (const { fileName, facadeModuleId } of chunks.values()) {
    if (first.test(facadeModuleId ?? '')) load(fileName);
  }
});

/** Finds the modules that use any of these texts, by a search function for a source. */
const saidIn = (words: readonly string[], says: (source: string, word: string) => boolean) =>
  words.flatMap((word) =>
    [...sources].filter(([, source]) => says(source, word)).map(([path]) => `${word} in ${path}`),
  );

const asKey = (source: string, key: string) => source.includes(`'${key}'`);
const asPrefix = (source: string, prefix: string) => source.includes(`\`${prefix}.\${`);
const ofKit = (source: string, area: string) =>
  new RegExp(
    String.raw`\{[^}]*\b${area}\b[^}]*\} = useMessages|\b(messages|useMessages\(\))\.${area}\b`,
  ).test(source);

const prefixes = (keys: object) => new Set(Object.keys(keys).map((key) => key.split('.')[0] ?? ''));

describe('the first screens', () => {
  it('the first screens exist, and have text', () => {
    expect([...sources.keys()]).toEqual(
      expect.arrayContaining(['app/src/screens/game-index.tsx', 'app/src/screens/login.tsx']),
    );
    expect(saidIn(Object.keys(start), asKey)).not.toEqual([]);
    expect(saidIn(['route'], asPrefix)).not.toEqual([]);
    expect(saidIn(['lobby'], ofKit)).not.toEqual([]);
  });

  it('the first screens use only texts that are loaded with them', () => {
    expect(saidIn(Object.keys(rest), asKey)).toEqual([]);
    const newPrefixes = [...prefixes(rest)].filter((prefix) => !prefixes(start).has(prefix));
    expect(saidIn(newPrefixes, asPrefix)).toEqual([]);
    expect(saidIn(Object.keys(kitRest), ofKit)).toEqual([]);
  });

  it('the first screens load no area of texts that none of them uses', () => {
    const unsaid = Object.keys(kitStart).filter((area) => saidIn([area], ofKit).length === 0);
    expect(unsaid).toEqual([]);
  });
});
