import { describe, expect, it } from 'vitest';
import * as icons from './icons.ts';

describe('icons', () => {
  it('icons have a distinct path for every meaning', () => {
    const drawings = Object.values(icons);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const path of drawings) expect(path).toMatch(/^M[\d.]/);
  });
});
