#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { startPlatform, type Platform } from './build-server.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartError } from './config/start-error.ts';
import { welcomeText } from './welcome-text.ts';

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Longest wait for a clean stop, in milliseconds; then the process ends anyway. */
const stopWithinMs = 20_000;

/** Time in milliseconds after which another signal counts as a second one. */
const repeatAfterMs = 500;

/** Time limit for remaining work, such as writing a last log line, in milliseconds. */
const endWithinMs = 500;

/**
 * Lets the process end on its own, because `process.exit` may hang while Node still compiles
 * (nodejs/node#54918). Handles that keep it alive are released.
 */
function end(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), endWithinMs).unref();
}

/**
 * Stops gracefully on a signal, also on one that arrives during the start.
 * @param drainSeconds planned duration of the stop
 */
function stopOnSignals(starting: Promise<Platform>, drainSeconds: number): void {
  let stoppingSince: number | undefined;
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      // A second Ctrl-C ends the process at once; the next start recovers. One Ctrl-C may arrive several
      // times at once, from the terminal and from npm.
      if (performance.now() - stoppingSince > repeatAfterMs) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), stopWithinMs + drainSeconds * 1_000).unref();
    starting
      .then((platform) => platform.stop())
      .then(
        () => end(0),
        () => end(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

try {
  const environment = readEnvironment(process.env, process.cwd());
  const starting = startPlatform({
    ...environment,
    appFolder: environment.appFolder ?? builtApp,
  });
  stopOnSignals(starting, environment.drainSeconds);
  const { origin, idleDemoAccounts } = await starting;
  console.log(welcomeText(origin, { ...environment, idleDemoAccounts }));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  end(1);
}
