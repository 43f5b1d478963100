// `pnpm bench <name>`: runs one benchmark, prints its table and writes its figures to `results`.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { publish } from './report.ts';

const here = import.meta.dirname;
const names = globSync('*/*.bench.ts', { cwd: here }).map((file) => basename(file, '.bench.ts'));
const [name = ''] = process.argv.slice(2);

if (names.includes(name)) {
  const { bench } = await import(`./${name}/${name}.bench.ts`);
  publish(name, await bench());
} else {
  console.error(`Which benchmark? ${names.toSorted().join(', ')}`);
  process.exitCode = 1;
}
