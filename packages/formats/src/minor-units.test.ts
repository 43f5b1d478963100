import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from './minor-units.ts';

describe('minor units', () => {
  it('toMinorUnits parses every decimal text that fromMinorUnits writes', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 8 }), (units, decimals) => {
        expect(toMinorUnits(fromMinorUnits(units, decimals), decimals)).toBe(units);
      }),
    );
  });

  it('toMinorUnits truncates excess decimals', () => {
    expect(toMinorUnits('12.999', 2)).toBe(1_299n);
    expect(toMinorUnits('-0.5', 8)).toBe(-50_000_000n);
  });

  it.each(['', '1.', '.5', '+1', '1e3', '1,5', '--1'])('toMinorUnits rejects %j', (text) => {
    expect(toMinorUnits(text, 2)).toBeUndefined();
  });
});
