import { describe, expect, it } from 'vitest';
import { countText } from './count-text.ts';

describe('countText', () => {
  it.each([
    [0, 99, '0', '0'],
    [99, 99, '99', '99'],
    [100, 99, '99+', '100'],
    [12_500, 9999, '9.999+', '12.500'],
  ])('countText writes %i with at most %i as %s', (count, max, shown, whole) => {
    expect(countText(count, max, 'id')).toEqual({ shown, whole });
  });
});
