import { describe, expect, it } from 'vitest';
import { inkOf } from './sprites.ts';

/** Creates an image from rows of dots; `#` is a painted pixel. */
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

describe('inkOf', () => {
  it('the bounding box of a sprite excludes empty space on every side, and nothing else', () => {
    expect(inkOf(pictureOf('.....', '..#..', '.#.#.', '.....'))).toEqual({
      x: 1,
      y: 1,
      width: 3,
      height: 2,
    });
    expect(inkOf(pictureOf('#..', '...', '..#'))).toEqual({ x: 0, y: 0, width: 3, height: 3 });
  });

  it('inkOf is undefined for an empty image', () => {
    expect(inkOf(pictureOf('...', '...'))).toBeUndefined();
  });
});
