import { describe, expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

describe('durationText', () => {
  it.each([
    [0, 'id', '0 menit'],
    [59, 'id', '0 menit'],
    [2_530, 'id', '42 menit'],
    [6_150, 'id', '1 jam 42 menit'],
    [7_200, 'en', '2 hours'],
    [6_150, 'es', '1 hora 42 minutos'],
    [6_150, 'zh-Hans', '1小时42分钟'],
    [-5, 'id', '0 menit'],
    [Number.NaN, 'id', '0 menit'],
  ])('durationText formats %i s in %s as %s', (seconds, locale, text) => {
    expect(durationText(seconds, locale)).toBe(text);
  });
});
