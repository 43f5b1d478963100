import { describe, expect, it } from 'vitest';
import { inOrder, moved } from './column-order.ts';

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ids = (order: readonly string[]) => inOrder(items, order).map(({ id }) => id);

describe('inOrder', () => {
  it('inOrder preserves the given order if the user has none', () => {
    expect(inOrder(items, [])).toBe(items);
  });

  it('inOrder follows the user’s order, and puts new items after their neighbour', () => {
    expect(ids(['d', 'a', 'c'])).toEqual(['d', 'a', 'b', 'c']);
    expect(ids(['c', 'b'])).toEqual(['a', 'c', 'd', 'b']);
    expect(ids(['gone', 'b', 'a'])).toHaveLength(4);
  });
});

describe('moved', () => {
  it('moved moves an item by one position and stops at the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 'z', 1)).toEqual(['a', 'b']);
  });
});
