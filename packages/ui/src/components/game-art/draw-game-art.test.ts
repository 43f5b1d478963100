import { describe, expect, it } from 'vitest';
import { drawGameArt } from './draw-game-art.ts';
import { gameArtUri } from './game-art-uri.ts';

const categories = ['slots', 'live', 'casino', 'cockfight', 'fishing', 'bingo', 'crash'] as const;
const ratios = ['portrait', 'square', 'landscape', 'wide'] as const;

describe('drawGameArt', () => {
  it('drawGameArt draws the same picture for the same game', () => {
    const options = { seed: '0192-a', category: 'cockfight' } as const;
    expect(drawGameArt(options)).toBe(drawGameArt(options));
  });

  it.each(categories)(
    'drawGameArt draws different pictures for different games: %s',
    (category) => {
      const drawings = Array.from({ length: 40 }, (_, index) =>
        drawGameArt({ seed: `game-${index}`, category }),
      );
      expect(new Set(drawings).size).toBe(40);
    },
  );

  it.each(categories)('drawGameArt stays within 3 kB in every shape: %s', (category) => {
    for (const ratio of ratios) {
      for (let index = 0; index < 100; index += 1) {
        const bytes = drawGameArt({ seed: `seed-${index}`, category, ratio }).length;
        expect(bytes).toBeLessThanOrEqual(3072);
      }
    }
  });

  it('drawGameArt draws an image only: no script, no link, no external address', () => {
    for (const category of categories) {
      const markup = drawGameArt({ seed: 'x', category });
      expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|https?:|onload/);
    }
  });
});

describe('gameArtUri', () => {
  it('gameArtUri survives being an address: decoded it is the drawing', () => {
    const options = { seed: 'a', category: 'crash', ratio: 'wide' } as const;
    const uri = gameArtUri(options);
    expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(
      drawGameArt(options).replaceAll('"', "'"),
    );
  });
});
