import { describe, expect, it } from 'vitest';
import { meterLevel } from './meter-level.ts';

describe('meterLevel', () => {
  it.each([
    [0, 100, 'normal'],
    [79, 100, 'normal'],
    [80, 100, 'high'],
    [100, 100, 'full'],
    [140, 100, 'full'],
    [0, 0, 'full'],
  ] as const)('meterLevel of %i of %i is %s', (value, max, level) => {
    expect(meterLevel(value, max, 0.8)).toBe(level);
  });
});
