import { expect, it } from 'vitest';
import { breakLengths, minimumAge, parseMoney } from '@lobi/core/contract';
import { builtInEngines, engineFacts, builtInGames } from '@lobi/core/games';
import { isExclusion, policyFor, policyPacks } from '../../packages/core/src/policy/index.ts';
import { cycleMsOf } from '../../packages/server/src/domain/pace-of.ts';

const unknown = policyFor('an unknown jurisdiction');
const packs = [...Object.values(policyPacks), unknown];
const real = packs.filter(({ jurisdiction }) => jurisdiction !== 'play-money');
const strict = ['gb', 'de', 'se', 'es', 'on'];

/** Minimum time between two plays, in ms, of each built-in game of a category, for each real-money pack. */
const paces = (category: 'slots' | 'casino') =>
  real.flatMap((pack) =>
    builtInGames
      .filter((game) => game.category === category && !engineFacts(game.engine).isTable)
      .map((game) => cycleMsOf(game, pack, builtInEngines)),
  );

// id: policy-minimum-age
it('row 1: each jurisdiction sets the minimum age, and an unknown one uses 21', () => {
  expect(minimumAge).toBe(21);
  expect(Object.fromEntries(packs.map((pack) => [pack.jurisdiction, pack.minimumAge]))).toEqual({
    'play-money': 21,
    gb: 18,
    de: 18,
    se: 18,
    es: 18,
    on: 19,
    mt: 18,
    ph: 21,
    unknown: 21,
  });
});

// id: policy-hourly-reality-check
it('row 8: a reality check appears at least hourly, whatever the player chooses', () => {
  for (const { realityCheck } of real) {
    expect(realityCheck.minutes).toBeLessThanOrEqual(60);
    expect(Math.max(...realityCheck.choices)).toBeLessThanOrEqual(60);
  }
  expect(policyFor('de').realityCheck).toEqual({
    minutes: 60,
    choices: [60],
    pauseMinutes: 5,
  });
  expect(policyFor('gb').realityCheck.choices).toEqual([15, 30, 60]);
  // In an unknown jurisdiction the player has no other choice.
  expect(unknown.realityCheck).toEqual({ minutes: 60, choices: [60], pauseMinutes: 5 });
});

// id: policy-mandatory-limit
it('row 14: a limit is mandatory in Germany, Sweden, Spain and an unknown jurisdiction', () => {
  const demanding = packs.filter(({ limitsMandatory }) => limitsMandatory);
  expect(demanding.map(({ jurisdiction }) => jurisdiction)).toEqual(['de', 'se', 'es', 'unknown']);
});

// id: policy-time-out-lengths
it('row 15: a time-out lasts a day, a week, a month or six weeks', () => {
  expect(breakLengths.filter((length) => !isExclusion(length))).toEqual(['24h', '1w', '1m', '6w']);
});

// id: policy-self-exclusion-lengths
it('row 16: a self-exclusion lasts six months, a year, five years or indefinitely', () => {
  expect(breakLengths.filter(isExclusion)).toEqual(['6m', '1y', '5y', 'forever']);
});

// id: policy-slot-pace
it('row 21: plays of a slot are at least 2.5 seconds apart', () => {
  const all = paces('slots');
  expect(all.length).toBeGreaterThan(real.length);
  expect(Math.min(...all)).toBe(2_500);
});

// id: policy-casino-pace
it('row 22: plays of a casino game are at least 5 seconds apart', () => {
  const all = paces('casino');
  expect(all.length).toBeGreaterThan(real.length);
  expect(Math.min(...all)).toBeGreaterThanOrEqual(5_000);
});

// id: policy-no-turbo
it('row 23: turbo mode is off in every jurisdiction', () => {
  expect(packs.filter(({ turbo }) => turbo)).toEqual([]);
});

// id: policy-no-automatic-play
it('row 24: automatic play is off in every jurisdiction', () => {
  expect(packs.filter(({ autoPlay }) => autoPlay)).toEqual([]);
});

// id: policy-one-game
it('row 28: Great Britain and an unknown jurisdiction allow one game at a time', () => {
  const restricted = packs.filter(({ oneGameAtATime }) => oneGameAtATime);
  expect(restricted.map(({ jurisdiction }) => jurisdiction)).toEqual(['gb', 'unknown']);
});

// id: policy-slot-stake-capped
it('row 29: a stake on slots is capped in Great Britain and Germany', () => {
  // About £2, which is the cap for the youngest players (their exact age is not known), and about €1.
  expect(policyFor('gb').stakeCaps.slots?.USD).toBe('2.50');
  expect(policyFor('de').stakeCaps.slots?.USD).toBe('1.00');
  const cap = (code: string) => parseMoney(policyFor(code).stakeCaps.slots?.IDR ?? '', 'IDR') ?? 0n;
  expect(cap('unknown jurisdiction')).toBe(cap('de'));
  expect(cap('de')).toBeLessThan(cap('gb'));
});

// id: policy-unknown-jurisdiction-strictest
it('row 39: each strict jurisdiction has a pack, and an unknown one has the strictest', () => {
  for (const code of strict) expect(policyFor(code).jurisdiction).toBe(code);
  expect(unknown).toMatchObject({
    jurisdiction: 'unknown',
    autoPlay: false,
    turbo: false,
    limitsMandatory: true,
    oneGameAtATime: true,
  });
  expect(unknown.closedCategories).toEqual(expect.arrayContaining(['cockfight', 'casino', 'live']));
});

// id: policy-cockfights-closed
it('row 40: cockfights are closed in every jurisdiction with real money', () => {
  expect(real.filter(({ closedCategories }) => !closedCategories.includes('cockfight'))).toEqual(
    [],
  );
  expect(real.map(({ jurisdiction }) => jurisdiction)).toContain('ph');
});
