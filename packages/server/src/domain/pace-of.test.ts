import { builtInEngines } from '@lobi/core/games';
import { playMoney, policyFor } from '@lobi/core/policy';
import { describe, expect, it } from 'vitest';
import { cycleMsOf } from './pace-of.ts';

const slots = { engine: 'slots-lantern-three', category: 'slots' } as const;

describe('the pace of a game', () => {
  it('the pace of a game is its own if the jurisdiction requires no longer one', () => {
    expect(cycleMsOf(slots, playMoney, builtInEngines)).toBe(2_500);
    expect(cycleMsOf({ engine: 'dice', category: 'casino' }, playMoney, builtInEngines)).toBe(
      5_000,
    );
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
