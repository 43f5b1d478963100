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
  it.each(['/', '/game'])('decideFirstPaint shows a guest at %s lobby and notice', (pathname) => {
    expect(decide({ pathname })).toEqual({ lobby: true, notice: true });
    expect(decide({ pathname, search: '?lng=es' })).toEqual({ lobby: true, notice: true });
  });

  it('decideFirstPaint shows no notice to a guest who has accepted it', () => {
    expect(decide({ hasAgreed: true })).toEqual({ lobby: true, notice: false });
  });

  it('decideFirstPaint shows no guest content to a visitor with a token, accepted or not', () => {
    const nothing = { lobby: false, notice: false };
    expect(decide({ hasToken: true, hasAgreed: true })).toEqual(nothing);
    expect(decide({ hasToken: true })).toEqual(nothing);
  });

  it('decideFirstPaint does not cover the terms, which can be read before the notice is accepted', () => {
    expect(decide({ hash: '#terms' })).toEqual({ lobby: false, notice: false });
  });

  it.each(['/login', '/admin/dashboard', '/game/g1', '/nowhere'])(
    'decideFirstPaint shows only the notice at %s',
    (pathname) => {
      expect(decide({ pathname })).toEqual({ lobby: false, notice: true });
    },
  );

  it.each(['?category=slots', '?lng=en&search=arena'])(
    'decideFirstPaint does not mark the lobby as complete at %s',
    (search) => {
      expect(decide({ pathname: '/game', search }).lobby).toBe(false);
    },
  );
});
