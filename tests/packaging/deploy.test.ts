import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const container = read('deploy/Containerfile');
const unit = read('deploy/lobi@.service');

/** Settings that a process gets without any of the operator's own. */
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
  it('the deployment starts the platform without the demo, whatever else the operator sets', () => {
    const settings = settingsOf(text);
    expect(settings['LOBI_DEMO']).toBe('0');
    for (const own of [{}, { DATABASE_URL: 'postgres://u:p@db/lobi' }, { HOST: 'localhost' }]) {
      expect(readEnvironment({ ...settings, ...own }, '/').demo).toBe(false);
    }
  });
});

describe('health checks', () => {
  it.each([
    ['of the container', container, /^HEALTHCHECK .*\/ready/m],
    ['of the proxy', read('deploy/haproxy.cfg'), /^\s*option httpchk GET \/ready$/m],
  ])('%s ask whether a bet would be taken', (_name, text, check) => {
    expect(text).toMatch(check);
  });
});
