import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests, and their helpers. Benches measure time; tests of mutants must fail soon. */
const tests = globSync(
  ['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'packages/*/src/testing/**', 'tests/**/*.ts'],
  { cwd: root },
).filter(
  (file) => /\.tsx?$/.test(file) && !/^tests\/(bench|mutants)\/|\/node_modules\//.test(file),
);

/** Timeouts of tests in vitest.config.ts and playwright.config.ts, in ms. */
const limits = { vitest: 45_000, playwright: 40_000, wholeTest: 300_000 };

const toMs = (digits: string): number => Number(digits.replaceAll('_', ''));

/** Code by which a test sets a shorter timeout than the configuration. */
function hurriesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const wait = file.startsWith('tests/e2e/') ? limits.playwright : limits.vitest;
  const found = (pattern: RegExp, minimum: number): string[] =>
    [...text.matchAll(pattern)].flatMap(([code, digits = '0']) =>
      toMs(digits) < minimum ? [`${file}: ${code.replace(/\s+/g, ' ').trim()}`] : [],
    );
  return [
    // Of a test or a group: `it('…', { timeout }, …)` and `it('…', …, timeout)`.
    ...found(/,\s*\{ timeout: ([\d_]+) \},\s*(?:async )?\(/g, limits.wholeTest),
    ...found(/\n *\},\s*(\d+_\d{3}[\d_]*),?\s*\);/g, limits.wholeTest),
    // Of a wait: `expect.element(…, { timeout })`, `toBeVisible({ timeout })`.
    ...found(/\{\s*(?:\w+,\s*)?timeout: ([\d_]+),?\s*\}\s*,?\s*\)/g, wait),
    // Of a polling loop.
    ...found(/deadline = (?:Date|performance)\.now\(\) \+ ([\d_]+)/g, 4 * wait),
    // Its default timeout is a second, and no configuration changes it.
    ...found(/\bvi\.wait(?:For|Until)\(/g, file === 'tests/wait-until.ts' ? 0 : 1),
  ];
}

it('no test has a shorter timeout than the configuration', () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.flatMap(hurriesOf)).toEqual([]);
});

it('every test project has the same timeout for tests and hooks', () => {
  const text = readFileSync(join(root, 'vitest.config.ts'), 'utf8');
  const projects = text.match(/\btest: \{\s+name\b/g)?.length ?? 0;
  expect(projects).toBeGreaterThan(3);
  expect(text.match(/testTimeout: limits\.test/g)).toHaveLength(projects);
  expect(text.match(/hookTimeout: limits\.test/g)).toHaveLength(projects);
});
