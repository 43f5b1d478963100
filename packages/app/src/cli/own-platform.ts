import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { UsageError } from './command.ts';
import { ownRulesIn } from './own-rules.ts';

/** A platform in a separate process, with its data in the folder of the project. */
export interface OwnPlatform {
  readonly origin: string;
  /** Resolves when the platform responds; rejects if it exits before. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

/** Interval of the readiness checks, in ms. */
const pauseMs = 200;

/** The program of the installed server. Throws a `UsageError` if it is not installed. */
function findServer(root: string): string {
  try {
    const path = createRequire(join(root, 'package.json')).resolve('@lobi/server/package.json');
    const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { bin: Record<string, string> };
    return join(dirname(path), bin['lobi-server'] ?? '');
  } catch {
    throw new UsageError(
      'This project has no platform of its own. Run "npm install --save-dev @lobi/server", or name another one with --api https://…',
    );
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The environment of the platform: it runs the games of the project, unless others are configured. */
export const environmentOf = (root: string, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const games = ownRulesIn(root).map((path) => `./${path}`);
  return games.length > 0 ? { LOBI_GAMES: games.join(','), ...given } : given;
};

/**
 * Starts the platform of `@lobi/server` on a free port. Its output is printed with the address of the app
 * in place of its own, because users open the app.
 */
export async function startOwnPlatform(root: string, appOrigin: string): Promise<OwnPlatform> {
  const program = findServer(root);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...environmentOf(root, process.env), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => process.stdout.write(text.replaceAll(origin, appOrigin)));
  let hasExited = false;
  const ended = once(child, 'exit').then(([code]) => {
    hasExited = true;
    return code as number | null;
  });
  const untilReady = async (): Promise<void> => {
    while (!hasExited) {
      const isReady = await fetch(`${origin}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    throw new UsageError(`The platform ended with code ${await ended}, see the lines above.`);
  };
  const ready = untilReady();
  // The process may exit before a caller waits for it.
  ready.catch(() => {});
  return {
    origin,
    ready,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
