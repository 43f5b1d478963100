import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('changesOf', () => {
  it('changesOf returns only the fields that differ, in their order, and new ones', () => {
    expect(
      changesOf(
        { status: 'activated', limit: '500000', note: 'a' },
        { limit: '250000', status: 'restricted', note: 'a', reason: 'x' },
      ).map(({ field }) => field),
    ).toEqual(['status', 'limit', 'reason']);
  });

  it('changesOf treats missing, null and empty as equal', () => {
    expect(changesOf({ note: '', city: null }, { note: null })).toEqual([]);
  });

  it('changesOf distinguishes zero and false from empty', () => {
    expect(changesOf({ fee: 0, open: false }, { fee: null, open: null })).toHaveLength(2);
  });
});
