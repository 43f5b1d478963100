import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';
import { buildPublished } from '../../tools/pack-package.mjs';
import { pnpm } from '../../tools/run.mjs';
import { freePort } from '../e2e/start-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const container = read('deploy/Containerfile');
const unit = read('deploy/lobi@.service');

/** Environment of a process without settings of the operator. */
const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:Environment=|ENV |\s+)([A-Z_]+)=(\S+)/gm)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('%i', '8080')],
    ),
  );

describe.each([
  ['container image', container],
  ['systemd unit', unit],
])('the %s', (_name, text) => {
  it('the deployment starts the platform without the demo, regardless of other settings', () => {
    const settings = settingsOf(text);
    expect(settings['LOBI_DEMO']).toBe('0');
    for (const own of [{}, { DATABASE_URL: 'postgres://u:p@db/lobi' }, { HOST: 'localhost' }]) {
      expect(readEnvironment({ ...settings, ...own }, '/').demo).toBe(false);
    }
  });
});

describe('health checks', () => {
  it.each([
    ['health checks of the container', container, /^HEALTHCHECK .*\/ready/m],
    ['health checks of the proxy', read('deploy/haproxy.cfg'), /^\s*option httpchk GET \/ready$/m],
  ])('%s probe whether a bet would be accepted', (_name, text, check) => {
    expect(text).toMatch(check);
  });
});

describe('commands in a container', () => {
  const guide = read('docs/operating/install.md');
  const programs = [
    ...[...guide.matchAll(/(?:node |`)dist\/(\S+?)\.js\b/g)].map(([, name]) => name),
    /^CMD \["node", "dist\/(\S+)\.js"\]$/m.exec(container)?.[1],
  ];

  it('a command in a container runs a program that the build writes', () => {
    expect(programs).toEqual(['operations/accounts-main', 'operations/main', 'main']);
    for (const name of programs) {
      expect(read(`packages/server/src/${name}.ts`)).toMatch(/^#!\/usr\/bin\/env /);
    }
  });

  it('commands in a container use no sources, whose private packages are not in the image', () => {
    expect(container).not.toContain('@lobi/source');
    expect(guide).not.toMatch(/docker exec.*\b(npm|pnpm)\b/);
  });
});

describe('what runs in a container', () => {
  it('the files that are copied into the container start the platform', async () => {
    const command = /^RUN pnpm (--filter @lobi\/server deploy --prod) \/opt\/server$/m.exec(
      container,
    );
    const flags = command?.[1]?.split(' ') ?? [];
    expect(flags).not.toEqual([]);
    for (const name of ['core', 'server'] as const) expect(await buildPublished(name)).toBe(true);
    const folder = mkdtempSync(join(tmpdir(), 'lobi-container-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [program, ...words] = [...pnpm(), ...flags, join(folder, 'server')];
    execFileSync(program, words, { cwd: root, stdio: 'ignore' });

    const port = String(await freePort());
    const { PATH = '', HOME = '' } = process.env;
    const [, main = ''] = /^CMD \["node", "(\S+)"\]$/m.exec(container) ?? [];
    const server = spawn(process.execPath, [main], {
      cwd: join(folder, 'server'),
      env: { PATH, HOME, PORT: port, LOBI_DEMO: '0', LOBI_DATA_DIR: join(folder, 'data') },
      stdio: 'ignore',
    });
    onTestFinished(async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    });
    const isReady = async () => (await fetch(`http://localhost:${port}/ready`)).ok;
    await expect.poll(() => isReady().catch(() => false)).toBe(true);
  });
});
