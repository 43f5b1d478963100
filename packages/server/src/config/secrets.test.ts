import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deriveSecrets, loadSecret } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edge-secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('loadSecret', () => {
  it('loadSecret creates a secret once, readable only by its owner, and reads it at the next start', () => {
    const first = loadSecret(undefined, folder);
    const path = join(folder, 'secret');
    expect(first).toEqual({ text: readFileSync(path, 'utf8'), file: path });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(loadSecret(undefined, folder)).toEqual(first);
  });

  it('loadSecret returns a given secret without writing a file', () => {
    const text = 'm'.repeat(32);
    expect(loadSecret(text, join(folder, 'missing'))).toEqual({ text, file: undefined });
  });

  it('loadSecret rejects a damaged file and an unwritable folder with a message', () => {
    writeFileSync(join(folder, 'secret'), 'abc');
    expect(() => loadSecret(undefined, folder)).toThrowError(/is damaged/);
    expect(() => loadSecret(undefined, join(folder, 'missing'))).toThrowError(
      /cannot be read or written/,
    );
  });
});

describe('deriveSecrets', () => {
  it('deriveSecrets derives a different secret for each purpose', () => {
    const master = 'm'.repeat(32);
    const secrets = Object.values(deriveSecrets(master));
    expect(new Set([master, ...secrets]).size).toBe(7);
    expect(Object.values(deriveSecrets(master))).toEqual(secrets);
  });
});
