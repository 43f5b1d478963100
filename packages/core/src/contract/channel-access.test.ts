import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wireChannelName } from './channels.ts';
import { roles } from './roles.ts';
import { mayJoin } from './channel-access.ts';

const actor = { id: 'u1', role: 'player', status: 'activated', walletId: 'w1' };

describe('channel rules', () => {
  // id: channel-rules-own
  it('channel rules let a user into their own user and wallet channels only', () => {
    expect(mayJoin(actor, wireChannelName('user', 'u1'))).toBe(true);
    expect(mayJoin(actor, wireChannelName('wallet', 'w1'))).toBe(true);
    expect(mayJoin(actor, wireChannelName('user', 'u2'))).toBe(false);
    expect(mayJoin(actor, wireChannelName('wallet', 'w2'))).toBe(false);
    expect(mayJoin(actor, wireChannelName('wallet', 'u1'))).toBe(false);
  });

  it.each(roles)(
    'channel rules let a user of role %s join the work channel of the role only',
    (role) => {
      const self = { ...actor, role };
      const isStaff = role === 'admin' || role === 'superadmin';
      expect(mayJoin(self, wireChannelName('agent', 'u1'))).toBe(role === 'agent');
      expect(mayJoin(self, wireChannelName('agent', 'u2'))).toBe(false);
      expect(mayJoin(self, wireChannelName('ops', 'all'))).toBe(isStaff);
      expect(mayJoin(self, wireChannelName('ops', 'u1'))).toBe(false);
    },
  );

  // id: channel-rules-presence
  it('channel rules let only staff into the presence channel', () => {
    const joins = (role: string) => mayJoin({ ...actor, role }, 'presence-staff.all');
    expect(['player', 'agent', 'declare', 'owner'].filter(joins)).toEqual([]);
    expect(['admin', 'superadmin'].filter(joins)).toEqual(['admin', 'superadmin']);
  });

  it('channel rules deny a blocked user every channel', () => {
    const blocked = { ...actor, role: 'admin', status: 'blocked' };
    expect(mayJoin(blocked, wireChannelName('user', 'u1'))).toBe(false);
    expect(mayJoin(blocked, wireChannelName('ops', 'all'))).toBe(false);
  });

  it('channel rules reject public channels and names that are not in the table', () => {
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

  it('channel rules fail closed on any other text', () => {
    const own = new Set([wireChannelName('user', 'u1'), wireChannelName('wallet', 'w1')]);
    const prefix = fc.constantFrom('', 'private-', 'presence-', 'private-user.', 'private-wallet.');
    fc.assert(
      fc.property(prefix, fc.string({ maxLength: 200 }), (start, rest) => {
        const name = start + rest;
        return mayJoin(actor, name) === own.has(name);
      }),
    );
  });
});
