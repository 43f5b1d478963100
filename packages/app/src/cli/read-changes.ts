import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const numbersOf = (version: string): number[] => version.split(/[.-]/).slice(0, 3).map(Number);

/** Whether a version is newer than another, by major, minor and patch. */
function isNewer(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)];
  const place = a.findIndex((number, index) => number !== b[index]);
  return place !== -1 && (a[place] ?? 0) > (b[place] ?? 0);
}

/**
 * The sections of a changelog that are newer than a version, the newest first.
 * @param from version or range, such as `^0.4.0`
 */
export function changesSince(changelog: string, from: string): string {
  const sections = changelog.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const isNew = (section: string): boolean =>
    isNewer(/^## (\S+)/.exec(section)?.[1] ?? '', from.replace(/^[\^~]/, ''));
  return sections.filter(isNew).join('').trim();
}

/**
 * Reads what a release of a package changes from its changelog in the project's registry; `undefined` if
 * that does not answer.
 */
export async function readChanges(
  root: string,
  {
    name,
    from,
    version,
  }: { readonly name: string; readonly from: string; readonly version: string },
): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-changes-'));
  try {
    await run('npm', ['pack', `${name}@${version}`, '--pack-destination', folder], { cwd: root });
    const [tarball = ''] = readdirSync(folder);
    const { stdout } = await run('tar', ['-xzOf', join(folder, tarball), 'package/CHANGELOG.md']);
    return changesSince(stdout, from);
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
