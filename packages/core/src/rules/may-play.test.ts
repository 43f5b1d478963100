import { describe, expect, it } from 'vitest';
import { mayPlay } from './may-play.ts';

describe('who may play', () => {
  it('mayPlay is true for an activated player', () => {
    expect(mayPlay({ role: 'player', status: 'activated' })).toBe(true);
  });

  it.each([
    ['player', 'pending'],
    ['player', 'restricted'],
    ['player', 'blocked'],
    ['agent', 'activated'],
    ['admin', 'activated'],
    ['superadmin', 'activated'],
    ['declare', 'activated'],
  ] as const)('mayPlay is false for the role %s with the status %s', (role, status) => {
    expect(mayPlay({ role, status })).toBe(false);
  });

  it.each([null, undefined])('mayPlay is false for a guest (%s)', (user) => {
    expect(mayPlay(user)).toBe(false);
  });
});
