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
  it('peopleOf names each user once and in order, with the chosen one', () => {
    const rows = [line('eko'), line(null), line('budi'), line('eko')];
    expect(peopleOf(rows, { id: 'user-citra', username: 'citra' })).toEqual([
      { value: 'user-budi', label: 'budi' },
      { value: 'user-citra', label: 'citra' },
      { value: 'user-eko', label: 'eko' },
    ]);
  });

  it('peopleOf returns no users for an empty log', () => {
    expect(peopleOf([], null)).toEqual([]);
  });
});
