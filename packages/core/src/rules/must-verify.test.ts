import { describe, expect, it } from 'vitest';
import { mayRefer } from './may-refer.ts';
import { mustVerify } from './must-verify.ts';
import { roles } from '../contract/roles.ts';
import { userStatuses } from '../contract/statuses.ts';

describe('a user whose identity is unchecked', () => {
  it.each(userStatuses)('and is %s has to be, where the status asks for it', (status) => {
    const isAsked = status === 'pending' || status === 'blocked';
    expect(mustVerify({ status, verification: null })).toBe(isAsked);
    expect(mustVerify({ status, verification: {} })).toBe(false);
  });
});

describe('mayRefer', () => {
  it.each(roles)(
    'mayRefer lets a %s refer where agents and players may, and only when activated',
    (role) => {
      for (const status of userStatuses) {
        const may = (role === 'agent' || role === 'player') && status === 'activated';
        expect(mayRefer({ role, status })).toBe(may);
      }
    },
  );
});
