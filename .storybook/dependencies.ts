import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const imported = /(?:from|import)\s*\(?\s*'((?!@lobi\/)@?[a-z][\w./@-]*)'/g;

/** Packages that Storybook bundles itself, and tools that are not dependencies of the package. */
const bundledSeparately =
  /^(react$|react-dom|next\/|storybook|@storybook|vitest|vite|@vitejs|fast-check|@fontsource|node:)/;

/**
 * External imports of the packages, in the form in which Vite optimizes a package's own
 * dependencies (`@lobi/ui > uqr`). Listed here, they are bundled before the first story; discovered
 * later, they would reload the page during a test.
 */
export function dependenciesOf(root: string, names: readonly string[]): string[] {
  const owners = new Map<string, string>();
  for (const name of names) {
    const files = globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root });
    for (const file of files.filter((path) => !path.includes('.test.'))) {
      for (const [, id = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
        if (!owners.has(id) && !bundledSeparately.test(id)) owners.set(id, name);
      }
    }
  }
  return [...owners].map(([id, name]) => `@lobi/${name} > ${id}`);
}
