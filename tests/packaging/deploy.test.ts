import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';

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
    ...[...guide.matchAll(/\bpackages\/server\/dist\/(\S+?)\.js\b/g)].map(([, name]) => name),
    /^CMD \["node", "packages\/server\/dist\/(\S+)\.js"\]$/m.exec(container)?.[1],
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
