// Sends Storybook to Chromatic for visual review. Without a token there is nowhere to send it, and
// without a network the program would hang, hence the time limit. What it is called with is checked
// without a token by tests/packaging/chromatic.test.ts.
import { chromaticCommand } from './chromatic-command.mjs';
import { run } from './run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run(chromaticCommand, { timeout: 10 * 60_000 });
} else {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
