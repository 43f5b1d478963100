import { describe, expect, it } from 'vitest';
import { changeOf, noonOf } from './kpi-figures.ts';

describe('changeOf', () => {
  it('changeOf returns the change as a signed share', () => {
    expect(changeOf('112.5', '100')).toBe(0.125);
    expect(changeOf(75, 100)).toBe(-0.25);
  });

  it('changeOf calculates from a loss as well', () => {
    expect(changeOf('50', '-100')).toBe(1.5);
  });

  it('changeOf is undefined without an earlier value', () => {
    expect(changeOf('100', '0')).toBeUndefined();
  });
});

it('noonOf stays on its day in every time zone', () => {
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(noonOf('2026-11-20')));
  expect([day('Asia/Jakarta'), day('America/Los_Angeles')]).toEqual(['2026-11-20', '2026-11-20']);
});
