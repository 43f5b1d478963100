import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEarningsFile } from './earnings-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lobi-earnings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const plan = { id: 'games', type: 'ggr', base: 'ggr', cycle: 'weekly', from: '2026-12-01' };

function read(...plans: object[]) {
  const path = join(folder, 'earnings.json');
  writeFileSync(path, JSON.stringify({ plans }));
  return readEarningsFile(path, 'IDR');
}

describe('the earning plans file', () => {
  it('the earning plans file defines plans, with defaults for omitted values', () => {
    expect(read(plan)).toEqual([
      {
        ...plan,
        costsBp: 0,
        rateBp: null,
        tiers: [],
        carryOver: 'negative',
        minActive: 0,
        until: null,
      },
    ]);
  });

  it('the earning plans file has amounts in the currency of the platform', () => {
    const [first] = read({ ...plan, rateBp: 750, tiers: [{ from: '1000000', rateBp: 900 }] });
    expect(first?.tiers).toEqual([{ from: 1_000_000n, rateBp: 900 }]);
  });

  it('the earning plans file may have several plans: of different types, or for consecutive days', () => {
    const promo = { ...plan, id: 'opening', type: 'promo', rateBp: 200, until: '2026-12-24' };
    const next = { ...promo, id: 'new-year', from: '2026-12-25', until: null };
    expect(read(plan, promo, next).map(({ id }) => id)).toEqual(['games', 'opening', 'new-year']);
  });

  it.each([
    ['an unknown field', { ...plan, rate: 5 }, /plans\.0: .*/],
    ['an invalid date', { ...plan, from: '2026-02-30' }, /plans\.0\.from: must be a day/],
    ['a base that its type does not allow', { ...plan, base: 'turnover' }, /counts from what/],
    ['costs for a base without costs', { ...plan, costsBp: 100 }, /has costs/],
    ['no rate', { ...plan, type: 'promo' }, /has no rate/],
    ['a rate of the whole result', { ...plan, type: 'promo', rateBp: 5_000 }, /has a rate above/],
    [
      'tiers with decreasing rates',
      { ...plan, rateBp: 900, tiers: [{ from: '1000', rateBp: 800 }] },
      /tiers that do not rise/,
    ],
    [
      'tiers in the wrong order',
      {
        ...plan,
        rateBp: 700,
        tiers: [
          { from: '2000', rateBp: 800 },
          { from: '1000', rateBp: 900 },
        ],
      },
      /tiers that do not rise/,
    ],
    [
      'tiers above the rate of the settings',
      { ...plan, tiers: [{ from: '1', rateBp: 1 }] },
      /no rate of its own/,
    ],
    [
      'a tier with an invalid threshold',
      { ...plan, tiers: [{ from: '1.5', rateBp: 1 }] },
      /is no amount/,
    ],
    ['an end before the start', { ...plan, until: '2026-11-30' }, /ends before it begins/],
  ])('the earning plans file is rejected with %s', (_description, wrong, sentence) => {
    expect(() => read(wrong)).toThrow(sentence);
  });

  it('the earning plans file is rejected for two plans with one id, or of one type on the same days', () => {
    expect(() => read(plan, { ...plan, from: '2027-01-01' })).toThrow(/two plans are named games/);
    expect(() => read(plan, { ...plan, id: 'more' })).toThrow(/games and more are of one type/);
  });

  it('the earning plans file is rejected if it does not exist', () => {
    expect(() => readEarningsFile(join(folder, 'nothing.json'), 'IDR')).toThrow(/cannot be read/);
  });
});
