import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyCodemods } from './codemods.ts';
import { mergeOverrides, storeOriginals } from './merge-overrides.ts';
import { print, textOf, UsageError, type Command } from './command.ts';
import { releasedTogether } from './project.ts';
import { readChanges } from './read-changes.ts';

type Dependencies = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

const fields = ['dependencies', 'devDependencies'] as const;

/** A Lobi package whose range changes. */
export interface Bump {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Ranges of Lobi packages that a project has to change. `@lobi/server` has separate versions, and ranges
 * that are no versions, such as files, are skipped.
 */
export function bumpsOf(manifest: Manifest, versions: Dependencies): Bump[] {
  return fields
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .flatMap(([name, from]) => {
      const version = versions[name];
      const to = `^${version}`;
      return version === undefined || from === to || !/^[\^~]?\d/.test(from)
        ? []
        : [{ name, from, to }];
    });
}

/** The text of a `package.json` with new ranges; everything else stays unchanged. */
export function bumped(text: string, bumps: readonly Bump[]): string {
  return bumps.reduce(
    (changed, { name, from, to }) =>
      changed.replaceAll(`"${name}": "${from}"`, `"${name}": "${to}"`),
    text,
  );
}

/** Queries the project's registry for the newest version of a package. */
async function newestOf(root: string, name: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', ['view', name, 'version'], { cwd: root });
    return stdout.trim();
  } catch {
    throw new UsageError(`The registry does not answer for ${name}. Name a version: --to 1.2.3`);
  }
}

/** Prints what the new release of the app changes: few people open a file that is only named. */
async function printChanges(root: string, bumps: readonly Bump[]): Promise<void> {
  const app = bumps.find(({ name }) => name === '@lobi/app');
  if (!app) return;
  const version = app.to.replace('^', '');
  const changes = await readChanges(root, { ...app, version });
  const where = `CHANGELOG.md of ${app.name} ${version}`;
  print(changes === undefined ? `\nRead ${where}.` : `\nFrom ${where}:\n\n${changes}\n`);
}

/** `lobi upgrade`: moves all Lobi packages to one release. */
export const upgrade: Command = {
  usage: '',
  summary:
    'moves all @lobi packages of the project to the newest release, its sources to what that needs, and copied components to the installed kit',
  options: { 'dry-run': { type: 'boolean' }, to: { type: 'string' } },
  help: {
    'dry-run': 'shows what would change, in your sources and copied components as a diff',
    to: 'release of @lobi/app, core and ui; default the newest',
  },
  async run(values) {
    const root = process.cwd();
    const path = join(root, 'package.json');
    if (!existsSync(path)) throw new UsageError('package.json is not here.');
    const to = textOf(values, 'to');
    if (to !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(to)) {
      throw new UsageError(`--to is "${to}"; it must be a version such as 1.2.3.`);
    }
    const text = readFileSync(path, 'utf8');
    const manifest = JSON.parse(text) as Manifest;
    const ours = fields
      .flatMap((field) => Object.keys(manifest[field] ?? {}))
      .filter((name) => name.startsWith('@lobi/'));
    const versions: Record<string, string> = {};
    for (const name of ours) {
      const isOfRelease = to !== undefined && releasedTogether.includes(name);
      versions[name] = isOfRelease ? to : await newestOf(root, name);
    }
    const bumps = bumpsOf(manifest, versions);
    const isDry = values['dry-run'] === true;
    const release = releasedTogether.map((name) => versions[name]).find(Boolean);
    if (release !== undefined) applyCodemods(root, release, isDry);
    if (bumps.length === 0) {
      print('All packages are up to date.');
      // Copied components are merged with the installed version.
      return mergeOverrides(root, isDry) > 0 ? 1 : 0;
    }
    for (const { name, from, to: range } of bumps) print(`  ${name}  ${from} → ${range}`);
    await printChanges(root, bumps);
    if (isDry) return 0;
    // While the old kit is still installed: stores missing originals of copied components.
    storeOriginals(root);
    writeFileSync(path, bumped(text, bumps));
    print(
      '\npackage.json is changed. Next: install, then run lobi upgrade again, which changes your sources to what the release needs and merges changes of the kit into copied components, and lobi check, which names wrapped components that have changed.',
    );
    return 0;
  },
};
