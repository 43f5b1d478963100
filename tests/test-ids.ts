import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findIds } from '../tools/words/find-titles.mjs';

/** A test, group, step or case of a table with an id, to which other files refer. */
export interface KnownTest {
  /** In kebab case; stays when the title changes. */
  readonly id: string;
  /** From the root of the repository. */
  readonly file: string;
  /** Line of the id. */
  readonly line: number;
  /** Title as written in the file, with `…` for parts that are known only at run time. */
  readonly title: string;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files with tests: test files, and modules in `tests` that create tests. */
const places = ['packages/*/src/**/*.test.{ts,tsx}', 'tests/**/*.ts'];

const isElsewhere = (path: string) => /(^|\/)(node_modules|dist|projects)$/.test(path);

let known: ReadonlyMap<string, KnownTest> | undefined;

/**
 * All tests with an id; the files are read once.
 * @throws Error for a duplicate id, or an id above a line without a title
 */
export function knownTests(): ReadonlyMap<string, KnownTest> {
  if (known) return known;
  const found = new Map<string, KnownTest>();
  for (const file of globSync(places, { cwd: root, exclude: isElsewhere }).sort()) {
    for (const test of findIds(file, readFileSync(`${root}${file}`, 'utf8'))) {
      addTest(found, { file, ...test });
    }
  }
  return (known = found);
}

/** Adds a test to the ones already found. */
export function addTest(found: Map<string, KnownTest>, test: KnownTest): void {
  const { id, file, line, title } = test;
  const location = `${file}:${line}`;
  const same = found.get(id);
  if (same) {
    throw new Error(`${location} and ${same.file}:${same.line} both have the id ${id}.`);
  }
  if (!/^[a-z\d]+(-[a-z\d]+)+$/.test(id)) {
    throw new Error(`${location} The id "${id}" is not two words or more in kebab case.`);
  }
  if (title === '') throw new Error(`${location} The id ${id} does not stand above a title.`);
  found.set(id, test);
}

/**
 * The test with an id.
 * @throws Error for an unknown id
 */
export function testOf(id: string): KnownTest {
  const test = knownTests().get(id);
  if (!test) throw new Error(`No test has the id ${id}.`);
  return test;
}
