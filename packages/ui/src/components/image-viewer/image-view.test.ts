import { describe, expect, it } from 'vitest';
import { moveImage, wholeImage, type ImageMove, type ImageView } from './image-view.ts';

const after = (...moves: ImageMove[]): ImageView => moves.reduce(moveImage, wholeImage);
const zoomIn = { type: 'zoom-in' } as const;
const zoomOut = { type: 'zoom-out' } as const;

describe('moveImage', () => {
  it('moveImage zooms in steps and stops at both ends', () => {
    expect(after(zoomIn, zoomIn).zoom).toBe(2);
    expect(after(...Array.from({ length: 9 }, () => zoomIn)).zoom).toBe(4);
    expect(after(zoomIn, zoomOut, zoomOut).zoom).toBe(1);
  });

  it('moveImage rotates by 90° in both directions and centres the image again', () => {
    expect(after({ type: 'turn-left' }).turn).toBe(270);
    expect(after({ type: 'turn-right' }, { type: 'turn-right' }).turn).toBe(180);
    expect(after(zoomIn, { type: 'pan', dx: 50, dy: 0 }, { type: 'turn-right' })).toMatchObject({
      zoom: 1.5,
      x: 0,
    });
  });

  it('moveImage moves only an image that is larger than its container, and keeps it visible', () => {
    expect(after({ type: 'pan', dx: 50, dy: 50 })).toEqual(wholeImage);
    expect(after(zoomIn, { type: 'pan', dx: 5000, dy: -5000 })).toMatchObject({ x: 200, y: -200 });
  });

  it('moveImage moves an image back into its container when it shrinks', () => {
    expect(after(zoomIn, { type: 'pan', dx: 150, dy: 0 }, zoomOut)).toEqual(wholeImage);
    expect(after(zoomIn, { type: 'turn-left' }, { type: 'reset' })).toEqual(wholeImage);
    expect(after({ type: 'toggle' }, { type: 'toggle' })).toEqual(wholeImage);
  });
});
