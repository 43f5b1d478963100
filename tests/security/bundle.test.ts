import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '@lobi/server';
import { HttpSession } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/app/dist');

/**
 * Builds the app as `npm start` does, in a separate process, because the environment of a test would
 * change the build.
 */
function buildApp(): void {
  const { PATH = '', HOME = '' } = process.env;
  const script = `import('./tools/build-if-changed.mjs')
    .then(({ buildIfChanged }) => buildIfChanged('app'))
    .then((isBuilt) => process.exit(isBuilt ? 0 : 1))`;
  execFileSync(process.execPath, ['-e', script], { cwd: root, env: { PATH, HOME } });
}

const canary = 'canary-f00d-5ec2e7-of-the-environment-that-builds';

interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

let platform: Platform;
let files: readonly BuiltFile[];
beforeAll(async () => {
  buildApp();
  files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    // Compressed copies have no separate address.
    .filter(({ name }) => !name.endsWith('.br'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'latin1') }));
  platform = await startTestPlatform({ appFolder: folder, secret: canary });
});
afterAll(() => platform.stop());

const scripts = () => files.filter(({ path }) => path.endsWith('.js'));
const having = (pattern: RegExp) => (all: readonly BuiltFile[]) =>
  all.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the built app', () => {
  it('the built app exists', () => {
    expect(scripts().length).toBeGreaterThan(20);
    expect(files.map(({ path }) => path)).toContain('index.html');
  });

  // id: built-app-without
  it.each<[string, RegExp]>([
    ['keys', /-----BEGIN|AKIA[0-9A-Z]{16}|sk_live_|ghp_[A-Za-z0-9]{30}/],
    ['names of what only the server knows', /DATABASE_URL|LOBI_SECRET|LOBI_DATA_DIR|PGPASSWORD/],
    ['paths of the machine that built it', /\/(home|root|work|Users)\/\w+\/\w+/],
    ['a map of its sources', /sourceMappingURL=(?!data:)/],
    ['a private mail address', /[\w.]+@(gmail|yahoo|outlook|hotmail)\./],
  ])('the built app contains no %s', (_description, pattern) => {
    expect(having(pattern)(files)).toEqual([]);
  });

  it.each<[string, RegExp]>([
    ['eval', /[^\w.$]eval\s*\(/],
    ['a function made of text', /new Function\s*\(/],
    ['document.write', /document\.write(ln)?\s*\(/],
    ['a timer made of text', /set(Timeout|Interval)\s*\(\s*["'`]/],
  ])('the built app uses no %s', (_description, pattern) => {
    expect(having(pattern)(scripts())).toEqual([]);
  });

  it('the app loads nothing from another site, and the policy names both scripts of its page and no other', async () => {
    const page = files.find(({ path }) => path === 'index.html')?.text ?? '';
    const inside = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)];
    const named = inside.map(([, text = '']) =>
      createHash('sha256').update(text, 'latin1').digest('base64'),
    );
    const { headers } = await new HttpSession(platform.origin).send('GET', '/', {
      headers: { accept: 'text/html' },
    });
    expect(/script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]).toBe(
      `'self' 'sha256-${named[0]}' 'sha256-${named[1]}'`,
    );
    // One prepares the first frame, the other shows the notice in it.
    expect(named).toHaveLength(2);
    expect(page).not.toMatch(/\b(src|href)="(https?:)?\/\//);
    expect(page).not.toMatch(/\son\w+=/);
  });
});

describe('every file of the app', () => {
  // id: built-app-headers
  it('every file of the app is served with its security headers, and no browser asks for another', async () => {
    const faults: string[] = [];
    const guest = new HttpSession(platform.origin);
    // The lobby renderer is for the server only and is not served.
    for (const { path } of files.filter((file) => !file.path.startsWith('.lobi'))) {
      const address = path === 'index.html' ? '/' : `/${path}`;
      const { status, headers } = await guest.send('GET', address, {
        headers: { accept: 'text/html,*/*' },
      });
      const rule = headers.get('cache-control') ?? '';
      const isKept = /immutable/.test(rule);
      const checks: Record<string, boolean> = {
        status: status === 200,
        policy: /frame-ancestors 'none'/.test(headers.get('content-security-policy') ?? ''),
        nosniff: headers.get('x-content-type-options') === 'nosniff',
        origin: headers.get('cross-origin-resource-policy') === 'same-origin',
        type: !/octet-stream/.test(headers.get('content-type') ?? 'octet-stream'),
        // A page names its chunks and is never cached; chunks have a hash in their name and are cached
        // permanently.
        cache: address === '/' ? rule === 'no-store' : isKept || !path.startsWith('assets/'),
      };
      for (const [name, isRight] of Object.entries(checks)) {
        if (!isRight) faults.push(`${path}: ${name}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('no secret of the server is in the app’s files, the settings or the documents', async () => {
    const guest = new HttpSession(platform.origin);
    const answers = await Promise.all(
      ['/', '/api/settings', '/api/openapi.json', '/api/asyncapi.json', '/up', '/ready'].map(
        async (path) => JSON.stringify((await guest.send('GET', path)).body),
      ),
    );
    expect([...answers, ...files.map(({ text }) => text)].join('\n')).not.toContain(canary);
  });

  it('only the app’s files are served: nothing above their folder and nothing hidden', async () => {
    const guest = new HttpSession(platform.origin);
    const paths = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/../../package.json',
      '/.vite/manifest.json/',
      '/.env',
      '/.git/config',
      '/package.json',
      '/src/main.tsx',
      '/index.html%00.js',
      '//etc/passwd',
    ];
    for (const path of paths) {
      const { status } = await guest.send('GET', path, { headers: { accept: '*/*' } });
      expect([path, status]).toEqual([path, expect.toBeOneOf([400, 404])]);
    }
  });
});
