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

/**
 * A comparison of one value with exactly the roles of a group: `role === 'player' || role === 'agent'`, or
 * `role !== 'player' && role !== 'agent'`.
 */
function comparesGroup(text: string): boolean {
  const chains = text.matchAll(/([\w.?]+) ([=!]==) '[a-z]+'(?:\s*(?:\|\||&&)\s*\1 \2 '[a-z]+')+/g);
  const groups = Object.values(roleGroups).map((group) => [...group].sort().join(' '));
  return [...chains].some(([chain]) => {
    const compared = [...chain.matchAll(/'([a-z]+)'/g)].map(([, role = '']) => role).sort();
    return groups.includes(compared.join(' '));
  });
}

const home = 'packages/core/src/contract/roles.ts';

const copiesOf = (repeats: (text: string) => boolean): string[] =>
  sources.filter((file) => file !== home && repeats(readFileSync(join(root, file), 'utf8')));

it('role groups are listed only in the contract', () => {
  expect(copiesOf(listsGroup)).toEqual([]);
});

it('roles are compared with a group by its name, not one by one', () => {
  expect(comparesGroup("user.role === 'agent' || user.role === 'player'")).toBe(true);
  expect(comparesGroup("user?.role !== 'player' && user?.role !== 'agent'")).toBe(true);
  expect(comparesGroup("role === 'agent' || status === 'player'")).toBe(false);
  expect(comparesGroup("role === 'agent' || role === 'declare'")).toBe(false);
  expect(copiesOf(comparesGroup)).toEqual([]);
});
