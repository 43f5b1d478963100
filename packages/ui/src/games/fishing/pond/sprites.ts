import type { Shape } from '../../drawing/shape.ts';
import { fishArt, type FishArt } from './fish-art.ts';

/** Half the room that a drawing takes, in its own units. */
export const spriteReach = 116;

/** A swimmer ready to be put onto a canvas: one picture for the body and one for the tail. */
export interface Sprite {
  readonly art: FishArt;
  readonly body: HTMLCanvasElement;
  readonly tail: HTMLCanvasElement;
  /** Pixels of the canvas for one unit of the drawing. */
  readonly scale: number;
}

function pictureOf(shapes: readonly Shape[], scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.ceil(spriteReach * 2 * scale));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.scale(scale, scale);
  context.translate(spriteReach, spriteReach);
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
  return canvas;
}

/** All drawings as pictures for a pond whose smaller side has so many pixels: drawn once, not each frame. */
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
