import { describe, expect, it } from 'vitest';
import { countdownText, countdownWords } from './countdown-words.ts';

describe('countdownWords', () => {
  it.each([
    [0, '0 detik'],
    [42, '42 detik'],
    [60, '1 menit'],
    [65, '1 menit 5 detik'],
    [7500, '2 jam 5 menit'],
    [7205, '2 jam'],
    [90_061, '1 hari 1 jam'],
    [-5, '0 detik'],
  ])('countdownWords writes %i s as %s', (seconds, text) => {
    expect(countdownWords(seconds, 'id').replaceAll(',', '')).toBe(text);
  });

  it('countdownWords writes a clock on request', () => {
    expect(countdownText(7500, 'clock', 'id')).toBe('2:05:00');
  });
});
