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

describe('a line of the log', () => {
  it('names who did it, and to what, the whole before its part', () => {
    const details = { call: 'session.revoke', sessionId: 'phone', userId: 'budi' };
    expect(toLoggedActivity(record({ details }), names)).toMatchObject({
      user: { id: 'sinta', username: 'sinta', role: 'admin' },
      subjects: [
        { kind: 'user', id: 'budi', name: 'budi' },
        { kind: 'session', id: 'phone', name: null },
      ],
    });
  });

  it('tells nothing of what is no id of a thing', () => {
    const details = { call: 'table.salt', gameId: 'crash', published: '2026-11-20' };
    const { subjects } = toLoggedActivity(record({ details }), names);
    expect(subjects).toEqual([{ kind: 'game', id: 'crash', name: null }]);
  });

  it('names no user for an attempt by an unknown person', () => {
    const unknown = { userId: null, username: null, role: null };
    expect(toLoggedActivity(record(unknown), names)).toMatchObject({ user: null, subjects: [] });
  });

  it('takes the person for the subject where it was done to them', () => {
    expect(toLoggedActivity(record({ ip: null }), names)).toMatchObject({
      user: null,
      subjects: [{ kind: 'user', id: 'sinta', name: 'sinta' }],
    });
  });
});
