import { describe, expect, it } from 'vitest';
import { engineFacts, isTableEngine } from './engine-facts.ts';
import { familyOf } from './engine-family.ts';
import { builtInGames } from './built-in-games.ts';

const tables = builtInGames.map(({ engine }) => engine).filter(isTableEngine);

describe('facts about a game before it is played', () => {
  it('engineFacts gives the return and the pace of a game', () => {
    expect(engineFacts('dice')).toEqual({
      returnBp: { minimumBp: 9_898, maximumBp: 9_899 },
      isTable: false,
      pace: 'casino',
      minimumCycleMs: 5_000,
    });
    expect(engineFacts('slots-tide-five')).toMatchObject({ minimumCycleMs: 2_500 });
  });

  it('engineFacts gives no pace for a table, whose rounds set it', () => {
    expect(new Set(tables.map(familyOf))).toEqual(new Set(['crash', 'bingo', 'baccarat']));
    for (const engine of tables) {
      expect(engineFacts(engine)).toMatchObject({ isTable: true, minimumCycleMs: 0 });
      expect(engineFacts(engine).returnBp?.minimumBp).toBeGreaterThan(8_000);
    }
  });

  it('engineFacts gives each bingo hall the return of its shares, and of its guaranteed prizes', () => {
    expect(engineFacts('bingo').returnBp).toEqual({ minimumBp: 9_000, maximumBp: 9_500 });
    expect(engineFacts('bingo-full').returnBp).toEqual({ minimumBp: 9_200, maximumBp: 9_500 });
    // 28 prices of 30.
    expect(engineFacts('bingo-lines').returnBp).toEqual({ minimumBp: 9_000, maximumBp: 9_333 });
  });

  it('engineFacts gives no return for a pool', () => {
    expect(engineFacts('arena')).toEqual({
      returnBp: null,
      isTable: false,
      pace: 'timed',
      minimumCycleMs: 0,
    });
  });
});

describe('a family', () => {
  it('familyOf returns the part of an engine id that names its family', () => {
    expect(familyOf('crash')).toBe('crash');
    expect(familyOf('slots-lantern-three')).toBe('slots');
  });
});
