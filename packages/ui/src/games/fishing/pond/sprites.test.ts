import { describe, expect, it } from 'vitest';
import { inkOf } from './sprites.ts';

/** A picture from rows of dots; `#` has something on it. */
function pictureOf(...rows: readonly string[]) {
  const width = rows[0]?.length ?? 0;
  const data = new Uint8ClampedArray(rows.length * width * 4);
  rows.forEach((row, y) => {
    [...row].forEach((dot, x) => {
      if (dot === '#') data[(y * width + x) * 4 + 3] = 1;
    });
  });
  return { data, width, height: rows.length };
}

describe('the box of what is drawn', () => {
  it('the box of what is drawn leaves out the empty room on every side, and nothing else', () => {
    expect(inkOf(pictureOf('.....', '..#..', '.#.#.', '.....'))).toEqual({
      x: 1,
      y: 1,
      width: 3,
      height: 2,
    });
    expect(inkOf(pictureOf('#..', '...', '..#'))).toEqual({ x: 0, y: 0, width: 3, height: 3 });
  });

  it('inkOf is undefined for an empty picture', () => {
    expect(inkOf(pictureOf('...', '...'))).toBeUndefined();
  });
});
