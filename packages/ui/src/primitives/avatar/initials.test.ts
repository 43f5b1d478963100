import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['player', 'PL'],
    ['siti nurhaliza', 'SN'],
    ['agus.w', 'AW'],
    ['李雷', '李雷'],
    ['x', 'X'],
    ['  ', ''],
  ])('the initials of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
