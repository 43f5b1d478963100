import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of one pixel's colour that is not visible, 0 to 1. Softened edges do not count at all. */
const colourTolerance = 0.12;

/** Pixels that may differ: a browser of another patch version draws a few curves otherwise. */
const toleratedPixels = 24;
const toleratedShare = 0.0002;

/**
 * How two pictures relate. `difference` is a picture of what differs, where both are of one size.
 *
 * @typedef {{ same: boolean, pixels: number, reason?: string, difference?: Buffer }} Comparison
 */

/**
 * Compares two PNG files as an eye would: softened edges and traces of colour do not count, a moved
 * line, another colour or another size does.
 *
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Comparison}
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return { same: true, pixels: 0 };
  const [old, now] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = old;
  if (width !== now.width || height !== now.height) {
    const reason = `${width} × ${height} became ${now.width} × ${now.height}`;
    return { same: false, pixels: now.width * now.height, reason };
  }
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(old.data, now.data, difference.data, width, height, {
    threshold: colourTolerance,
  });
  const same = pixels <= toleratedPixels + toleratedShare * width * height;
  if (same) return { same, pixels };
  return {
    same,
    pixels,
    reason: `${pixels} pixels differ`,
    difference: PNG.sync.write(difference),
  };
}
