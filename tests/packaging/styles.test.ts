import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { brandCss } from '../../packages/ui/src/tokens/brand-css.ts';
import { lentera } from '../../packages/ui/src/tokens/lentera.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

const findAll = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Custom properties that a brand sets, and those that components set for their own elements. */
const known = new Set([
  ...findAll(/(--lobi-[\w-]+)/g, JSON.stringify(brandCss(lentera))),
  ...sources.flatMap(({ source }) => findAll(/(--lobi-[\w-]+)['"]?\]?\s*:/g, source)),
  ...sources.flatMap(({ source }) => findAll(/setProperty\(\s*'(--lobi-[\w-]+)'/g, source)),
]);

/** A browser silently drops an invalid declaration: the text then inherits its style. */
describe('styles', () => {
  it('styles use only custom properties that a brand or a component sets', () => {
    const unknown = sources.flatMap(({ path, source }) =>
      findAll(/var\(\s*(--lobi-[\w-]+)\s*[,)]/g, source)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
    expect(known.size).toBeGreaterThan(100);
  });

  it('styles use a text size together with its line height', () => {
    const wrong = sources.flatMap(({ path, source }) =>
      findAll(
        /(font-size:[^;]*--lobi-font-\d[^;]*|font:[^;]*--lobi-font-\d+\)\s*\/[^;]*)/g,
        source,
      ).map((rule) => `${path}: ${rule}`),
    );
    expect(wrong).toEqual([]);
  });
});
