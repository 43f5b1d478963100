import type { LoggedActivity } from '@lobi/core/contract';
import { activityFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { peopleOf } from './people-of.ts';

const line = (username: string | null): LoggedActivity => ({
  ...activityFixture(),
  user: username === null ? null : { id: `user-${username}`, username, role: 'player' },
  subjects: [],
});

describe('people of the log', () => {
  it('are named once each and in order, with the one who is chosen', () => {
    const rows = [line('eko'), line(null), line('budi'), line('eko')];
    expect(peopleOf(rows, { id: 'user-citra', username: 'citra' })).toEqual([
      { value: 'user-budi', label: 'budi' },
      { value: 'user-citra', label: 'citra' },
      { value: 'user-eko', label: 'eko' },
    ]);
  });

  it('are nobody where the log is empty', () => {
    expect(peopleOf([], null)).toEqual([]);
  });
});
