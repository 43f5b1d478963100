import fc from 'fast-check';
import { channels, roles, wireChannelName } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { isPublicChannel, mayJoin } from './channel-rules.ts';

const actor = { id: 'u1', role: 'player', status: 'activated', walletId: 'w1' };

describe('channel rules', () => {
  it('let a user into their own user and wallet channels only', () => {
    expect(mayJoin(actor, wireChannelName('user', 'u1'))).toBe(true);
    expect(mayJoin(actor, wireChannelName('wallet', 'w1'))).toBe(true);
    expect(mayJoin(actor, wireChannelName('user', 'u2'))).toBe(false);
    expect(mayJoin(actor, wireChannelName('wallet', 'w2'))).toBe(false);
    expect(mayJoin(actor, wireChannelName('wallet', 'u1'))).toBe(false);
  });

  it.each(roles)('let %s into the signals of the office that the role works in', (role) => {
    const self = { ...actor, role };
    const isStaff = role === 'admin' || role === 'superadmin';
    expect(mayJoin(self, wireChannelName('agent', 'u1'))).toBe(role === 'agent');
    expect(mayJoin(self, wireChannelName('agent', 'u2'))).toBe(false);
    expect(mayJoin(self, wireChannelName('ops', 'all'))).toBe(isStaff);
    expect(mayJoin(self, wireChannelName('ops', 'u1'))).toBe(false);
  });

  it('keep a blocked user out of everything', () => {
    const blocked = { ...actor, role: 'admin', status: 'blocked' };
    expect(mayJoin(blocked, wireChannelName('user', 'u1'))).toBe(false);
    expect(mayJoin(blocked, wireChannelName('ops', 'all'))).toBe(false);
  });

  it('sign no public channel and no name that the table does not make', () => {
    for (const name of [
      wireChannelName('round', 'r1'),
      'user.u1',
      'private-round.r1',
      'private-ops',
      'presence-user.u1',
      'private-encrypted-user.u1',
      'private-user.',
      'private-user.u1:private-user.u2',
      'private-user.u1}',
      'PRIVATE-user.u1',
    ]) {
      expect(mayJoin(actor, name), name).toBe(false);
    }
  });

  it('fail closed on any other text', () => {
    const own = new Set([wireChannelName('user', 'u1'), wireChannelName('wallet', 'w1')]);
    const prefix = fc.constantFrom('', 'private-', 'presence-', 'private-user.', 'private-wallet.');
    fc.assert(
      fc.property(prefix, fc.string({ maxLength: 200 }), (start, rest) => {
        const name = start + rest;
        return mayJoin(actor, name) === own.has(name);
      }),
    );
  });

  it('know the public channels of the table', () => {
    for (const [key, row] of Object.entries(channels)) {
      const name = wireChannelName(key as keyof typeof channels, 'x1');
      expect(isPublicChannel(name), name).toBe(row.visibility === 'public');
    }
    expect(isPublicChannel('anything')).toBe(false);
  });
});
