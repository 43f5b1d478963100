import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveSecrets, loadSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('secrets', () => {
  it('are made once, kept for their owner only, and the same at the next start', () => {
    const first = loadSecrets(undefined, folder);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(loadSecrets(undefined, folder)).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(5);
    expect(Object.values(first)).not.toContain(readFileSync(join(folder, 'secret'), 'utf8'));
  });

  it('come from a given master secret without a file', () => {
    const master = 'm'.repeat(32);
    expect(loadSecrets(master, join(folder, 'missing'))).toEqual(deriveSecrets(master));
  });

  it('refuse a damaged file and an unwritable folder with a sentence', () => {
    writeFileSync(join(folder, 'secret'), 'abc');
    expect(() => loadSecrets(undefined, folder)).toThrowError(/is damaged/);
    expect(() => loadSecrets(undefined, join(folder, 'missing'))).toThrowError(
      /cannot be read or written/,
    );
  });
});
