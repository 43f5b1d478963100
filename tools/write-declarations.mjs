// Writes the type declarations of a published package into its `dist`, run from its folder: tsc
// emits them, then each import gets the ending of the built file, once for ES modules (`.d.ts`) and
// once for CommonJS (`.d.cts`). `--esm <folder>` is for a package without CommonJS, built elsewhere.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { run } from './run.mjs';

const [format, folder = 'dist'] = process.argv.slice(2);

const code = await run(['tsc', '-p', 'tsconfig.build.json'], { cwd: process.cwd() });
if (code !== 0) process.exit(code);

const relativeImport = /((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g;

for (const file of globSync(`${folder}/**/*.d.ts`)) {
  const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  writeFileSync(file, text.replace(relativeImport, '$1$2.js$3'));
  if (format === '--esm') continue;
  writeFileSync(file.replace(/\.ts$/, '.cts'), text.replace(relativeImport, '$1$2.cjs$3'));
}
