/** Maximum side of a resized picture, in pixels: figures on a receipt stay readable. */
const longestSide = 1_920;

/** Parameters of one attempt to shrink a picture. */
export interface Attempt {
  readonly width: number;
  readonly height: number;
  /** Of the JPEG, 0 to 1. */
  readonly quality: number;
}

const steps = [
  { scale: 1, quality: 0.85 },
  { scale: 1, quality: 0.7 },
  { scale: 0.7, quality: 0.7 },
  { scale: 0.5, quality: 0.6 },
] as const;

/** Attempts to shrink a picture, the best first. Never larger than the original, never empty. */
export function attemptsFor(width: number, height: number): Attempt[] {
  const fit = Math.min(1, longestSide / Math.max(width, height, 1));
  return steps.map(({ scale, quality }) => ({
    width: Math.max(1, Math.round(width * fit * scale)),
    height: Math.max(1, Math.round(height * fit * scale)),
    quality,
  }));
}

/** Base64 of bytes, in pieces so that a large picture does not overflow the stack. */
export function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += piece)
    text += String.fromCharCode(...bytes.subarray(at, at + piece));
  return btoa(text);
}
