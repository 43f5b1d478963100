import { describe, expect, it } from 'vitest';
import { decideFirstPaint, type Arrival } from './decide-first-paint.ts';

const guest: Arrival = {
  pathname: '/',
  search: '',
  hash: '',
  hasToken: false,
  hasAgreed: false,
};
const decide = (arrival: Partial<Arrival>) =>
  decideFirstPaint({ ...guest, ...arrival }, ['/', '/game']);

describe('the first paint', () => {
  it.each(['/', '/game'])('the first paint is lobby and notice for a guest at %s', (pathname) => {
    expect(decide({ pathname })).toEqual({ lobby: true, notice: true });
    expect(decide({ pathname, search: '?lng=es' })).toEqual({ lobby: true, notice: true });
  });

  it('the first paint has no notice for a guest who has accepted it', () => {
    expect(decide({ hasAgreed: true })).toEqual({ lobby: true, notice: false });
  });

  it('decideFirstPaint shows a visitor with a token nothing of a guest, accepted or not', () => {
    const nothing = { lobby: false, notice: false };
    expect(decide({ hasToken: true, hasAgreed: true })).toEqual(nothing);
    expect(decide({ hasToken: true })).toEqual(nothing);
  });

  it('the first paint leaves the terms alone, which can be read before', () => {
    expect(decide({ hash: '#terms' })).toEqual({ lobby: false, notice: false });
  });

  it.each(['/login', '/admin/dashboard', '/game/g1', '/nowhere'])(
    'the first paint is the notice alone at %s',
    (pathname) => {
      expect(decide({ pathname })).toEqual({ lobby: false, notice: true });
    },
  );

  it.each(['?category=slots', '?lng=en&search=arena'])(
    'the first paint does not claim a whole lobby at %s',
    (search) => {
      expect(decide({ pathname: '/game', search }).lobby).toBe(false);
    },
  );
});
