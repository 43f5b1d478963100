import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Components with a page of their own in Storybook: name, source and story file. */
const components = globSync('packages/ui/src/{primitives,components,layouts}/**/*.stories.tsx', {
  cwd: root,
}).flatMap((story) => {
  const [name = ''] = /\btitle: '[^']*\/(\w+)'/.exec(read(story))?.slice(1) ?? [];
  const path = story.replace('.stories.tsx', '.tsx');
  const isOne = new RegExp(`export (const|function) ${name}\\b`);
  return existsSync(join(root, path)) && isOne.test(read(path)) ? [{ name, story, path }] : [];
});

/** What the product consists of: no entry of a package, story, test, fixture or tool. */
const isProduct = (path: string): boolean =>
  !/\.(test|stories|fixtures|test-setup)\.tsx?$|\/index\.ts$|^packages\/ui\/src\/[^/]+$/.test(
    path,
  ) &&
  !/^packages\/(ui\/src\/testing|app\/src\/(brand-lab|fake-platform|machines|testing))\//.test(
    path,
  );
const sources = globSync('packages/{ui,app}/src/**/*.{ts,tsx}', { cwd: root })
  .filter(isProduct)
  .map((path) => ({ path, text: read(path) }));

const isUsed = ({ name, path }: (typeof components)[number]): boolean => {
  const imported = new RegExp(`\\bimport\\b[^;]*\\b${name}\\b[^;]*;`);
  return sources.some((source) => source.path !== path && imported.test(source.text));
};

it('a component that the app does not use says in its guide why the kit has it', () => {
  expect(components.length).toBeGreaterThan(180);
  const unused = components.filter((component) => !isUsed(component));
  const explained = components.filter(({ story }) => /\bunused:/.test(read(story)));
  const names = (list: typeof components) => list.map(({ name }) => name);
  expect(names(explained).toSorted()).toEqual(names(unused).toSorted());
});
