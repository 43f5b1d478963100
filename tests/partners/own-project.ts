import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpm } from '../../tools/run.mjs';
import { memoryStore } from '../../tools/temporary-folder.mjs';
import { freePort } from '../e2e/start-server.ts';

const projects = fileURLToPath(new URL('projects', import.meta.url));

/** Settings of every program that is started here. */
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

/** A partner's project in a folder of its own. */
export interface OwnProject {
  readonly folder: string;
  /** Runs a program of the project; what it printed, or an error with it. */
  run(...command: string[]): Promise<string>;
  /** Installs what its `package.json` names. */
  install(): Promise<void>;
  /** Runs the `build` script. */
  build(): Promise<string>;
  /** Starts a program of the project that serves on a port, and waits until it answers. */
  serve(
    program: string,
    options: (port: string) => string[],
  ): Promise<{ url: string; stop: () => Promise<void> }>;
}

/** Waits until the address answers, or the server has ended, for four minutes at most. */
async function untilAnswering(url: string, hasEnded: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline && !hasEnded();) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * A project in a folder, whether its packages are installed or not.
 *
 * @param folder a temporary place
 */
export function openProject(folder: string): OwnProject {
  const run = async (...[program = '', ...args]: string[]): Promise<string> => {
    const options = { cwd: folder, env: environment, maxBuffer: 32 * 1024 * 1024 };
    const { stdout } = await promisify(execFile)(program, args, options).catch(
      ({ stdout: said, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`${program} ${args.join(' ')} failed\n${said}\n${stderr}`);
      },
    );
    return stdout;
  };
  return {
    folder,
    run,
    async install() {
      // One with pnpm settings of its own is the root of a workspace.
      const isRoot = existsSync(join(folder, 'pnpm-workspace.yaml'));
      const store = memoryStore();
      const flags = [
        ...(isRoot ? [] : ['--ignore-workspace']),
        ...(store === undefined ? [] : [`--store-dir=${store}`]),
      ];
      await run(...pnpm(), 'install', '--prefer-offline', ...flags);
    },
    build: () => run(...pnpm(), 'run', 'build'),
    async serve(program, options) {
      const port = await freePort();
      const child = spawn(join(folder, 'node_modules/.bin', program), options(String(port)), {
        cwd: folder,
        env: environment,
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      const url = `http://localhost:${port}/`;
      await untilAnswering(url, () => child.exitCode !== null);
      return {
        url,
        async stop() {
          child.kill();
          await ended;
        },
      };
    },
  };
}

/**
 * Copies a project into a folder, adds the tarballs to what it needs and installs everything.
 *
 * @param name folder in `projects`
 * @param folder a temporary place
 * @param tarballs our packages by name
 */
export async function createOwnProject(
  name: string,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<OwnProject> {
  cpSync(join(projects, name), folder, { recursive: true });
  cpSync(join(projects, 'shared'), join(folder, 'shared'), { recursive: true });
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const [own, tarball] of Object.entries(tarballs)) {
    manifest.dependencies[own] = `file:${tarball}`;
  }
  writeFileSync(path, JSON.stringify(manifest));
  const project = openProject(folder);
  await project.install();
  return project;
}
