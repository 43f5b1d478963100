import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Returns the dark squares that a path covers, as `x,y`. */
const covered = (path: string): Set<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step},${y}`),
    ),
  );

describe('qrPath', () => {
  it('qrPath covers exactly the dark squares of the code', () => {
    const { data } = encode('00020101021226', { ecc: 'M', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
    const drawing = qrPath('00020101021226', 'M');
    expect(drawing?.edge).toBe(data.length);
    expect([...covered(drawing?.path ?? '')].sort()).toEqual(dark.sort());
  });

  it('qrPath is undefined for a text that is too long for a code', () => {
    expect(qrPath('x'.repeat(4000), 'H')).toBeUndefined();
  });
});
