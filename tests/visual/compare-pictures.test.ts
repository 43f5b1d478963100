import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { comparePictures } from '../../tools/visual/compare-pictures.mjs';

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

const size = 200;

const picture = (paint: Paint, height: number = size): Buffer => {
  const png = new PNG({ width: size, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < size; x += 1) png.data.set([...paint(x, y), 255], (y * size + x) * 4);
  }
  return PNG.sync.write(png);
};

const ground = [11, 13, 26] as const;
const accent = [255, 181, 71] as const;
const isInside = (x: number, y: number, width: number): boolean =>
  x >= 40 && x < 40 + width && y >= 80 && y < 120;

/** A button on the page's ground. */
const button =
  (width: number, colour: readonly [number, number, number]): Paint =>
  (x, y) =>
    isInside(x, y, width) ? colour : ground;

const before = picture(button(96, accent));

describe('comparePictures', () => {
  it('a picture is the same as itself', () => {
    expect(comparePictures(before, before)).toEqual({ same: true, pixels: 0 });
  });

  it('a trace of another colour is ignored', () => {
    const after = picture(button(96, [254, 182, 72]));
    expect(comparePictures(before, after).same).toBe(true);
  });

  it('another colour of a button is seen', () => {
    const after = picture(button(96, [214, 51, 60]));
    expect(comparePictures(before, after)).toMatchObject({ same: false, pixels: 96 * 40 });
  });

  it('a button that has become one pixel wider is seen', () => {
    const after = picture(button(97, accent));
    expect(comparePictures(before, after)).toMatchObject({ same: false, pixels: 40 });
  });

  it('another size of the page is seen', () => {
    const after = picture(button(96, accent), size + 1);
    expect(comparePictures(before, after).reason).toBe('200 × 200 became 200 × 201');
  });

  it('draws what differs', () => {
    const after = picture(button(120, accent));
    const { difference } = comparePictures(before, after);
    expect(PNG.sync.read(difference!)).toMatchObject({ width: size, height: size });
  });
});
