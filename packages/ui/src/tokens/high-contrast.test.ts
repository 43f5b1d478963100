import { describe, expect, it } from 'vitest';
import { baja } from './baja.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { highContrast, highMinimum } from './high-contrast.ts';
import { lentera } from './lentera.ts';
import { mixColors, nearestPassing } from './mix-colors.ts';
import { pesisir } from './pesisir.ts';

describe('highContrast', () => {
  it.each([lentera, pesisir, baja])('$name keeps every pair at the raised minimum', (brand) => {
    const { name, schemes } = highContrast(brand);
    expect(name).toBe(`${brand.name}-contrast`);
    for (const palette of Object.values(schemes)) {
      const short = contrastPairs.filter(
        ([front, back, minimum]) =>
          contrastRatio(palette[front], palette[back]) < highMinimum(minimum),
      );
      expect(short).toEqual([]);
    }
  });

  it('highContrast keeps the outcomes distinguishable', () => {
    for (const palette of Object.values(highContrast(lentera).schemes)) {
      const { meron, wala, draw, cancel } = palette;
      expect(new Set([meron, wala, draw, cancel]).size).toBe(4);
    }
  });
});

describe('nearestPassing', () => {
  it('nearestPassing does not change a colour that passes', () => {
    expect(nearestPassing('#ffffff', [['#000000', 7]])).toBe('#ffffff');
  });

  it('nearestPassing changes a colour as little as possible', () => {
    const found = nearestPassing('#777777', [['#ffffff', 4.5]]) ?? '';
    expect(contrastRatio(found, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(mixColors(found, '#ffffff', 0.03), '#ffffff')).toBeLessThan(4.5);
  });

  it('nearestPassing returns undefined if no colour passes', () => {
    expect(nearestPassing('#777777', [['#777777', 7]])).toBeUndefined();
  });
});
