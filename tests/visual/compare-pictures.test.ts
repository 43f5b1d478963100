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

/** A button on the page's background. */
const button =
  (width: number, colour: readonly [number, number, number]): Paint =>
  (x, y) =>
    isInside(x, y, width) ? colour : ground;

const before = picture(button(96, accent));

describe('comparePictures', () => {
  it('comparePictures finds no difference between a picture and itself', () => {
    expect(comparePictures(before, before)).toEqual({ same: true, pixels: 0 });
  });

  it('comparePictures ignores a minimal difference in colour', () => {
    const after = picture(button(96, [254, 182, 72]));
    expect(comparePictures(before, after).same).toBe(true);
  });

  it('comparePictures detects a changed colour of a button', () => {
    const after = picture(button(96, [214, 51, 60]));
    expect(comparePictures(before, after)).toMatchObject({ same: false, pixels: 96 * 40 });
  });

  it('comparePictures detects a button that is one pixel wider', () => {
    const after = picture(button(97, accent));
    expect(comparePictures(before, after)).toMatchObject({ same: false, pixels: 40 });
  });

  it('comparePictures detects a changed icon in a picture of any height', () => {
    const page = 6_000;
    const icon: Paint = (x, y) => (x >= 57 && x < 64 && y >= 4_090 && y < 4_097 ? accent : ground);
    const plain: Paint = () => ground;
    const after = comparePictures(picture(plain, page), picture(icon, page));
    expect(after).toMatchObject({ same: false, pixels: 49 });
  });

  it('comparePictures ignores a few pixels in every region', () => {
    const dots: Paint = (x, y) => (x % 16 === 0 && y % 16 === 0 ? accent : ground);
    const plain: Paint = () => ground;
    expect(comparePictures(picture(plain), picture(dots)).same).toBe(true);
  });

  it('comparePictures detects a changed size of the page', () => {
    const after = picture(button(96, accent), size + 1);
    expect(comparePictures(before, after).reason).toBe('200 × 200 became 200 × 201');
  });

  it('comparePictures draws the differences', () => {
    const after = picture(button(120, accent));
    const { difference } = comparePictures(before, after);
    expect(PNG.sync.read(difference!)).toMatchObject({ width: size, height: size });
  });
});
