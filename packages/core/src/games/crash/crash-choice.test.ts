import { describe, expect, it } from 'vitest';
import { InvalidPlay } from '../read-input.ts';
import { readCrashChoice } from './crash-choice.ts';

describe('the choice before a crash round', () => {
  it.each([null, 10_100, 20_000, 10_000_000_000])(
    'the choice before a crash round accepts %s',
    (autoCashOutBp) => {
      expect(readCrashChoice({ autoCashOutBp, slot: 'B' })).toEqual({ autoCashOutBp, slot: 'B' });
    },
  );

  it('a crash choice without a slot uses slot A', () => {
    expect(readCrashChoice({ autoCashOutBp: null })).toEqual({ autoCashOutBp: null, slot: 'A' });
  });

  it('the choice before a crash round has two slots', () => {
    for (const slot of ['C', 'a', 1, null])
      expect(() => readCrashChoice({ autoCashOutBp: null, slot })).toThrow(/slot/);
  });

  it.each([10_000, 10_050, 10_000_000_100, 20_000.5, '20000', undefined])(
    'the choice before a crash round rejects %s, and names the field',
    (autoCashOutBp) => {
      expect(() => readCrashChoice({ autoCashOutBp })).toThrow(InvalidPlay);
      expect(() => readCrashChoice({ autoCashOutBp })).toThrow(/autoCashOutBp/);
    },
  );

  it('the choice before a crash round rejects unknown fields', () => {
    expect(() => readCrashChoice({ autoCashOutBp: null, stake: 1 })).toThrow(InvalidPlay);
  });
});
