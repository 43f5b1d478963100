import { describe, expect, it } from 'vitest';
import { attemptsFor, toBase64 } from './fit-picture.ts';

describe('attemptsFor', () => {
  it('attemptsFor keeps the proportions and reduces the longest side', () => {
    expect(attemptsFor(4_000, 3_000)[0]).toEqual({ width: 1_920, height: 1_440, quality: 0.85 });
    expect(attemptsFor(3_000, 4_000)[0]).toEqual({ width: 1_440, height: 1_920, quality: 0.85 });
  });

  it('attemptsFor does not enlarge a small picture', () => {
    expect(attemptsFor(600, 400)[0]).toMatchObject({ width: 600, height: 400 });
  });

  it('attemptsFor gets smaller with each attempt, and keeps at least one pixel', () => {
    const areas = attemptsFor(5_000, 1).map(
      ({ width, height, quality }) => width * height * quality,
    );
    expect(areas.toSorted((a, b) => b - a)).toEqual(areas);
    expect(attemptsFor(5_000, 1).every(({ height }) => height >= 1)).toBe(true);
  });
});

describe('toBase64', () => {
  it('toBase64 writes standard base64', () => {
    const bytes = Uint8Array.from({ length: 100_003 }, (_, index) => index % 251);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });
});
