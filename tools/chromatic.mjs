// Sends Storybook to Chromatic for visual review. It requires a token; without a network the program
// would hang, hence the time limit. tests/packaging/chromatic.test.ts checks its arguments without a
// token.
import { chromaticCommand } from './chromatic-command.mjs';
import { run } from './run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(chromaticCommand, { timeout: 10 * 60_000 });
} else {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
