import { describe, expect, it } from 'vitest';
import { demoPassword } from './demo/demo-accounts.ts';
import { welcomeText } from './welcome-text.ts';

type Facts = Parameters<typeof welcomeText>[1];

const real: Facts = {
  demo: false,
  dataFolder: '/var/lib/lobi',
  databaseUrl: 'postgres://u:p@db:5432/lobi',
  allowedOrigins: [],
  idleDemoAccounts: 0,
};
const origin = 'https://api.example.com';

/** Returns the text other than the address and the path of the data. */
const otherText = (facts: Partial<Facts>) => {
  const usual = welcomeText(origin, real).split('\n');
  return welcomeText(origin, { ...real, ...facts })
    .split('\n')
    .filter((line) => !usual.includes(line));
};

describe('welcomeText', () => {
  it('welcomeText contains the address and the data folder, and no credentials', () => {
    const text = welcomeText(origin, real);
    expect(text).toContain(`Lobi is ready:  ${origin}`);
    expect(text).toContain('your own PostgreSQL');
    expect(text).not.toContain('u:p@');
    expect(text).not.toContain(demoPassword);
  });

  it('welcomeText contains the number of disabled demo accounts and the command that closes them', () => {
    expect(otherText({ idleDemoAccounts: 10 })).toEqual([
      '  Accounts of the demo in this database: 10. They cannot sign in while the demo is off; "npm run remove-demo-accounts" closes them for good.',
    ]);
  });

  it('welcomeText names allowed origins from which users cannot sign in, and why', () => {
    const allowedOrigins = ['https://play.example.com', 'https://example.org'];
    expect(otherText({ allowedOrigins })).toEqual([
      '  Users cannot sign in from https://example.org: browsers send no session cookie from another site than https://api.example.com.',
    ]);
  });
});
