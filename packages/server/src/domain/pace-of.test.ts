import { builtInEngines } from '@lobi/core/games';
import { playMoney, policyFor, policyPacks, type PolicyPack } from '@lobi/core/policy';
import { describe, expect, it } from 'vitest';
import { cycleMsOf } from './pace-of.ts';

const slots = { engine: 'slots-lantern-three', category: 'slots' } as const;

describe('the pace of a game', () => {
  it('the pace of a game is its own if the jurisdiction requires no longer one', () => {
    expect(cycleMsOf(slots, playMoney, builtInEngines)).toBe(2_500);
    expect(cycleMsOf({ engine: 'fishing', category: 'fishing' }, playMoney, builtInEngines)).toBe(
      250,
    );
  });

  it('the pace of a casino game is set by the jurisdiction alone, and is 5 seconds by default', () => {
    const dice = { engine: 'dice', category: 'casino' } as const;
    const cycleMs = (policy: PolicyPack) => cycleMsOf(dice, policy, builtInEngines);
    expect(cycleMs(playMoney)).toBe(250);
    expect(cycleMs({ ...playMoney, minimumCycleMs: {} })).toBe(5_000);
    expect(cycleMs({ ...playMoney, minimumCycleMs: { casino: 3_000 } })).toBe(3_000);
  });

  it('a casino game listed as a slot has at least the pace of casino games', () => {
    const game = { engine: 'dice', category: 'slots' } as const;
    expect(cycleMsOf(game, policyFor('gb'), builtInEngines)).toBe(5_000);
  });

  it('only play money allows less than 5 seconds between two plays of a casino game', () => {
    const fast = Object.values(policyPacks).filter(
      (pack) => cycleMsOf({ engine: 'limbo', category: 'casino' }, pack, builtInEngines) < 5_000,
    );
    expect(fast.map(({ jurisdiction }) => jurisdiction)).toEqual(['play-money']);
  });

  // id: pace-of-jurisdiction-applies
  it('the pace of a game is that of the jurisdiction if it is longer', () => {
    expect(cycleMsOf(slots, policyFor('de'), builtInEngines)).toBe(5_000);
    expect(cycleMsOf(slots, policyFor('nowhere'), builtInEngines)).toBe(5_000);
  });

  it('the pace of a table or an arena is set by its rounds, in any jurisdiction', () => {
    const slow = { ...playMoney, minimumCycleMs: { crash: 9_000, cockfight: 9_000 } };
    expect(cycleMsOf({ engine: 'crash', category: 'crash' }, slow, builtInEngines)).toBe(0);
    expect(cycleMsOf({ engine: 'arena', category: 'cockfight' }, slow, builtInEngines)).toBe(0);
    expect(cycleMsOf({ engine: 'crash', category: 'crash' }, policyFor('de'), builtInEngines)).toBe(
      0,
    );
    expect(
      cycleMsOf({ engine: 'arena', category: 'cockfight' }, policyFor('de'), builtInEngines),
    ).toBe(0);
  });
});
