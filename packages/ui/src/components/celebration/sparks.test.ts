import { describe, expect, it } from 'vitest';
import { sparks } from './sparks.ts';

describe('sparks', () => {
  it('sparks depend only on the seed', () => {
    expect(sparks('bet-1', 12)).toEqual(sparks('bet-1', 12));
    expect(sparks('bet-1', 12)).not.toEqual(sparks('bet-2', 12));
  });

  it('sparks are spread around the ring in order', () => {
    const angles = sparks('bet-1', 12).map(({ angle }) => angle);
    expect(angles).toHaveLength(12);
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  });
});
