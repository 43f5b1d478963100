import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestPlatform } from '../contract/running-platform.ts';

// id: page-frames
it.each([
  { allowed: 'no other site', mark: '', frames: "'none'", legacy: 'DENY' },
  {
    allowed: 'one other site',
    mark: '<meta name="lobi-frame-ancestors" content="https://partner.example" />',
    frames: 'https://partner.example',
    legacy: null,
  },
])(
  'the page of a brand that $allowed may frame arrives with headers that agree on it',
  async ({ mark, frames, legacy }) => {
    const appFolder = mkdtempSync(join(tmpdir(), 'lobi-frames-'));
    writeFileSync(join(appFolder, 'index.html'), `<html><head>${mark}</head></html>`);
    const platform = await startTestPlatform({ appFolder });
    const { status, headers } = await fetch(platform.origin, { headers: { accept: 'text/html' } });
    await platform.stop();
    rmSync(appFolder, { recursive: true });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${frames};`);
    // Some browsers follow it instead of the policy, and it cannot list origins.
    expect(headers.get('x-frame-options')).toBe(legacy);
  },
);
