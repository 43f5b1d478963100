import { describe, expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

describe('clockText', () => {
  it.each([
    ['id', 2_530_000, '00.42.10'],
    ['en', 2_530_000, '00:42:10'],
    ['es', 2_530_000, '00:42:10'],
    ['zh-Hans', 2_530_000, '00:42:10'],
    ['en', 90_061_999, '25:01:01'],
  ])('clockText formats in %s %i ms as %s', (locale, elapsedMs, text) => {
    expect(clockText(elapsedMs, locale)).toBe(text);
  });
});
