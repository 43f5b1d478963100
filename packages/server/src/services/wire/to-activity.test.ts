import { describe, expect, it } from 'vitest';
import type { LoggedActivityRecord } from '../../store/activity.ts';
import { toLoggedActivity } from './to-activity.ts';

const sinta = { userId: 'sinta', username: 'sinta', role: 'admin' } as const;

const record = (overrides: Partial<LoggedActivityRecord>): LoggedActivityRecord => ({
  id: 'line',
  ip: '203.0.113.7',
  browser: null,
  device: null,
  country: null,
  city: null,
  action: 'login',
  createdAt: new Date('2026-11-20T07:12:09.000Z'),
  details: {},
  ...sinta,
  ...overrides,
});

const names = new Map([
  ['sinta', 'sinta'],
  ['budi', 'budi'],
]);

describe('toActivity', () => {
  it('toActivity names the actor, and the target with the containing object first', () => {
    const details = { call: 'session.revoke', sessionId: 'phone', userId: 'budi' };
    expect(toLoggedActivity(record({ details }), names)).toMatchObject({
      user: { id: 'sinta', username: 'sinta', role: 'admin' },
      subjects: [
        { kind: 'user', id: 'budi', name: 'budi' },
        { kind: 'session', id: 'phone', name: null },
      ],
    });
  });

  it('toActivity omits values that are not ids', () => {
    const details = { call: 'table.salt', gameId: 'crash', published: '2026-11-20' };
    const { subjects } = toLoggedActivity(record({ details }), names);
    expect(subjects).toEqual([{ kind: 'game', id: 'crash', name: null }]);
  });

  it('toActivity names no user for an attempt by an unknown user', () => {
    const unknown = { userId: null, username: null, role: null };
    expect(toLoggedActivity(record(unknown), names)).toMatchObject({ user: null, subjects: [] });
  });

  it('toActivity names the user as the subject of an action on the user', () => {
    expect(toLoggedActivity(record({ ip: null }), names)).toMatchObject({
      user: null,
      subjects: [{ kind: 'user', id: 'sinta', name: 'sinta' }],
    });
  });
});
