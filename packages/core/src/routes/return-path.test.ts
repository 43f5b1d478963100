import { describe, expect, it } from 'vitest';
import { hostileReturnPaths } from '../testing/hostile-return-paths.ts';
import { safeReturnPath } from './return-path.ts';

const here = 'https://here.example';

describe('a return path', () => {
  it.each([
    '/',
    '/game/1',
    '/wallet/w/ledger?page=2&sort=-createdAt',
    '/game?returnTo=https://evil.example',
    '/game/a%20b#bets',
    '/#terms',
    '/login?from=%2Fgame',
  ])('%s is returned unchanged', (path) => {
    expect(safeReturnPath(path, '/game')).toBe(path);
  });

  it('return paths are tested with at least sixty hostile candidates', () => {
    expect(new Set(hostileReturnPaths).size).toBeGreaterThanOrEqual(60);
  });

  // id: return-path-stays
  it.each(hostileReturnPaths)('a return path never leads away: %j', (path) => {
    const url = new URL(safeReturnPath(path, '/game'), here);
    expect(url.origin).toBe(here);
    expect(url.pathname).not.toMatch(/^\/\//);
    // The same if the path is used in a link or by a router again.
    expect(new URL(url.pathname + url.search, here).origin).toBe(here);
  });

  it.each([undefined, null, 42, {}, ['/game'], { toString: () => '/game' }])(
    'a return path of %j is rejected',
    (candidate) => {
      expect(safeReturnPath(candidate, '/game')).toBe('/game');
    },
  );
});
