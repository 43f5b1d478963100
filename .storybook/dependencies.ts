import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import)\s*\(?\s*'((?!@lobi\/)@?[a-z][\w./@-]*)'/g;

/** Packages that Storybook bundles itself, and tools that are no dependency of the package. */
const known =
  /^(react$|react-dom|storybook|@storybook|vitest|vite|@vitejs|fast-check|@fontsource|node:)/;

/**
 * Everything that the packages import from outside, written as Vite wants a package's own
 * dependency (`@lobi/ui > uqr`). Named beforehand it is bundled once, before the first story; found
 * on the way it would reload the page in the middle of a test.
 */
export function dependenciesOf(root: string, names: readonly string[]): string[] {
  const owners = new Map<string, string>();
  for (const name of names) {
    const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root });
    for (const file of files.filter((path) => !path.includes('.test.'))) {
      for (const [, id = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        if (!owners.has(id) && !known.test(id)) owners.set(id, name);
      }
    }
  }
  return [...owners].map(([id, name]) => `@lobi/${name} > ${id}`);
}
