import { describe, expect, it } from 'vitest';
import { timeZoneName } from './time-zone-name.ts';

describe('timeZoneName', () => {
  it.each([
    ['Asia/Jakarta', 'WIB'],
    ['Asia/Makassar', 'WITA'],
    ['Asia/Jayapura', 'WIT'],
    ['Asia/Manila', 'Asia/Manila'],
    ['Europe/Madrid', 'Europe/Madrid'],
    ['UTC', 'UTC'],
  ])('timeZoneName of %s is %s', (timeZone, name) => {
    expect(timeZoneName(timeZone)).toBe(name);
  });
});
