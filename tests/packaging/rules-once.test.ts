import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { roleGroups } from '@lobi/core/contract';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Sources of packages that can import the contract; the kit cannot. */
const sources = globSync('packages/{core,app,server}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.tsx?$/.test(file),
);

/** A list of exactly the roles of a group, in any order. */
function listsGroup(text: string): boolean {
  const lists = [...text.matchAll(/\[((?:'[a-z]+',? ?){2,})\]/g)].map(([, list = '']) =>
    [...list.matchAll(/'([a-z]+)'/g)].map(([, role = '']) => role).sort(),
  );
  const groups = Object.values(roleGroups).map((group) => [...group].sort().join(' '));
  return lists.some((list) => groups.includes(list.join(' ')));
}

it('role groups are listed only in the contract', () => {
  const home = 'packages/core/src/contract/roles.ts';
  const copies = sources.filter(
    (file) => file !== home && listsGroup(readFileSync(join(root, file), 'utf8')),
  );
  expect(copies).toEqual([]);
});
