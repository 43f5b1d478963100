import { describe, expect, it } from 'vitest';
import { defaultRules } from '../config/platform-rules.ts';
import { settingsAt } from './settings-at.ts';

const facts = {
  name: 'Lobi',
  demo: false,
  currency: 'IDR',
  timeZone: 'Asia/Jakarta',
  realtime: { key: 'lobi', clientOrigin: undefined },
  policy: defaultRules.policy,
  signingKeys: [],
} as const;

const socketAt = (origin: string) => settingsAt(origin, facts, false).app.realtime;

describe('the settings', () => {
  // id: settings-tls-port
  it('the settings of an https page have sockets on port 443 over TLS', () => {
    expect(socketAt('https://play.example')).toEqual({
      key: 'lobi',
      host: 'play.example',
      port: 443,
      scheme: 'https',
    });
  });

  it('the settings name the port of the page for sockets', () => {
    expect(socketAt('http://play.example')).toMatchObject({ port: 80, scheme: 'http' });
    expect(socketAt('http://localhost:8080')).toMatchObject({ host: 'localhost', port: 8080 });
    expect(socketAt('https://play.example:8443')).toMatchObject({ port: 8443, scheme: 'https' });
  });

  // id: settings-default-look
  it('the settings have the theme dark and the language Indonesian', () => {
    expect(settingsAt('https://play.example', facts, false)).toMatchObject({
      theme: { default: 'dark' },
      lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
    });
  });
});
