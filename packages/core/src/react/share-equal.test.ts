import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareEqual } from './share-equal.ts';

describe('shareEqual', () => {
  it('shareEqual returns a value equal to the new one for any previous value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (current, next) => {
        expect(shareEqual(current, next)).toEqual(next);
      }),
    );
  });

  it('shareEqual returns the previous object for an equal one', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(shareEqual(value, structuredClone(value))).toBe(value);
      }),
    );
  });

  it('shareEqual keeps the objects of parts that did not change', () => {
    const held = { phase: 'open', seats: [{ id: 1 }, { id: 2 }], rules: { minimum: '10' } };
    const next = shareEqual(held, {
      phase: 'closed',
      seats: [{ id: 1 }, { id: 3 }],
      rules: { minimum: '10' },
    });
    expect(next.rules).toBe(held.rules);
    expect(next.seats[0]).toBe(held.seats[0]);
    expect(next.seats).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('shareEqual distinguishes a missing field from an undefined one', () => {
    const held: Record<string, unknown> = { left: undefined };
    expect(Object.keys(shareEqual(held, { right: undefined }))).toEqual(['right']);
  });
});
