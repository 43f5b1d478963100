#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { startPlatform, type Platform } from './build-server.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartError } from './config/start-error.ts';
import { welcomeText } from './welcome-text.ts';

const builtApp = fileURLToPath(new URL('../../app/dist', import.meta.url));

/** Longest wait for a clean stop, in milliseconds; then the process ends anyway. */
const stopWithinMs = 20_000;

/** A signal this long after the first, in milliseconds, is a second one. */
const repeatAfterMs = 500;

/** Time limit for remaining work, such as writing a last line, in milliseconds. */
const endWithinMs = 500;

/**
 * Lets the process end on its own, because Node may stop for good when it is asked to end while it
 * still compiles (nodejs/node#54918). What keeps it from ending is given up.
 */
function end(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), endWithinMs).unref();
}

/**
 * Stops cleanly on a signal, also one that comes while the start is still under way.
 * @param drainSeconds what the stop takes on purpose
 */
function stopOnSignals(starting: Promise<Platform>, drainSeconds: number): void {
  let stoppingSince: number | undefined;
  const stop = (): void => {
    if (stoppingSince !== undefined) {
      // A second Ctrl-C: the person does not want to wait. The next start repairs what is left. One
      // Ctrl-C may arrive several times at once, from the terminal and from npm.
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
