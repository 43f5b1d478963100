import { describe, expect, it } from 'vitest';
import { audienceOf, needsNotice, type Arrival } from './decide-first-paint.ts';

const guest: Arrival = {
  pathname: '/',
  search: '',
  hash: '',
  hasToken: false,
  hasAgreed: false,
};
const decide = (arrival: Partial<Arrival>) => ({
  lobby: audienceOf({ ...guest, ...arrival }, ['/', '/game']),
  notice: needsNotice({ ...guest, ...arrival }),
});

describe('the first paint', () => {
  it.each(['/', '/game'])('the first paint shows a guest at %s lobby and notice', (pathname) => {
    expect(decide({ pathname })).toEqual({ lobby: 'guest', notice: true });
    expect(decide({ pathname, search: '?lng=es' })).toEqual({ lobby: 'guest', notice: true });
  });

  it('the first paint has no notice for a guest who has accepted it', () => {
    expect(decide({ hasAgreed: true })).toEqual({ lobby: 'guest', notice: false });
  });

  it('the first paint shows a visitor with a token the lobby of users without a notice, accepted or not', () => {
    const ofUsers = { lobby: 'user', notice: false };
    expect(decide({ hasToken: true, hasAgreed: true })).toEqual(ofUsers);
    expect(decide({ hasToken: true })).toEqual(ofUsers);
    expect(decide({ hasToken: true, pathname: '/player/wallet/deposit' }).lobby).toBeNull();
  });

  it('the first paint does not cover the terms, which can be read before the notice is accepted', () => {
    expect(decide({ hash: '#terms' })).toEqual({ lobby: null, notice: false });
  });

  it.each(['/login', '/admin/dashboard', '/game/g1', '/nowhere'])(
    'the first paint shows only the notice at %s',
    (pathname) => {
      expect(decide({ pathname })).toEqual({ lobby: null, notice: true });
    },
  );

  it.each(['?category=slots', '?lng=en&search=arena'])(
    'the first paint does not mark the lobby as complete at %s',
    (search) => {
      expect(decide({ pathname: '/game', search }).lobby).toBeNull();
      expect(decide({ pathname: '/game', search, hasToken: true }).lobby).toBeNull();
    },
  );
});
