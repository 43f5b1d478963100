// `npm start`: builds the app if its sources changed, then runs the platform in this process, so that
// signals and the exit code need no passing on.
import { buildIfChanged } from './build-if-changed.mjs';

if (await buildIfChanged('app')) {
  await import('../packages/server/src/main.ts');
} else {
  console.error('Lobi could not start: the app could not be built, see the lines above.');
  process.exitCode = 1;
}
