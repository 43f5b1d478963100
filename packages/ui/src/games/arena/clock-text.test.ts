import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('clockText', () => {
  it('clockText formats minutes and seconds, and hours only above an hour', () => {
    expect(clockText(24, 'id')).toBe('00.24');
    expect(clockText(84.9, 'en')).toBe('01:24');
    expect(clockText(2530 + 3600, 'id')).toBe('01.42.10');
  });

  it('clockText never goes below zero', () => {
    expect(clockText(-3, 'en')).toBe('00:00');
  });
});
