// `pnpm bench <name>`: runs one benchmark, prints its table and writes its figures to `results`.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { buildIfChanged } from '../../tools/build-if-changed.mjs';
import { publish } from './report.ts';

const here = import.meta.dirname;
const names = globSync('*/*.bench.ts', { cwd: here }).map((file) => basename(file, '.bench.ts'));
const [name = ''] = process.argv.slice(2);

if (names.includes(name)) {
  // A measurement of an old build does not reflect the sources.
  for (const part of ['core', 'ui', 'server', 'app']) {
    if (!(await buildIfChanged(part))) throw new Error(`${part} does not build.`);
  }
  const { bench } = await import(`./${name}/${name}.bench.ts`);
  publish(name, await bench());
} else {
  console.error(`Which benchmark? ${names.toSorted().join(', ')}`);
  process.exitCode = 1;
}
