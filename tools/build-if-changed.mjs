import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './run.mjs';

/**
 * Buildable targets: the files that decide the result, the proof that it exists, the command and
 * its environment.
 *
 * @typedef {{ inputs: string[], output: string, folder: string, command: string[], env?: Record<string, string> }} Build
 */

/**
 * @param {string} folder
 * @returns {string[]}
 */
const sourcesOf = (folder) => [`${folder}/{src,public,marks}/**/*`, `${folder}/*.{json,ts,html}`];

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const declarations = ['tsup.base.ts', 'tools/write-declarations.mjs'];
const packageCommand = ['node', '--run', 'build'];

const app = {
  inputs: [
    ...['formats', 'core', 'ui', 'app'].flatMap((name) => sourcesOf(`packages/${name}`)),
    ...shared,
  ],
  folder: 'packages/app',
  command: ['node', '--run', 'build:site'],
};

const storybook = {
  inputs: [
    ...['formats', 'core', 'ui', 'app'].flatMap((name) => sourcesOf(`packages/${name}`)),
    '.storybook/**/*',
    '.changeset/*.md',
    ...shared,
  ],
  folder: '.',
  command: ['storybook', 'build', '--quiet'],
};

/** @type {Record<'core' | 'ui' | 'server' | 'app' | 'app-package' | 'pesisir' | 'storybook' | 'storybook-site' | 'docs', Build>} */
const builds = {
  core: {
    inputs: [
      ...['formats', 'core'].flatMap((name) => sourcesOf(`packages/${name}`)),
      ...shared,
      ...declarations,
    ],
    output: 'packages/core/dist/index.d.cts',
    folder: 'packages/core',
    command: packageCommand,
  },
  ui: {
    inputs: [
      ...['formats', 'ui'].flatMap((name) => sourcesOf(`packages/${name}`)),
      ...shared,
      ...declarations,
      'tools/write-{sources,tokens}.mjs',
    ],
    output: 'packages/ui/dist/index.d.cts',
    folder: 'packages/ui',
    command: packageCommand,
  },
  server: {
    inputs: [
      ...['formats', 'core', 'server'].flatMap((name) => sourcesOf(`packages/${name}`)),
      ...shared,
      ...declarations,
    ],
    output: 'packages/server/dist/index.d.ts',
    folder: 'packages/server',
    command: packageCommand,
  },
  // Package that partners install; `app` is the site of this repository's own brand.
  'app-package': {
    ...app,
    inputs: [...app.inputs, ...declarations],
    output: 'packages/app/lib/index.d.ts',
    command: ['node', '--run', 'build:package'],
  },
  app: { ...app, output: 'packages/app/dist/index.html' },
  // The app as a second brand, to see that nothing of the first is left in it.
  pesisir: {
    ...app,
    output: 'node_modules/.cache/lobi/app-pesisir/index.html',
    env: {
      LOBI_BRAND: 'pesisir',
      LOBI_APP_DIST: join(root, 'node_modules/.cache/lobi/app-pesisir'),
    },
  },
  // For comparison only: `--test` leaves out what no picture shows.
  storybook: {
    ...storybook,
    output: 'node_modules/.cache/lobi/storybook/index.json',
    command: [...storybook.command, '--test', '-o', 'node_modules/.cache/lobi/storybook'],
  },
  // As it is published, with pages and controls.
  'storybook-site': {
    ...storybook,
    output: 'node_modules/.cache/lobi/storybook-site/index.json',
    command: [...storybook.command, '-o', 'node_modules/.cache/lobi/storybook-site'],
  },
  docs: {
    inputs: ['docs/**/*', 'tools/docs/*', 'packages/app/{package.json,marks/*}', 'pnpm-lock.yaml'],
    output: 'node_modules/.cache/lobi/docs-site/index.html',
    folder: '.',
    command: ['node', 'tools/docs/main.mjs', 'build'],
  },
};

/**
 * Hash of all files that patterns find, by name and content.
 *
 * @param {string[]} patterns
 */
export function hashOf(patterns) {
  const hash = createHash('sha256').update(process.env.LOBI_BRAND ?? '');
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Hash of the files that decide the result of a build.
 *
 * @param {keyof typeof builds} name
 */
export const inputsHashOf = (name) => hashOf(builds[name].inputs);

/**
 * Builds a package unless its last build was made from exactly these sources.
 *
 * @param {keyof typeof builds} name
 * @param {import('node:child_process').StdioOptions} [stdio] inherits the terminal by default
 * @returns {Promise<boolean>} whether the build exists now
 */
export async function buildIfChanged(name, stdio = 'inherit') {
  const { inputs, output, folder, command, env } = builds[name];
  const stamp = join(root, `node_modules/.cache/lobi/${name}.hash`);
  const hash = hashOf(inputs);
  const built = existsSync(join(root, output)) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === hash) return true;

  rmSync(stamp, { force: true });
  const code = await run(command, { cwd: join(root, folder), env, stdio });
  if (code !== 0) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

/**
 * Returns whether a check has already passed for exactly these files on this machine, and a
 * function that records it. For slow checks of files that rarely change; a full run repeats all.
 * @param {string} name
 * @param {string[]} inputs patterns of the files that decide
 */
export function proofOf(name, inputs) {
  const stamp = join(root, `node_modules/.cache/lobi/proof-${name}.hash`);
  const hash = hashOf([...inputs, ...shared]);
  const isFull = process.env.LOBI_FIGURES === 'full';
  return {
    isKnown: !isFull && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash,
    remember() {
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, hash);
    },
  };
}
