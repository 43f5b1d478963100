import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentNames, componentRules, fixedComponents } from '../config/slots.ts';
import { didYouMean } from '../config/nearest.ts';
import { addFile } from './add.ts';
import { print, UsageError, type Command } from './command.ts';
import { addToBrand } from './edit-brand.ts';
import { mergeOverrides } from './merge-overrides.ts';
import {
  headerOf,
  installedKit,
  kebab,
  kitSource,
  sourceFiles,
  writeOriginal,
} from './overrides.ts';

type ComponentName = (typeof componentNames)[number];

const entryOf = (component: string): string => `overrides/${kebab(component)}.tsx`;

const addEntry = (root: string, component: string, text: string, next: string): void =>
  addFile(root, {
    path: entryOf(component),
    text,
    change: (brand) =>
      addToBrand(brand, ['components'], {
        key: component,
        value: `() => import('./${entryOf(component)}')`,
      }),
    next,
  });

function wrap(root: string, component: ComponentName): void {
  const header = headerOf('wrap', component, kitSource(root, component, 'wrap'));
  addEntry(
    root,
    component,
    `${header}\nimport { wrap } from '@lobi/app';\n\nexport default wrap('${component}', ({ Original, ...props }) => <Original {...props} />);\n`,
    'Draw around <Original />, or change its properties.',
  );
}

/** Packages that files import by name. */
function packagesOf(texts: readonly string[]): string[] {
  const imports = texts.flatMap((text) => [...text.matchAll(/ from '([^'./][^']*)'/g)]);
  const names = imports.map(([, path = '']) =>
    path
      .split('/')
      .slice(0, path.startsWith('@') ? 2 : 1)
      .join('/'),
  );
  return [...new Set(names)].toSorted();
}

/** Adds missing packages to the project's `package.json`; returns which. */
function addPackages(root: string, names: readonly string[]): string[] {
  const path = join(root, 'package.json');
  const project = JSON.parse(readFileSync(path, 'utf8')) as Record<string, object | undefined>;
  const { manifest } = installedKit(root);
  const versions = { ...manifest.peerDependencies, ...manifest.dependencies };
  const isNamed = (name: string): boolean =>
    ['dependencies', 'devDependencies', 'peerDependencies'].some((kind) =>
      Object.hasOwn(project[kind] ?? {}, name),
    );
  const added = names.filter((name) => versions[name] !== undefined && !isNamed(name));
  if (added.length === 0) return [];
  const dependencies = {
    ...project['dependencies'],
    ...Object.fromEntries(added.map((name) => [name, versions[name]])),
  };
  writeFileSync(path, `${JSON.stringify({ ...project, dependencies }, null, 2)}\n`);
  return added;
}

function eject(root: string, component: ComponentName): void {
  const files = sourceFiles(root, component);
  const folder = `overrides/${kebab(component)}`;
  const main = `${kebab(component)}.tsx`;
  if (!files.has(main)) {
    throw new UsageError(`The installed @lobi/ui has no source of ${component}. Run lobi upgrade.`);
  }
  if (existsSync(join(root, folder))) throw new UsageError(`${folder} already exists.`);
  addEntry(
    root,
    component,
    `import { wrap } from '@lobi/app';\nimport { ${component} } from './${kebab(component)}/${main}';\n\nexport default wrap('${component}', ({ Original: _, ...props }) => <${component} {...props} />);\n`,
    `The source is yours in ${folder}: changes of the kit no longer reach it, and lobi check reports them.`,
  );
  const header = headerOf('eject', component, kitSource(root, component, 'eject'));
  for (const [name, text] of files) {
    const path = join(root, folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name === main ? `${header}\n${text}` : text);
  }
  writeOriginal(root, folder, files);
  if (componentRules[component].eject === 'unsafe') {
    print(`${component} is often changed in the kit: where wrapping is enough, wrap it instead.`);
  }
  const added = addPackages(root, packagesOf([...files.values()]));
  if (added.length > 0) {
    print(`package.json names ${added.join(', ')}, which the source imports. Install it now.`);
  }
}

/** `lobi override`: creates a file that wraps a component of the kit, or a copy of its source. */
export const override: Command = {
  usage: '<component>',
  summary:
    'wraps a component of the kit or copies its source; lobi check reports when it has changed since',
  options: {
    wrap: { type: 'boolean' },
    eject: { type: 'boolean' },
    merge: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  },
  help: {
    wrap: 'wraps it, which is the default',
    eject: 'copies its source into the project',
    merge: 'brings changes of the kit into a copy; your edits stay',
    'dry-run': 'with --merge: shows the changes and writes nothing',
  },
  async run(values, [component = '']) {
    if (fixedComponents.includes(component)) {
      throw new UsageError(`${component} protects players and always stays as it is (LB601).`);
    }
    if (['wrap', 'eject', 'merge'].filter((way) => values[way] === true).length > 1) {
      throw new UsageError('Choose one of --wrap, --eject and --merge.');
    }
    const componentName = componentNames.find((name) => name === component);
    if (componentName === undefined) {
      throw new UsageError(
        `There is no component "${component}" to override.${didYouMean(component, componentNames)} Components: ${componentNames.join(', ')}.`,
      );
    }
    if (values['merge'] === true) {
      const conflicts = mergeOverrides(process.cwd(), values['dry-run'] === true, componentName);
      return conflicts > 0 ? 1 : 0;
    }
    const act = values['eject'] === true ? eject : wrap;
    act(process.cwd(), componentName);
    return 0;
  },
};
