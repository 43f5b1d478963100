import { describe, expect, it } from 'vitest';
import { maySeeTransaction } from './transaction-visibility.ts';

const cashOut = { ownerId: 'rina', createdById: 'maya', fromUserId: 'rina', toUserId: 'budi' };

describe('who sees a transaction', () => {
  it.each([
    ['its owner', 'rina', 'player', true],
    ['its creator, although no longer above the owner', 'maya', 'agent', true],
    ['the owner of the other wallet', 'budi', 'agent', true],
    ['staff', 'anton', 'admin', true],
    ['the highest rank of staff', 'sinta', 'superadmin', true],
    ['another player', 'eko', 'player', false],
    ['an agent of others', 'joko', 'agent', false],
    ['a declarator', 'wira', 'declare', false],
  ] as const)('%s', (_user, id, role, may) => {
    expect(maySeeTransaction({ id, role }, cashOut, false)).toBe(may);
  });

  it('an agent above its owner', () => {
    expect(maySeeTransaction({ id: 'top', role: 'agent' }, cashOut, true)).toBe(true);
  });
});
