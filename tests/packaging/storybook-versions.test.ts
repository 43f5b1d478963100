import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepVersion, readVersions } from '../../tools/storybook/keep-version.mjs';

let folder = '';
let site = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobi-storybooks-'));
  site = mkdtempSync(join(tmpdir(), 'lobi-storybook-'));
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets/main.js'), 'export {};');
});
afterEach(() => {
  for (const path of [folder, site]) rmSync(path, { recursive: true });
});

function release(version: string, content: string = version, keep: number = 2) {
  writeFileSync(join(site, 'index.html'), content);
  writeFileSync(join(site, 'project.json'), JSON.stringify({ generatedAt: Math.random() }));
  return keepVersion(folder, site, { version, commit: 'abc1234', date: '2026-11-28', keep });
}
const pageOf = (version: string) => readFileSync(join(folder, version, 'index.html'), 'utf8');

describe('Storybooks of releases', () => {
  it('a release gets its own address, an archive and a line on the page of versions', () => {
    release('1.0.0');
    release('1.1.0');
    expect([pageOf('1.0.0'), pageOf('1.1.0')]).toEqual(['1.0.0', '1.1.0']);
    expect(readVersions(folder).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    const files = execFileSync('tar', ['-tzf', 'lobi-storybook-1.1.0.tar.gz'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(files).toContain('1.1.0/assets/main.js');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('href="1.0.0/index.html"');
  });

  it('a published version of Storybook is never overwritten', () => {
    release('1.0.0');
    expect(() => release('1.0.0', 'another content')).toThrow('kept already');
    expect(pageOf('1.0.0')).toBe('1.0.0');
    expect(release('1.0.0')).toHaveLength(1);
  });

  it('the oldest versions are deleted, with their archives, above the maximum', () => {
    for (const version of ['1.0.0', '1.1.0', '2.0.0']) release(version);
    expect(readVersions(folder).map(({ version }) => version)).toEqual(['2.0.0', '1.1.0']);
    expect(existsSync(join(folder, '1.0.0'))).toBe(false);
    expect(readdirSync(folder).filter((file) => file.endsWith('.tar.gz'))).toHaveLength(2);
  });
});
