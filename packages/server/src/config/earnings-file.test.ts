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

describe('the file of earning plans', () => {
  it('the file of earning plans says what agents earn; what it leaves open is as usual', () => {
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

  it('the file of earning plans has amounts in the currency of the platform', () => {
    const [first] = read({ ...plan, rateBp: 750, tiers: [{ from: '1000000', rateBp: 900 }] });
    expect(first?.tiers).toEqual([{ from: 1_000_000n, rateBp: 900 }]);
  });

  it('the file of earning plans may have many plans: of different types, or one after the other', () => {
    const promo = { ...plan, id: 'opening', type: 'promo', rateBp: 200, until: '2026-12-24' };
    const next = { ...promo, id: 'new-year', from: '2026-12-25', until: null };
    expect(read(plan, promo, next).map(({ id }) => id)).toEqual(['games', 'opening', 'new-year']);
  });

  it.each([
    ['an unknown field', { ...plan, rate: 5 }, /plans\.0: .*/],
    ['a day that is none', { ...plan, from: '2026-02-30' }, /plans\.0\.from: must be a day/],
    ['a base that its type does not have', { ...plan, base: 'turnover' }, /counts from what/],
    ['costs of what has none', { ...plan, costsBp: 100 }, /has costs/],
    ['no rate', { ...plan, type: 'promo' }, /has no rate/],
    [
      'a rate that would leave the house nothing',
      { ...plan, type: 'promo', rateBp: 5_000 },
      /has a rate above/,
    ],
    [
      'tiers that fall',
      { ...plan, rateBp: 900, tiers: [{ from: '1000', rateBp: 800 }] },
      /tiers that do not rise/,
    ],
    [
      'tiers in disorder',
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
    ['a tier from no amount', { ...plan, tiers: [{ from: '1.5', rateBp: 1 }] }, /is no amount/],
    ['an end before the beginning', { ...plan, until: '2026-11-30' }, /ends before it begins/],
  ])('the file of earning plans is rejected with %s', (_what, wrong, sentence) => {
    expect(() => read(wrong)).toThrow(sentence);
  });

  it('the file of earning plans is rejected for two plans of one id, or of one type on the same days', () => {
    expect(() => read(plan, { ...plan, from: '2027-01-01' })).toThrow(/two plans are named games/);
    expect(() => read(plan, { ...plan, id: 'more' })).toThrow(/games and more are of one type/);
  });

  it('the file of earning plans is rejected where it does not exist', () => {
    expect(() => readEarningsFile(join(folder, 'nothing.json'), 'IDR')).toThrow(/cannot be read/);
  });
});
