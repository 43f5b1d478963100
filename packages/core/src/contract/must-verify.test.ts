import { describe, expect, it } from 'vitest';
import { mayRefer } from './may-refer.ts';
import { mustVerify } from './must-verify.ts';
import { roles } from './roles.ts';
import { userStatuses } from './statuses.ts';

describe('whoever nobody has checked', () => {
  it.each(userStatuses)('and is %s has to be, where the status asks for it', (status) => {
    const isAsked = status === 'pending' || status === 'blocked';
    expect(mustVerify({ status, verification: null })).toBe(isAsked);
    expect(mustVerify({ status, verification: {} })).toBe(false);
  });
});

describe('people are brought in', () => {
  it.each(roles)('by %s where agents and players may, and by the activated only', (role) => {
    for (const status of userStatuses) {
      const may = (role === 'agent' || role === 'player') && status === 'activated';
      expect(mayRefer({ role, status })).toBe(may);
    }
  });
});
