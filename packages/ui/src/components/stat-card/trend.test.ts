import { describe, expect, it } from 'vitest';
import { readTrend } from './trend.ts';

describe('readTrend', () => {
  it.each([
    [0.129, 'up', 'up', 'success'],
    [-0.009, 'up', 'down', 'danger'],
    [0.04, 'down', 'up', 'danger'],
    [-0.04, 'down', 'down', 'success'],
    [-0.04, 'neither', 'down', 'neutral'],
    [0.0004, 'up', 'flat', 'neutral'],
    [0, 'down', 'flat', 'neutral'],
  ] as const)(
    'readTrend rates a change of %d, good when %s, as %s and %s',
    (change, good, direction, tone) => {
      expect(readTrend(change, good)).toMatchObject({ direction, tone });
    },
  );
});
