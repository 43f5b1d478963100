import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf } from './mutants.ts';

/** Files that decide whether a mutant is killed. */
const sources = ['packages', 'tests', 'tools', 'pnpm-lock.yaml', ':!*.md', ':!*.png'];

/**
 * Hash of the sources, committed or not: a kill with other sources proves nothing.
 */
function stateOfSources(): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...sources],
    { cwd: pathOf('.'), maxBuffer: 1 << 28, encoding: 'utf8' },
  );
  const hash = createHash('sha256');
  for (const file of [...new Set(listed.split('\0'))].sort()) {
    if (file !== '' && existsSync(pathOf(file)))
      hash.update(file).update(readFileSync(pathOf(file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Mutants that were killed before with exactly these sources. */
export interface KilledBefore {
  has(id: string): boolean;
  add(id: string): void;
}

/** Reads and stores them in a file of the folder; several runs may add to it concurrently. */
export function openKilledBefore(folder: string): KilledBefore {
  const file = join(folder, 'killed', stateOfSources());
  mkdirSync(dirname(file), { recursive: true });
  const ids = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  return {
    has: (id) => ids.has(id),
    add: (id) => appendFileSync(file, `${id}\n`),
  };
}
