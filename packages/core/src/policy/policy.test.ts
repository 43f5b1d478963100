import { describe, expect, it } from 'vitest';
import { currencies, parseMoney } from '../contract/money.ts';
import { gameCategories } from '../contract/statuses.ts';
import { breakEnd, isBreakCovered, isExclusion } from './breaks.ts';
import { policyFor } from './policy-for.ts';
import { policyPacks } from './policy-packs.ts';

const packs = Object.values(policyPacks);

describe('the policy of a jurisdiction', () => {
  it.each(Object.keys(policyPacks))(
    'the policy of %s is found by its code in any letter case',
    (code) => {
      expect(policyFor(code).jurisdiction).toBe(code);
      expect(policyFor(` ${code.toUpperCase()} `)).toBe(policyFor(code));
    },
  );

  it.each(['xx', '', 'toString', '__proto__'])(
    'the policy of %j is that of an unknown jurisdiction',
    (code) => {
      expect(policyFor(code).jurisdiction).toBe('unknown');
    },
  );

  it('no policy allows auto-play or turbo', () => {
    for (const pack of [...packs, policyFor('xx')]) {
      expect(pack).toMatchObject({ autoPlay: false, turbo: false });
    }
  });

  it('guests may try games with play money only', () => {
    const open = [...packs, policyFor('xx')].filter(({ freePlay }) => freePlay);
    expect(open.map(({ jurisdiction }) => jurisdiction)).toEqual(['play-money']);
  });

  it('the default reality check interval of each policy is one of the choices', () => {
    for (const { realityCheck } of [...packs, policyFor('xx')]) {
      expect(realityCheck.choices).toContain(realityCheck.minutes);
    }
  });

  it('cockfights are allowed with play money only', () => {
    const open = packs.filter(({ closedCategories }) => !closedCategories.includes('cockfight'));
    expect(open.map(({ jurisdiction }) => jurisdiction)).toEqual(['play-money']);
  });
});

describe('the policy of an unknown jurisdiction', () => {
  const unknown = policyFor('xx');

  // id: policy-default-is-strict
  it.each(packs)(
    'the policy of an unknown jurisdiction is at least as strict as that of $jurisdiction',
    (pack) => {
      expect(unknown.minimumAge).toBeGreaterThanOrEqual(pack.minimumAge);
      expect(unknown.realityCheck.minutes).toBeLessThanOrEqual(pack.realityCheck.minutes);
      expect(unknown.realityCheck.pauseMinutes).toBeGreaterThanOrEqual(
        pack.realityCheck.pauseMinutes,
      );
      expect(pack.realityCheck.choices).toEqual(
        expect.arrayContaining([...unknown.realityCheck.choices]),
      );
      expect(unknown.closedCategories).toEqual(expect.arrayContaining([...pack.closedCategories]));
      expect(unknown.oneGameAtATime || !pack.oneGameAtATime).toBe(true);
      expect(unknown.registrationAsks).toEqual(expect.arrayContaining([...pack.registrationAsks]));
      expect(unknown.limitsMandatory || !pack.limitsMandatory).toBe(true);
      for (const category of gameCategories) {
        expect(unknown.minimumCycleMs[category] ?? 0).toBeGreaterThanOrEqual(
          pack.minimumCycleMs[category] ?? 0,
        );
        for (const currency of currencies) {
          const cap = pack.stakeCaps[category]?.[currency];
          if (cap === undefined) continue;
          const own = parseMoney(unknown.stakeCaps[category]?.[currency] ?? 'none', currency);
          expect(own).toBeLessThanOrEqual(parseMoney(cap, currency) ?? 0n);
        }
      }
    },
  );
});

it('one game at a time is required by the rules of Great Britain, and where the rules are unknown', () => {
  const matching = packs.filter(({ oneGameAtATime }) => oneGameAtATime);
  expect(matching.map(({ jurisdiction }) => jurisdiction)).toEqual(['gb']);
  expect(policyFor('xx').oneGameAtATime).toBe(true);
});

describe('a break', () => {
  it.each([
    ['24h', '2026-01-31T12:00:00Z', '2026-02-01T12:00:00Z'],
    ['1w', '2026-01-31T12:00:00Z', '2026-02-07T12:00:00Z'],
    ['1m', '2026-01-15T12:00:00Z', '2026-02-15T12:00:00Z'],
    // In a shorter month it ends on the last day.
    ['1m', '2026-01-31T12:00:00Z', '2026-02-28T12:00:00Z'],
    ['6m', '2026-08-31T12:00:00Z', '2027-03-01T12:00:00Z'],
    ['6w', '2026-01-01T00:00:00Z', '2026-02-12T00:00:00Z'],
    ['6m', '2026-01-01T00:00:00Z', '2026-07-02T00:00:00Z'],
    ['1y', '2026-01-01T00:00:00Z', '2027-01-02T00:00:00Z'],
    ['5y', '2026-01-01T00:00:00Z', '2031-01-02T00:00:00Z'],
  ] as const)('a break of %s from %s is over at %s', (length, from, end) => {
    expect(breakEnd(length, new Date(from))).toEqual(new Date(end));
  });

  it('a break of half a year or more is a self-exclusion, which ends a day late', () => {
    const lengths = ['24h', '1w', '1m', '6w', '6m', '1y', '5y'] as const;
    expect(lengths.filter(isExclusion)).toEqual(['6m', '1y', '5y']);
  });

  it('a break lasts as long as a new one that would end within the next minute', () => {
    const runsUntil = new Date('2026-11-20T10:00:00Z');
    expect(isBreakCovered(null, runsUntil)).toBe(false);
    expect(isBreakCovered(runsUntil, new Date('2026-11-20T09:00:00Z'))).toBe(true);
    expect(isBreakCovered(runsUntil, new Date('2026-11-20T10:00:59Z'))).toBe(true);
    expect(isBreakCovered(runsUntil, new Date('2026-11-20T10:01:00Z'))).toBe(false);
  });
});
