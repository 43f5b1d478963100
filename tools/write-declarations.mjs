// Writes the type declarations of a published package into its `dist`, run from its folder: tsc emits
// them, then each import gets the ending of the built file, once for ES modules (`.d.ts`) and once for
// CommonJS (`.d.cts`). `--esm <folder>` is for a package without CommonJS, built elsewhere. A package
// that bundles `@lobi/formats` gets its declarations too, in its folder `formats`.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { run } from './run.mjs';

const [format, folder = 'dist'] = process.argv.slice(2);

/** @param {string[]} options */
async function emit(...options) {
  const code = await run(['tsc', '-p', ...options], { cwd: process.cwd() });
  if (code !== 0) process.exit(code);
}

// First, because the declarations of the package are compiled against them.
if (existsSync(`${folder}/formats`)) {
  await emit('../formats/tsconfig.build.json', '--outDir', `${folder}/formats`);
}
await emit('tsconfig.build.json');

const relativeImport = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g;

/**
 * Import path of the bundled package from one of its files.
 *
 * @param {string} file
 */
const toFormats = (file) =>
  `./${relative(dirname(file), `${folder}/formats/index.ts`)}`.replace('./../', '../');

for (const file of globSync(`${folder}/**/*.d.ts`)) {
  const text = readFileSync(file, 'utf8')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
    .replaceAll(/(?<=["'])@lobi\/formats(?=["'])/g, toFormats(file));
  writeFileSync(file, text.replace(relativeImport, '$1$2.js$3'));
  if (format === '--esm') continue;
  writeFileSync(file.replace(/\.ts$/, '.cts'), text.replace(relativeImport, '$1$2.cjs$3'));
}
