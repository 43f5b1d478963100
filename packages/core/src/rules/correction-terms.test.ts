import { describe, expect, it } from 'vitest';
import { assertCorrectable } from './correction-terms.ts';

const settledAt = new Date('2026-11-20T10:00:00.000Z');
const dayLater = new Date('2026-11-21T10:00:00.000Z');
const round = { status: 'settled', result: 'meron', settledAt } as const;

describe('the correction of a result', () => {
  it('assertCorrectable accepts another result within a day, and returns the one before', () => {
    expect(assertCorrectable(round, 'wala', dayLater)).toBe('meron');
  });

  it.each([
    ['the same result', round, 'meron', dayLater],
    ['a later time', round, 'wala', new Date(dayLater.getTime() + 1)],
    ['a cancelled round', { ...round, result: 'cancelled' }, 'wala', dayLater],
    ['a declared round', { ...round, status: 'declared', settledAt: null }, 'wala', dayLater],
  ] as const)('assertCorrectable rejects %s', (_title, wanted, to, now) => {
    expect(() => assertCorrectable(wanted, to, now)).toThrow(
      expect.objectContaining({ code: 'round_state' }),
    );
  });
});
