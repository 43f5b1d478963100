import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pnpm, root } from '../../tools/run.mjs';
import { memoryStore } from '../../tools/temporary-folder.mjs';
import { freePort } from '../e2e/start-server.ts';

const projects = fileURLToPath(new URL('projects', import.meta.url));
const examples = fileURLToPath(new URL('../../examples', import.meta.url));

/** Runs the compiler of this repository on a project, in its folder. */
export const typeCheck = [
  process.execPath,
  join(root, 'node_modules', 'typescript', 'lib', 'tsc.js'),
  '-p',
  '.',
];

/** Environment of every started program. */
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };

/** Options of a program that serves. */
export interface Serving {
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Path that responds when it is ready; default the root. */
  readonly path?: string;
}

/** A running program. */
export interface Served {
  readonly url: string;
  /** What it has printed so far. */
  said(): string;
  stop(): Promise<void>;
}

/** A partner's project in a separate folder. */
export interface OwnProject {
  readonly folder: string;
  /** Runs a program of the project; returns its output, or throws an error with it. */
  run(...command: string[]): Promise<string>;
  /** Installs the dependencies in its `package.json`. */
  install(): Promise<void>;
  /** Runs the `build` script. */
  build(): Promise<string>;
  /** Starts a program that serves on a port, and waits until it responds. */
  start(how: (port: string) => Serving): Promise<Served>;
  /** The same with a program of `node_modules/.bin`. */
  serve(
    program: string,
    options: (port: string) => string[],
    env?: NodeJS.ProcessEnv,
  ): Promise<Served>;
}

/** Waits until the address responds or the server has exited, for at most four minutes. */
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
 * A project in a folder, with or without installed packages.
 *
 * @param folder a temporary folder
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
  const start: OwnProject['start'] = async (how) => {
    const port = String(await freePort());
    const { command, env, path = '' } = how(port);
    const [program = '', ...args] = command;
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    // A test that fails may not stop it.
    const end = (): void => void child.kill();
    process.once('exit', end);
    const ended = once(child, 'exit').then(() => process.off('exit', end));
    const url = `http://localhost:${port}/`;
    await untilAnswering(url + path, () => child.exitCode !== null).catch((error: Error) => {
      end();
      throw new Error(`${error.message}\n${said}`);
    });
    return {
      url,
      said: () => said,
      async stop() {
        end();
        await ended;
      },
    };
  };
  return {
    folder,
    run,
    start,
    async install() {
      // A project with pnpm settings is the root of a workspace.
      const isRoot = existsSync(join(folder, 'pnpm-workspace.yaml'));
      const store = memoryStore();
      const flags = [
        ...(isRoot ? [] : ['--ignore-workspace']),
        ...(store === undefined ? [] : [`--store-dir=${store}`]),
      ];
      // A changed manifest is installed as on a computer of a developer, also where CI is set.
      await run(...pnpm(), 'install', '--prefer-offline', '--no-frozen-lockfile', ...flags);
    },
    build: () => run(...pnpm(), 'run', 'build'),
    serve: (program, options, env) =>
      start((port) => ({
        command: [join(folder, 'node_modules/.bin', program), ...options(port)],
        ...(env && { env }),
      })),
  };
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The first example in the README of core, as a module that exports its parts. */
function readmeExample(): string {
  const readme = readFileSync(join(root, 'packages/core/README.md'), 'utf8');
  const [, code = ''] = /```ts\n([^]+?)```/.exec(readme) ?? [];
  return `'use client';\n\n${code}\nexport { Balance, PlatformProvider, client };\n`;
}

/**
 * Copies a project into a folder, adds the tarballs to its dependencies and installs everything. A
 * project with the name of an example is copied on top of that example.
 *
 * @param name folder in `projects`
 * @param folder a temporary folder
 * @param tarballs our packages by name
 */
export async function createOwnProject(
  name: string,
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<OwnProject> {
  const layers = [join(examples, name), join(projects, name)].filter((path) => existsSync(path));
  for (const layer of layers) cpSync(layer, folder, { recursive: true });
  cpSync(join(projects, 'shared'), join(folder, 'shared'), { recursive: true });
  writeFileSync(join(folder, 'shared/readme-example.tsx'), readmeExample());
  const ours = Object.entries(tarballs).map(([own, path]) => [own, `file:${path}`] as const);
  const manifests = layers.map(readManifest);
  const dependencies = Object.assign(
    {},
    ...manifests.map((manifest) => manifest.dependencies),
    Object.fromEntries(ours),
  ) as Manifest['dependencies'];
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifests[0], dependencies }));
  const project = openProject(folder);
  await project.install();
  return project;
}

/** Settings of pnpm, which would make each example the root of a separate workspace. */
const isWorkspace = (path: string): boolean => path.endsWith('pnpm-workspace.yaml');

/**
 * Copies examples into a folder and installs all of them at once, with Lobi packages from tarballs.
 *
 * @param names folders in `examples` of the repository
 * @param folder a temporary folder
 * @param tarballs our packages by name
 */
export async function createExamples<Name extends string>(
  names: readonly Name[],
  folder: string,
  tarballs: Readonly<Record<string, string>>,
): Promise<Record<Name, OwnProject>> {
  for (const name of names) {
    const own = join(folder, name);
    cpSync(join(examples, name), own, { recursive: true, filter: (path) => !isWorkspace(path) });
  }
  const lines = Object.entries(tarballs).map(([name, path]) => `  '${name}': 'file:${path}'`);
  const settings = readFileSync(join(examples, 'minimal/pnpm-workspace.yaml'), 'utf8');
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: ['*']\n${settings}overrides:\n${lines.join('\n')}\n`,
  );
  await openProject(folder).install();
  const opened = names.map((name) => [name, openProject(join(folder, name))] as const);
  return Object.fromEntries(opened) as Record<Name, OwnProject>;
}
