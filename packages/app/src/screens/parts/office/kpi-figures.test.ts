import { describe, expect, it } from 'vitest';
import { changeOf, noonOf } from './kpi-figures.ts';

describe('changeOf', () => {
  it('changeOf gives the change as a share with its sign', () => {
    expect(changeOf('112.5', '100')).toBe(0.125);
    expect(changeOf(75, 100)).toBe(-0.25);
  });

  it('changeOf counts from a loss as well', () => {
    expect(changeOf('50', '-100')).toBe(1.5);
  });

  it('changeOf says nothing where there was nothing before', () => {
    expect(changeOf('100', '0')).toBeUndefined();
  });
});

it('keeps a day on its day', () => {
  const day = (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(noonOf('2026-11-20')));
  expect([day('Asia/Jakarta'), day('America/Los_Angeles')]).toEqual(['2026-11-20', '2026-11-20']);
});
