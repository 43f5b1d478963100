import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSharedVersions, findViolations, type HistoryStep } from './history.ts';

const step = (
  from: number,
  to: number,
  version: number,
  kind: HistoryStep['kind'] = 'read',
): HistoryStep => ({ from, to, version, kind });

describe('the checker of histories', () => {
  it('a linearizable history has no violation', () => {
    expect(findViolations([step(0, 9, 2, 'write'), step(1, 8, 1), step(2, 3, 1, 'write')])).toEqual(
      [],
    );
  });

  it.each([
    ['a read that goes back', step(0, 1, 5), step(2, 3, 4)],
    ['a write below one that had ended', step(0, 1, 5, 'write'), step(2, 3, 4, 'write')],
    ['a write of a version that had been read', step(0, 1, 5), step(2, 3, 5, 'write')],
  ])('the check of a history finds %s', (_description, earlier, later) => {
    expect(findViolations([later, earlier])).toEqual([{ earlier, later }]);
  });

  it('the check of a history finds a version that two writes received', () => {
    expect(findSharedVersions([step(0, 9, 3, 'write'), step(1, 8, 3, 'write')])).toEqual([3]);
  });

  it('the check of a history agrees with a comparison of every pair', () => {
    const any = fc.record({
      from: fc.nat(30),
      lasts: fc.nat(10),
      version: fc.nat(6),
      kind: fc.constantFrom('read' as const, 'write' as const),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (drawn) => {
        const history = drawn.map(({ lasts, ...rest }) => ({ ...rest, to: rest.from + lasts }));
        const isWrong = history.some((earlier) =>
          history.some(
            (later) =>
              earlier.to < later.from &&
              later.version < earlier.version + (later.kind === 'write' ? 1 : 0),
          ),
        );
        expect(findViolations(history).length > 0).toBe(isWrong);
      }),
      { seed: 7 },
    );
  });
});
