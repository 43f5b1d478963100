import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { browserProblem, recordBrowser, versionOf } from '../../tools/visual/browser-version.mjs';

describe('the browser of baselines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobi-browser-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('baselines without a recorded browser are compared with any', () => {
    expect(browserProblem(folder, '156.0.8078.108')).toBeUndefined();
  });

  it('a browser of another major version is rejected, and one of another patch version is accepted', () => {
    recordBrowser(folder, '156.0.8078.108');
    expect(browserProblem(folder, '156.0.9000.1')).toBeUndefined();
    expect(browserProblem(folder, '157.0.1.1')).toMatch(
      /of Chromium 156\.0\.8078\.108, this machine has 157\.0\.1\.1.*Set CHROMIUM_PATH to a Chromium 156\./,
    );
  });

  it('the version of a browser is read from what it says', () => {
    const path = join(folder, 'browser');
    writeFileSync(path, '#!/bin/sh\necho Chromium 156.0.8078.108 built on Debian\n');
    chmodSync(path, 0o755);
    expect(versionOf(path)).toBe('156.0.8078.108');
    writeFileSync(path, '#!/bin/sh\necho none\n');
    expect(() => versionOf(path)).toThrow('names no version');
  });

  it('the committed baselines record their browser', () => {
    const path = fileURLToPath(new URL('baselines/browser.json', import.meta.url));
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      chromium: expect.stringMatching(/^\d+\.\d+\.\d+\.\d+$/),
    });
  });
});
