import { describe, expect, it } from 'vitest';
import type { ApiRow } from './api/api-row.ts';
import { apiTable } from './api/index.ts';
import { activitySchema } from './schemas/activity.ts';
import { earningSchema } from './schemas/earning.ts';
import { ledgerEntrySchema } from './schemas/ledger-entry.ts';

// Spec §3 and §7, transcribed by hand. A schema that both creates and checks a response does not detect
// a lost field, because it removes unknown ones.

const wallet = {
  id: 'wallet-1',
  balance: '1000000',
  held: '0',
  available: '1000000',
  currency: 'IDR',
  version: 3,
};
const user = {
  id: 'user-1',
  username: 'budi',
  role: 'player',
  status: 'activated',
  statusCause: 'staff',
  statusUntil: null,
  breakEndableAt: null,
  wallet,
  freeze: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastLoginAt: null,
  lastLoginPlace: null,
  hasSecondFactor: false,
  unread: 0,
};
const settings = {
  app: {
    name: 'Lobi',
    demo: false,
    currency: 'IDR',
    minimumAge: 21,
    timeZone: 'Asia/Jakarta',
    signingKeys: [],
    staffSecondFactor: true,
    policy: {
      jurisdiction: 'ph-pagcor',
      autoPlay: false,
      turbo: false,
      freePlay: false,
      limitsMandatory: false,
      oneGameAtATime: false,
      registrationAsks: [],
    },
    realtime: { key: 'lobi', host: 'play.example', port: 443, scheme: 'https' },
  },
  theme: { default: 'dark' },
  lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
};

const calls = [
  { name: 'settings.show', method: 'GET', path: '/api/settings', answer: { data: settings } },
  { name: 'auth.check', method: 'GET', path: '/api/auth/check', answer: user },
  {
    name: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    answer: { data: user, token: 'secret' },
  },
  { name: 'auth.logout', method: 'POST', path: '/api/auth/logout', answer: undefined },
  {
    name: 'broadcasting.auth',
    method: 'POST',
    path: '/api/broadcasting/auth',
    answer: { auth: 'lobi:signature' },
  },
] as const;

describe('the calls of the specification', () => {
  // id: wire-shapes
  it.each(calls)(
    '$name has the address and the response of the specification',
    ({ name, method, path, answer }) => {
      const row: ApiRow = apiTable[name];
      expect([row.method, row.path]).toEqual([method, path]);
      expect(row.answer?.parse(answer)).toEqual(answer);
    },
  );

  it('the calls of the specification take the bodies of the specification', () => {
    const login = { username: 'budi', password: 'lobi-demo' };
    expect(apiTable['auth.login'].body.parse(login)).toEqual(login);
    const subscription = { socket_id: '7.7', channel_name: 'private-wallet.wallet-1' };
    expect(apiTable['broadcasting.auth'].body.parse(subscription)).toEqual(subscription);
  });
});

describe('the entities of the specification', () => {
  // id: wire-shape-ledger-entry
  it('a ledger entry has details, status, amount and both balances', () => {
    const entry = {
      id: 'entry-1',
      kind: 'cash-in',
      details: 'Cash in from agent',
      status: 'posted',
      amount: '250000',
      balanceBefore: '1000000',
      balanceAfter: '1250000',
      currency: 'IDR',
      version: 4,
      reference: 'transaction-1',
      createdAt: '2026-11-20T08:00:00.000Z',
    };
    expect(ledgerEntrySchema.parse(entry)).toEqual(entry);
  });

  // id: wire-shape-activity
  it('an activity has ip, browser, device, country, city and action', () => {
    const activity = {
      id: 'activity-1',
      ip: '203.0.113.7',
      browser: 'Chrome 142',
      device: 'Pixel 9',
      country: 'ID',
      city: 'Jakarta',
      action: 'login',
      createdAt: '2026-11-20T08:00:00.000Z',
    };
    expect(activitySchema.parse(activity)).toEqual(activity);
  });

  // id: wire-shape-earning
  it('an earning has claimee, type, amount and date', () => {
    const earning = {
      id: 'earning-1',
      claimee: { id: 'user-2', username: 'agent' },
      type: 'turnover',
      amount: '1500',
      currency: 'IDR',
      status: 'claimable',
      roundId: null,
      day: null,
      lastDay: null,
      date: '2026-11-20T08:00:00.000Z',
    };
    expect(earningSchema.parse(earning)).toMatchObject({
      claimee: { username: 'agent' },
      type: 'turnover',
      amount: '1500',
      date: '2026-11-20T08:00:00.000Z',
    });
  });
});
