import { describe, expect, it } from 'vitest';
import { countdownText, formatCountdown } from './format-countdown.ts';

describe('formatCountdown', () => {
  it.each([
    [0, '0 detik'],
    [42, '42 detik'],
    [60, '1 menit'],
    [65, '1 menit 5 detik'],
    [7500, '2 jam 5 menit'],
    [7205, '2 jam'],
    [90_061, '1 hari 1 jam'],
    [-5, '0 detik'],
  ])('formatCountdown writes %i s as %s', (seconds, text) => {
    expect(formatCountdown(seconds, 'id').replaceAll(',', '')).toBe(text);
  });

  it('formatCountdown writes a clock on request', () => {
    expect(countdownText(7500, 'clock', 'id')).toBe('2:05:00');
  });
});
