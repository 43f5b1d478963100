// Commands for operators of a platform from a clone, such as `npm run create-superadmin -- --username
// root`: uses the pinned pnpm and Node, installs packages if necessary, and forwards arguments and
// terminal.
import { spawnSync } from 'node:child_process';
import { pnpm, root } from './run.mjs';

const server = 'packages/server/src/operations/accounts-main.ts';
const [program = '', ...rest] = pnpm();
const node = ['exec', 'node', '--conditions=@lobi/source', server];
const { status, error } = spawnSync(program, [...rest, ...node, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  // Relative paths are resolved from the same folder as with `npm start`.
  env: { ...process.env, INIT_CWD: root },
});
if (error) console.error(error.message);
process.exitCode = status ?? 1;
