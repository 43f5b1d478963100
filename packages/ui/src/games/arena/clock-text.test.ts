import { describe, expect, it } from 'vitest';
import { clockText, timeOfDay } from './clock-text.ts';

describe('clockText', () => {
  it('counts in minutes and seconds, hours only when there are any', () => {
    expect(clockText(24, 'id')).toBe('00.24');
    expect(clockText(84.9, 'en')).toBe('01:24');
    expect(clockText(2530 + 3600, 'id')).toBe('01.42.10');
  });

  it('never goes below zero', () => {
    expect(clockText(-3, 'en')).toBe('00:00');
  });
});

describe('timeOfDay', () => {
  it('writes the reader’s zone with its name', () => {
    expect(timeOfDay('2026-11-20T09:03:32.000Z', 'id', 'Asia/Jakarta')).toBe('16.03.32 WIB');
    expect(timeOfDay('2026-11-20T09:03:32.000Z', 'en', 'Asia/Jakarta', false)).toBe('16:03:32');
  });
});
