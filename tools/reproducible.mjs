// `pnpm reproducible`: builds everything that is published or served twice, each time from nothing, and
// fails where the two differ by a byte. Writes the hash of each file to the reports, in the format of
// the `integrity` attribute.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const cache = join(root, 'node_modules/.cache/lobi');

/** @type {(brand: string) => { folder: string, script: string, output: string, env: Record<string, string> }} */
const brand = (name) => {
  const output = join(cache, `reproducible-${name}`);
  return {
    folder: 'packages/app',
    script: 'build:site',
    output,
    env: { LOBI_BRAND: name, LOBI_APP_DIST: output },
  };
};

/** @type {(name: string, folder: string) => { folder: string, script: string, output: string, env: Record<string, string> }} */
const published = (name, folder) => ({
  folder: `packages/${name}`,
  script: 'build',
  output: join(root, 'packages', name, folder),
  env: {},
});

const builds = [
  published('core', 'dist'),
  published('ui', 'dist'),
  published('server', 'dist'),
  { ...published('app', 'lib'), script: 'build:package' },
  brand('lentera'),
  brand('pesisir'),
];

/**
 * Builds from nothing; returns a line for each file.
 *
 * @param {(typeof builds)[number]} build
 */
async function hashesOf({ folder, script, output, env }) {
  rmSync(output, { recursive: true, force: true });
  const code = await run(['node', '--run', script], { cwd: join(root, folder), env });
  if (code !== 0) throw new Error(`${folder} does not build.`);
  return globSync('**/*', { cwd: output, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((path) => {
      const hash = createHash('sha384').update(readFileSync(path)).digest('base64');
      return `sha384-${hash} ${path.slice(output.length + 1)}`;
    });
}

const report = [];
let differing = 0;
for (const build of builds) {
  const [first, second] = [await hashesOf(build), await hashesOf(build)];
  const differences = [...first, ...second].filter(
    (line) => !first.includes(line) || !second.includes(line),
  );
  for (const line of differences) console.error(`differs: ${build.output} ${line}`);
  differing += differences.length;
  report.push(`# ${build.folder} ${build.env.LOBI_BRAND ?? ''}`.trimEnd(), ...second);
  console.log(`${second.length} files, ${differences.length} differ: ${build.output}`);
}

mkdirSync(join(cache, 'reports'), { recursive: true });
const path = join(cache, 'reports/build-hashes.txt');
writeFileSync(path, `${report.join('\n')}\n`);
console.log(`\nHashes: ${path}`);
process.exitCode = differing === 0 ? 0 : 1;
