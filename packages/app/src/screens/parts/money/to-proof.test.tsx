import { pictureBytes } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { toProof } from './to-proof.ts';

const { signal } = new AbortController();

/** A noise picture, which compresses badly. */
function noise(side: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const picture = context.createImageData(side, side);
  const piece = 65_536;
  for (let at = 0; at < picture.data.length; at += piece)
    crypto.getRandomValues(picture.data.subarray(at, at + piece));
  context.putImageData(picture, 0, 0);
  return canvas.convertToBlob({ type });
}

const bytesOf = (base64: string): number => atob(base64).length;

describe('toProof', () => {
  it('toProof does not change a picture that fits', async () => {
    const file = await noise(40, 'image/png');
    const proof = await toProof(file, signal);
    expect(proof.type).toBe('image/png');
    expect(bytesOf(proof.data)).toBe(file.size);
  });

  it('toProof shrinks a large picture until it fits', async () => {
    const file = await noise(1_400, 'image/png');
    expect(file.size).toBeGreaterThan(pictureBytes);
    const proof = await toProof(file, signal);
    expect(proof.type).toBe('image/jpeg');
    expect(bytesOf(proof.data)).toBeLessThanOrEqual(pictureBytes);
  });

  it('toProof converts another picture format to an accepted one', async () => {
    const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
    const proof = await toProof(new Blob([bytes], { type: 'image/gif' }), signal);
    expect(proof.type).toBe('image/jpeg');
  });

  it('toProof rejects files that are not pictures', async () => {
    const text = new Blob(['transfer'], { type: 'text/plain' });
    await expect(toProof(text, signal)).rejects.toThrow('could not be decoded');
  });
});
