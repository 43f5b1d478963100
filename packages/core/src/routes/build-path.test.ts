import { describe, expect, it } from 'vitest';
import { buildPath } from './build-path.ts';
import { safeReturnPath } from './return-path.ts';

describe('buildPath', () => {
  it('buildPath fills and encodes parameters', () => {
    expect(buildPath('ledger.index', { walletId: 'a/b c' })).toBe('/wallet/a%2Fb%20c/ledger');
  });

  it('buildPath adds the query and leaves empty values out', () => {
    expect(buildPath('user.index', {}, { role: 'player', status: undefined, page: 2 })).toBe(
      '/user?role=player&page=2',
    );
  });

  it('buildPath needs the parameters of the route', () => {
    // @ts-expect-error walletId is missing
    expect(buildPath('wallet.show', {})).toBe('/wallet/');
  });
});

describe('safeReturnPath', () => {
  it.each(['/game/1', '/wallet/w/ledger?page=2', '/'])('safeReturnPath accepts %s', (path) => {
    expect(safeReturnPath(path, '/game')).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\u0009/evil.example',
    '',
    undefined,
    42,
  ])('safeReturnPath rejects %j', (path) => {
    expect(safeReturnPath(path, '/game')).toBe('/game');
  });
});
