import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Invisible difference of one pixel's colour, 0 to 1. Antialiased pixels are ignored. */
const colourTolerance = 0.12;

/**
 * Side of a region in px, and how many of its pixels may differ: a browser of another patch version
 * renders a few curves differently, anywhere. A limit for the whole picture would hide a changed icon.
 */
const regionSize = 64;
const toleratedInRegion = 24;

/** Colour in which `pixelmatch` marks differences. */
const marked = [255, 0, 0];

/**
 * Result of a comparison. `difference` is a picture of the differing pixels, if both have the same
 * size.
 *
 * @typedef {{ same: boolean, pixels: number, reason?: string, difference?: Buffer }} Comparison
 */

/**
 * Most pixels that differ within one region. Regions overlap by half, so that no edge between two divides
 * a change.
 *
 * @param {PNG} difference
 */
function mostInRegion({ width, height, data }) {
  const step = regionSize / 2;
  const columns = Math.ceil(width / step);
  const cells = new Uint32Array(columns * Math.ceil(height / step));
  for (let at = 0; at < data.length; at += 4) {
    if (marked.some((value, channel) => data[at + channel] !== value)) continue;
    const pixel = at / 4;
    const row = Math.floor(pixel / width / step);
    const cell = row * columns + Math.floor((pixel % width) / step);
    cells[cell] = (cells[cell] ?? 0) + 1;
  }
  const countAt = (/** @type {number} */ cell) => cells[cell] ?? 0;
  return cells.reduce((highest, count, cell) => {
    const isLast = (cell + 1) % columns === 0;
    const below = countAt(cell + columns);
    const beside = isLast ? 0 : countAt(cell + 1) + countAt(cell + columns + 1);
    return Math.max(highest, count + below + beside);
  }, 0);
}

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
  const same = mostInRegion(difference) <= toleratedInRegion;
  if (same) return { same, pixels };
  return {
    same,
    pixels,
    reason: `${pixels} pixels differ`,
    difference: PNG.sync.write(difference),
  };
}
