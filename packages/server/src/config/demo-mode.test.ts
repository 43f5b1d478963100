import { describe, expect, it } from 'vitest';
import { decideDemo, type DemoFacts } from './demo-mode.ts';

const local: DemoFacts = {
  wanted: undefined,
  databaseUrl: undefined,
  host: 'localhost',
  publicOrigin: undefined,
  trustProxy: false,
};
const databaseUrl = 'postgres://u:p@db:5432/lobi';

describe('decideDemo', () => {
  it.each<[string, Partial<DemoFacts>]>([
    ['by default', {}],
    ['on 127.0.0.1', { host: '127.0.0.1' }],
    ['on another address of the loopback network', { host: '127.8.0.3' }],
    ['on ::1', { host: '::1' }],
    ['behind a loopback origin', { publicOrigin: 'https://localhost:8443' }],
    ['behind a loopback origin by its address', { publicOrigin: 'http://[::1]:8443' }],
    ['with an external database, when LOBI_DEMO enables it', { databaseUrl, wanted: true }],
    ['behind a proxy, when LOBI_DEMO enables it', { trustProxy: true, wanted: true }],
  ])('decideDemo is on %s', (_when, facts) => {
    expect(decideDemo({ ...local, ...facts })).toBe(true);
  });

  // id: demo-off
  it.each<[string, Partial<DemoFacts>]>([
    ['with an external database', { databaseUrl }],
    ['on every address of the machine', { host: '0.0.0.0' }],
    ['on every IPv6 address', { host: '::' }],
    ['on an address of the network', { host: '192.168.1.20' }],
    ['on a name that only begins like a loopback one', { host: 'localhost.example.com' }],
    ['on an address that only begins like a loopback one', { host: '127.0.0.1.example.com' }],
    ['behind a public origin', { publicOrigin: 'https://play.example.com' }],
    ['behind a public origin like a loopback one', { publicOrigin: 'https://127.example.com' }],
    ['behind a proxy', { trustProxy: true }],
    ['when it is switched off', { wanted: false }],
    ['on a public address, when it is switched off', { wanted: false, host: '0.0.0.0' }],
  ])('decideDemo is off %s', (_when, facts) => {
    expect(decideDemo({ ...local, ...facts })).toBe(false);
  });

  it.each<[string, Partial<DemoFacts>, string]>([
    ['on a public host', { host: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [
      'behind a public origin',
      { publicOrigin: 'https://play.example.com', databaseUrl },
      'PUBLIC_ORIGIN=https://play.example.com',
    ],
  ])('decideDemo rejects a demo that LOBI_DEMO enables %s', (_when, facts, setting) => {
    expect(() => decideDemo({ ...local, ...facts, wanted: true })).toThrowError(
      expect.objectContaining({
        name: 'StartError',
        message: `LOBI_DEMO=1 cannot be combined with ${setting}, because the password of the demo accounts is public; leave one of them out.`,
      }),
    );
  });
});
