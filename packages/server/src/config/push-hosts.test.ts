import { describe, expect, it } from 'vitest';
import { isPushEndpoint, knownPushHosts, pushHostsSchema, toPushHosts } from './push-hosts.ts';

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/send/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://web.push.apple.com/QGuQ',
  ])('isPushEndpoint accepts %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, knownPushHosts)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://evil.fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil-push.apple.com/',
    'https://push.apple.com@evil.example/',
    'https://169.254.169.254/latest/meta-data',
    'https://127.0.0.1/',
    'http://localhost:8080/api/wallet',
    'https://[::1]/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'fcm.googleapis.com',
    '',
  ])('isPushEndpoint rejects %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, knownPushHosts)).toBe(false);
  });

  it('isPushEndpoint accepts a listed origin with exactly its scheme and port', () => {
    const hosts = ['http://127.0.0.1:1234'];
    expect(isPushEndpoint('http://127.0.0.1:1234/a', hosts)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:1235/a', hosts)).toBe(false);
    expect(isPushEndpoint('https://127.0.0.1:1234/a', hosts)).toBe(false);
  });
});

describe('LOBI_PUSH_HOSTS', () => {
  it.each([
    [undefined, knownPushHosts],
    [['off'], []],
    [['push.example.com'], ['push.example.com']],
  ])('LOBI_PUSH_HOSTS given as %s is %s', (given, hosts) => {
    expect(toPushHosts(given)).toEqual(hosts);
  });

  it.each([
    [['*.push.example.com', 'https://push.example.com:8443', 'http://127.0.0.1:1234'], true],
    [['off', 'push.example.com'], false],
    [['*'], false],
    [['*.'], false],
    [['localhost'], false],
    [['http://push.example.com'], false],
    [['https://push.example.com/send'], false],
  ])('LOBI_PUSH_HOSTS of %j is valid: %s', (given, isValid) => {
    expect(pushHostsSchema.safeParse(given).success).toBe(isValid);
  });
});
