// Sends Storybook to Chromatic for visual review. Without a token there is nowhere to send it, and
// without a network the program would hang, hence the time limit.
import { run } from './run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const command = ['chromatic', '--exit-zero-on-changes', '--build-script-name', 'storybook:build'];
  for (const stories of ['**/Matrix', 'Screens/**']) command.push('--only-story-names', stories);
  process.exitCode = await run(command, { timeout: 10 * 60_000 });
} else {
  console.log('Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.');
}
