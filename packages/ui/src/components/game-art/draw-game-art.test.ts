import { describe, expect, it } from 'vitest';
import { drawGameArt } from './draw-game-art.ts';
import { gameArtUri } from './game-art-uri.ts';
import { hueOf, oklch } from '../../tokens/oklch.ts';

const categories = ['slots', 'live', 'casino', 'cockfight', 'fishing', 'bingo', 'crash'] as const;
const ratios = ['portrait', 'square', 'landscape', 'wide'] as const;

describe('drawGameArt', () => {
  it('drawGameArt returns the same image for the same game', () => {
    const options = { seed: '0192-a', category: 'cockfight' } as const;
    expect(drawGameArt(options)).toBe(drawGameArt(options));
  });

  it.each(categories)(
    'drawGameArt returns different images for different games: %s',
    (category) => {
      const drawings = Array.from({ length: 40 }, (_, index) =>
        drawGameArt({ seed: `game-${index}`, category }),
      );
      expect(new Set(drawings).size).toBe(40);
    },
  );

  it.each(categories)('drawGameArt stays within 3 kB in every aspect ratio: %s', (category) => {
    for (const ratio of ratios) {
      for (let index = 0; index < 100; index += 1) {
        const bytes = drawGameArt({ seed: `seed-${index}`, category, ratio }).length;
        expect(bytes).toBeLessThanOrEqual(3072);
      }
    }
  });

  it('drawGameArt uses the colours and patterns of a brand', () => {
    const style = { palette: ['#c2410c'], patterns: ['weave'] } as const;
    const draw = (seed: string) => drawGameArt({ seed, category: 'slots', style });
    const ground = (markup: string) => /<rect [^>]*fill="(#\w+)"/.exec(markup)?.[1];
    const drawings = Array.from({ length: 10 }, (_, index) => draw(`game-${index}`));
    expect(new Set(drawings.map(ground)).size).toBe(1);
    expect(new Set(drawings).size).toBe(10);
    for (const drawing of drawings) expect(drawing).toContain('M2 4h12M2 9h12');
    const other = drawGameArt({
      seed: 'game-0',
      category: 'slots',
      style: { palette: ['#0b5fff'] },
    });
    expect(ground(other)).not.toBe(ground(draw('game-0')));
    expect(gameArtUri({ seed: 'game-0', category: 'slots', style })).not.toBe(
      gameArtUri({ seed: 'game-0', category: 'slots' }),
    );
  });

  it('hueOf returns the hue that was passed to oklch', () => {
    for (const hue of [25, 140, 262, 340]) {
      expect(Math.abs(hueOf(oklch(0.6, 0.1, hue)) - hue)).toBeLessThan(1);
    }
  });

  it('drawGameArt returns an image only: no script, no link, no external address', () => {
    for (const category of categories) {
      const markup = drawGameArt({ seed: 'x', category });
      expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|https?:|onload/);
    }
  });
});

const sizeOf = (markup: string): number => new TextEncoder().encode(markup).length;

const about = (engine: string, title = engine) =>
  drawGameArt({ seed: 'same', category: 'casino', subject: { engine, title } });

describe('drawGameArt with a subject', () => {
  const engines = [
    'baccarat',
    'bingo',
    'blackjack',
    'crash',
    'dice',
    'fishing',
    'hilo',
    'keno',
    'limbo',
    'mines',
    'plinko',
    'poker',
    'roulette',
    'wheel',
    'slots-gong-five',
  ];

  it('drawGameArt draws each built-in game differently', () => {
    expect(new Set(engines.map((engine) => about(engine))).size).toBe(engines.length);
  });

  it('drawGameArt draws the same motif for a variant of a game', () => {
    expect(about('dice-gold', 'Dadu')).toBe(about('dice', 'Dadu'));
  });

  it('drawGameArt draws the image of the category for an unknown game', () => {
    expect(about('tebak-angka')).toBe(drawGameArt({ seed: 'same', category: 'casino' }));
  });

  it('drawGameArt adds the emblem of a word in the title', () => {
    const crown = '#c2304a';
    expect(about('dice', 'Dadu Sultan')).toContain(crown);
    expect(about('dice', 'Dadu Seratus')).not.toContain(crown);
  });

  it('drawGameArt shows as many symbols of a machine as its title names', () => {
    const count = (engine: string) => about(engine).match(/<use href="#s\d"/g)?.length;
    expect(count('slots-coin-line')).toBe(1);
    expect(count('slots-gem-ways')).toBe(2);
    expect(count('slots-lantern-three')).toBe(3);
    expect(count('slots-moon-four')).toBe(4);
    expect(count('slots-tide-five')).toBe(5);
    expect(count('slots-treasure-six')).toBe(6);
  });

  // The slot machines with the most complex symbols are the largest images of all machines.
  const largestMachines = ['slots-harvest-five', 'slots-tide-five', 'slots-market-wide'];

  it.each([...engines, ...largestMachines])(
    'drawGameArt with a subject stays within 3.5 kB: %s',
    (engine) => {
      for (const title of ['Lentera', 'Sultan', 'Keraton', 'Jala Receh', 'Karang Pelangi']) {
        for (const ratio of ratios) {
          const subject = { engine, title };
          const markup = drawGameArt({ seed: title, category: 'casino', ratio, subject });
          expect(sizeOf(markup)).toBeLessThanOrEqual(3584);
        }
      }
    },
  );

  it('drawGameArt uses the palette of a brand with a subject', () => {
    const draw = (color: string) =>
      drawGameArt({
        ...{ seed: 'same', category: 'casino', style: { palette: [color] } },
        subject: { engine: 'dice', title: 'Dadu' },
      });
    expect(draw('#c2410c')).not.toBe(draw('#0b5fff'));
  });
});

describe('gameArtUri', () => {
  it('gameArtUri decodes to the exact SVG document', () => {
    const options = { seed: 'a', category: 'crash', ratio: 'wide' } as const;
    const uri = gameArtUri(options);
    expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(
      drawGameArt(options).replaceAll('"', "'"),
    );
  });
});
