import { describe, expect, it } from 'vitest';
import { mayRefer } from './may-refer.ts';
import { mustVerify } from './must-verify.ts';
import { roles } from '../contract/roles.ts';
import { userStatuses } from '../contract/statuses.ts';

describe('mustVerify', () => {
  // id: verification-by-status
  it.each(userStatuses)(
    'mustVerify of an unverified user with the status %s is true only if pending or blocked',
    (status) => {
      const isAsked = status === 'pending' || status === 'blocked';
      expect(mustVerify({ status, verification: null })).toBe(isAsked);
      expect(mustVerify({ status, verification: {} })).toBe(false);
    },
  );
});

describe('mayRefer', () => {
  it.each(roles)(
    'mayRefer decides about role %s: activated agents and players may refer',
    (role) => {
      for (const status of userStatuses) {
        const may = (role === 'agent' || role === 'player') && status === 'activated';
        expect(mayRefer({ role, status })).toBe(may);
      }
    },
  );
});
