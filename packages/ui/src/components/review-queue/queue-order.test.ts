import { describe, expect, it } from 'vitest';
import { sampleReview } from '../../testing/review-fixtures.ts';
import { queueOrder } from './queue-order.ts';

const names = (filter: Parameters<typeof queueOrder>[1]) =>
  queueOrder(sampleReview, filter, 'dewi').map(({ user }) => user.username);

describe('queueOrder', () => {
  it('queueOrder puts what has waited longest first', () => {
    expect(names('all').slice(0, 3)).toEqual(['bagus.s', 'maya_putri', 'hendra88']);
  });

  it('queueOrder narrows by kind and by who claimed', () => {
    expect(names('withdraw')).toEqual(['bagus.s', 'hendra88', 'nurhayati', 'arif.rahman']);
    expect(names('mine')).toEqual(['siti_rahma']);
  });
});
