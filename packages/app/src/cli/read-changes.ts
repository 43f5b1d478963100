import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isUpTo } from './versions.ts';

const run = promisify(execFile);

/**
 * The sections of a changelog that are newer than a version, the newest first.
 * @param from version or range, such as `^0.4.0`
 */
export function changesSince(changelog: string, from: string): string {
  const sections = changelog.split(/^(?=## )/m).filter((part) => part.startsWith('## '));
  const isNew = (section: string): boolean =>
    !isUpTo(/^## (\S+)/.exec(section)?.[1] ?? '0', from.replace(/^[\^~]/, ''));
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
