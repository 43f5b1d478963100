import type { Shape } from '../../../drawings/shape.ts';
import { fishArt, type FishArt } from './fish-art.ts';

/** Half the extent of a drawing, in units of the drawing. */
const reach = 116;

/** A cropped image, and its offset from the centre of the fish, in pixels. */
export interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
}

/** A fish ready for the canvas: one image for the body and one for the tail. */
export interface Sprite {
  readonly art: FishArt;
  readonly body: Picture;
  readonly tail: Picture;
  /** Canvas pixels per unit of the drawing. */
  readonly scale: number;
}

function draw(context: CanvasRenderingContext2D, shapes: readonly Shape[], scale: number): void {
  context.scale(scale, scale);
  context.translate(reach, reach);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, fill, stroke, width = 2, opacity = 1 } of shapes) {
    const path = new Path2D(d);
    context.globalAlpha = opacity;
    if (fill !== undefined) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (stroke !== undefined) {
      context.strokeStyle = stroke;
      context.lineWidth = width;
      context.stroke(path);
    }
  }
}

/** Returns the smallest box with all painted pixels; `undefined` for an empty image. */
export function inkOf({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>):
  | { x: number; y: number; width: number; height: number }
  | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Crops the image, because painting transparent pixels costs as much as painting opaque ones. */
function pictureOf(shapes: readonly Shape[], scale: number): Picture {
  const canvas = document.createElement('canvas');
  const whole = document.createElement('canvas');
  const side = Math.max(1, Math.ceil(reach * 2 * scale));
  whole.width = side;
  whole.height = side;
  const context = whole.getContext('2d', { willReadFrequently: true });
  if (!context) return { canvas, x: 0, y: 0 };
  draw(context, shapes, scale);
  const ink = inkOf(context.getImageData(0, 0, side, side)) ?? { x: 0, y: 0, width: 1, height: 1 };
  canvas.width = ink.width;
  canvas.height = ink.height;
  canvas.getContext('2d')?.drawImage(whole, -ink.x, -ink.y);
  return { canvas, x: ink.x - reach * scale, y: ink.y - reach * scale };
}

/**
 * Renders all drawings to images for a pond with this number of pixels on its smaller side: once, not in each
 * frame.
 */
export const spritesFor = (side: number): ReadonlyMap<string, Sprite> =>
  new Map(
    Object.entries(fishArt).map(([name, art]) => {
      const scale = (art.size * side) / 200;
      return [
        name,
        { art, scale, body: pictureOf(art.body, scale), tail: pictureOf(art.tail, scale) },
      ];
    }),
  );
