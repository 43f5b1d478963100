import { describe, expect, it } from 'vitest';
import { apiTable, successStatus, type ApiName } from './api/index.ts';
import type { ApiRow } from './api/api-row.ts';
import { channels, parseChannelName, wireChannelName, type ChannelKey } from './channels.ts';
import { errorCodes } from './error-codes.ts';
import { isNewerRound } from './newer-round.ts';
import type { Round } from './schemas/round.ts';

const rows = Object.entries(apiTable) as [ApiName, ApiRow][];

describe('API table', () => {
  it.each([
    ['settings.show', 'GET', '/api/settings'],
    ['auth.check', 'GET', '/api/auth/check'],
    ['auth.login', 'POST', '/api/auth/login'],
    ['auth.logout', 'POST', '/api/auth/logout'],
    ['broadcasting.auth', 'POST', '/api/broadcasting/auth'],
  ] as const)('the API table holds %s as the specification gives it', (name, method, path) => {
    expect(apiTable[name]).toMatchObject({ method, path, source: 'spec §7' });
  });

  it.each(rows)('%s declares every parameter of its path', (_, row) => {
    const inPath = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = Object.keys(
      (row.params as { def?: { shape?: object } } | undefined)?.def?.shape ?? {},
    );
    expect(declared).toEqual(inPath);
  });

  it('the API table has one row per method and path', () => {
    const calls = rows.map(([, row]) => `${row.method} ${row.path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('the API table requires an idempotency key where money moves, and lists its errors', () => {
    const keyed = rows.filter(([, row]) => row.idempotent);
    expect(keyed.map(([name]) => name).toSorted()).toEqual([
      'bet.place',
      'earning.claim',
      'earning.claim-all',
      'play.create',
      'play.step',
      'transaction.arrived',
      'transaction.cancel',
      'transaction.complete',
      'transaction.create',
      'transaction.process',
      'transaction.reject',
    ]);
    for (const [, row] of keyed)
      expect(row.errors).toEqual(expect.arrayContaining(['idempotency_conflict', 'key_required']));
  });

  it('the API table responds with 204 exactly without a body', () => {
    for (const [, row] of rows) expect(successStatus(row) === 204).toBe(row.answer === undefined);
  });

  it('the API table declares failures of the catalogue only', () => {
    for (const [, row] of rows)
      for (const code of row.errors) expect(errorCodes).toHaveProperty(code);
  });
});

describe('channel table', () => {
  it.each(Object.keys(channels) as ChannelKey[])(
    'the channel table reads the wire name of %s back',
    (key) => {
      expect(parseChannelName(wireChannelName(key, 'a-1'))).toEqual({ key, id: 'a-1' });
    },
  );

  it('the channel table names the channels and the event of the specification', () => {
    expect(wireChannelName('user', '7')).toBe('private-user.7');
    expect(wireChannelName('wallet', '7')).toBe('private-wallet.7');
    expect([channels.user.event, channels.wallet.event]).toEqual(['updated', 'updated']);
  });

  it.each([
    'private-user.',
    'user.7',
    'private-user.7.8',
    'private-user.a b',
    'presence-user.7',
    '',
  ])('the channel table makes nothing of %j', (name) => {
    expect(parseChannelName(name)).toBeUndefined();
  });
});

describe('isNewerRound', () => {
  const round = (version: number, betCount: number) => ({ version, betCount }) as Round;

  it('isNewerRound prefers the higher version, then more bets, and rejects older ones', () => {
    expect(isNewerRound(round(2, 9), round(3, 0))).toBe(true);
    expect(isNewerRound(round(2, 9), round(2, 10))).toBe(true);
    expect(isNewerRound(round(2, 9), round(2, 8))).toBe(false);
    expect(isNewerRound(round(3, 0), round(2, 99))).toBe(false);
  });
});
