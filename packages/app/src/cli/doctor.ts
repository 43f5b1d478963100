import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describeProblems } from '../config/check-brand.ts';
import type { BrandProblem } from '../config/problems.ts';
import { readBrand } from '../vite/read-brand.ts';
import { print, type Command } from './command.ts';
import { driftOf } from './overrides.ts';
import { brandFile } from './project.ts';
import { isUpTo } from './versions.ts';

/** Installed packages of the project, and facts about the environment. */
export interface Surroundings {
  readonly node: string;
  /** Minimum version of Node. */
  readonly minimumNode: string;
  /** Folders from which a package is resolved: the project, and each Lobi package. */
  foldersOf(name: string): readonly string[];
  /** Installed versions of the Lobi packages, by name. */
  readonly versions: Readonly<Record<string, string>>;
  isPortFree(port: number): Promise<boolean>;
}

/** Packages that a page must load only once, since two copies do not share state. */
const singletonPackages = [
  'react',
  'react-dom',
  'styled-components',
  '@lobi/core',
  '@lobi/ui',
] as const;

/** Port of `lobi dev`. */
const devPort = 5_173;

/** Returns the problems of a project's environment. */
export async function diagnose(environment: Surroundings): Promise<BrandProblem[]> {
  const { node, minimumNode, versions } = environment;
  const problems: BrandProblem[] = [];
  if (!isUpTo(minimumNode, node)) {
    problems.push({
      code: 'LB701',
      path: 'node',
      message: `is ${node}; at least ${minimumNode} is needed.`,
      fix: 'install a newer version of Node',
    });
  }
  for (const name of singletonPackages) {
    const folders = [...new Set(environment.foldersOf(name))];
    if (folders.length === 0) {
      problems.push({
        code: 'LB702',
        path: name,
        message: 'is not installed.',
        fix: `npm install ${name.startsWith('@lobi/') ? '@lobi/app' : name}`,
      });
    }
    if (folders.length > 1) {
      problems.push({
        code: 'LB703',
        path: name,
        message: `is installed ${folders.length} times: ${folders.join(', ')}.`,
        fix: 'give all packages the same version of it, and install again',
      });
    }
  }
  const [app, ui] = [versions['@lobi/app'], versions['@lobi/ui']];
  if (app !== undefined && ui !== undefined && app.split('.')[0] !== ui.split('.')[0]) {
    problems.push({
      code: 'LB704',
      path: '@lobi/ui',
      message: `is ${ui}, and @lobi/app is ${app}; their first numbers must be the same.`,
      fix: 'run lobi upgrade',
    });
  }
  if (!(await environment.isPortFree(devPort))) {
    problems.push({
      code: 'LB705',
      path: `port ${devPort}`,
      message: 'is in use.',
      fix: 'stop what uses it, or choose another one with lobi dev --port',
    });
  }
  return problems;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    engines?: { node?: string };
  };

/** Folder of a package as resolved from another folder. */
function folderOf(name: string, from: string): string | undefined {
  for (const directory of createRequire(join(from, 'package.json')).resolve.paths(name) ?? []) {
    if (existsSync(join(directory, name, 'package.json')))
      return realpathSync(join(directory, name));
  }
  return undefined;
}

async function isPortFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The project in a folder, with its installed packages. */
export function surroundingsOf(root: string): Surroundings {
  const app = folderOf('@lobi/app', root);
  const ui = app && folderOf('@lobi/ui', app);
  const directories = [root, app, ui].filter((directory) => directory !== undefined);
  const foldersOf = (name: string) =>
    directories.flatMap((directory) => folderOf(name, directory) ?? []);
  return {
    node: process.versions.node,
    minimumNode: /\d[\d.]*/.exec((app && manifestOf(app).engines?.node) ?? '')?.[0] ?? '22.12',
    foldersOf,
    versions: Object.fromEntries(
      (['@lobi/app', '@lobi/ui', '@lobi/core', '@lobi/server'] as const).flatMap((name) => {
        const folder =
          name === '@lobi/app' ? app : (folderOf(name, root) ?? (app && folderOf(name, app)));
        return folder === undefined ? [] : [[name, manifestOf(folder).version]];
      }),
    ),
    isPortFree,
  };
}

/** `lobi doctor`: checks Node, installed packages, the brand file and wrapped components. */
export const doctor: Command = {
  usage: '',
  summary: 'checks Node, installed packages, port, brand file and wrapped components',
  options: { json: { type: 'boolean' } },
  help: { json: 'prints versions and problems as JSON, for a report' },
  async run(values) {
    const root = process.cwd();
    const environment = surroundingsOf(root);
    const { problems: ofBrand } = await readBrand(join(root, brandFile));
    const problems = [...(await diagnose(environment)), ...ofBrand, ...driftOf(root)];
    const versions = { node: environment.node, ...environment.versions };
    if (values['json'] === true) print(JSON.stringify({ versions, problems }, null, 2));
    else {
      print(
        Object.entries(versions)
          .map(([name, version]) => `  ${name.padEnd(14)} ${version}`)
          .join('\n'),
      );
      print(
        problems.length > 0 ? `\n${describeProblems('The project', problems)}` : '\nNo problems.',
      );
    }
    return problems.length > 0 ? 1 : 0;
  },
};
