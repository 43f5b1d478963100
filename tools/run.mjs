import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWhenIdle } from './idle-watch.mjs';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const binaries = join(root, 'node_modules/.bin');

/** Exit code for a program that was ended because it was idle. */
export const idleCode = 124;

/**
 * Runs a program of `node_modules/.bin` or of `PATH` and resolves to its exit code; 1 when a
 * signal ended it, `idleCode` when it stopped working without an end. Rejects when the program is
 * not there.
 *
 * @param {string[]} command program and arguments
 * @param {import('node:child_process').SpawnOptions} [options] inherits the terminal by default
 * @returns {Promise<number>}
 */
export function run([program, ...args], options = {}) {
  const path = `${binaries}${delimiter}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(program ?? '', args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...process.env, PATH: path, ...options.env },
    });
    child.once('error', reject);
    const stopWatching = endWhenIdle(child.pid ?? 0);
    child.once('close', (code) => resolve(stopWatching() ? idleCode : (code ?? 1)));
  });
}

/** Version of pnpm that builds this repository; keep equal to the scripts in `package.json`. */
export const pnpmVersion = '12.21.0';

/** Command for pnpm: from `PATH` if one of our scripts runs it, else through npx. */
export function pnpm() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'pnpm')));
  return onPath ? ['pnpm'] : ['npx', '-y', `pnpm@${pnpmVersion}`];
}
