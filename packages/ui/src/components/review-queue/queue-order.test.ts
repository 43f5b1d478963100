import { describe, expect, it } from 'vitest';
import { sampleReview } from '../../testing/review-fixtures.ts';
import { queueOrder } from './queue-order.ts';

const names = (filter: Parameters<typeof queueOrder>[1]) =>
  queueOrder(sampleReview, filter, 'dewi').map(({ user }) => user.username);

describe('queueOrder', () => {
  it('queueOrder sorts the longest waiting request first', () => {
    expect(names('all').slice(0, 3)).toEqual(['bagus.s', 'maya_putri', 'hendra88']);
  });

  it('queueOrder filters by type and by reviewer', () => {
    expect(names('withdraw')).toEqual(['bagus.s', 'hendra88', 'nurhayati', 'arif.rahman']);
    expect(names('mine')).toEqual(['siti_rahma']);
  });
});
