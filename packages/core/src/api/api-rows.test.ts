import { describe, expect, it } from 'vitest';
import { createApiRows } from './api-rows.ts';

describe('createApiRows', () => {
  it('calls that the pages of visitors make are known without loading the whole table', () => {
    const rows = createApiRows({});
    const paths = ['settings.show', 'auth.check', 'auth.login', 'game.list', 'lobby.show'].map(
      (name) => rows.find(name)?.path,
    );
    expect(paths).toEqual([
      '/api/settings',
      '/api/auth/check',
      '/api/auth/login',
      '/api/game',
      '/api/lobby',
    ]);
  });

  it('a call for signed-in users is known once the whole table has been loaded', async () => {
    const rows = createApiRows({});
    expect(rows.find('wallet.show')).toBeUndefined();
    await rows.load();
    expect(rows.find('wallet.show')?.path).toBe('/api/wallet/{walletId}');
  });

  it('rows of both parts have the paths of the given endpoints', async () => {
    const endpoints = { 'auth.check': '/v2/me', 'wallet.show': '/v2/purse/{walletId}' };
    const rows = createApiRows(endpoints);
    await rows.load();
    expect(rows.find('auth.check')?.path).toBe('/v2/me');
    expect(rows.find('wallet.show')?.path).toBe('/v2/purse/{walletId}');
    expect(rows.find('lobby.show')?.path).toBe('/api/lobby');
  });
});
