import { describe, expect, it } from 'vitest';
import { instantGames } from '../games/instant-games.ts';
import type { InstantGame } from '../games/instant-game.ts';
import { limbo } from '../games/limbo/limbo.ts';
import { findRuleProblems } from './find-rule-problems.ts';

const choices = [{ targetBp: 20_000 }];
const sound: InstantGame<unknown> = limbo;
const broken = (changes: Partial<InstantGame<unknown>>) =>
  findRuleProblems({ ...sound, ...changes }, { choices, plays: 2_000 }).join('\n');

describe('findRuleProblems', () => {
  it.each(['dice', 'wheel', 'slots-lantern-three'])(
    'findRuleProblems finds no problem of the built-in game %s',
    (engine) => {
      const choice = {
        dice: { direction: 'under', target: 4_900 },
        wheel: { segments: 10, risk: 'high' },
        'slots-lantern-three': {},
      }[engine];
      const game = instantGames.get(engine);
      expect(game && findRuleProblems(game, { choices: [choice], plays: 2_000 })).toEqual([]);
    },
  );

  it('findRuleProblems names a payout above the maximum', () => {
    expect(broken({ maximumPayout: (_, stake) => stake })).toContain('more than its maximumPayout');
  });

  it('findRuleProblems reports a return that differs from that of plays', () => {
    const generous: InstantGame<unknown>['play'] = (input, stake, draw) => {
      const outcome = limbo.play(limbo.readInput(input), stake, draw);
      return { ...outcome, payout: (outcome.payout * 8n) / 10n };
    };
    expect(broken({ play: generous })).toMatch(/2000 plays return \d+\.\d\d %, rtp says 99\.00 %/);
  });

  it('findRuleProblems reports rules with different outcomes for the same draw', () => {
    let count = 0;
    const play: InstantGame<unknown>['play'] = () => ({ payout: 0n, count: (count += 1) });
    expect(broken({ play })).toContain('the same draw gives two outcomes');
  });

  it('findRuleProblems names an outcome that JSON cannot hold', () => {
    const play: InstantGame<unknown>['play'] = (input, stake, draw) => ({
      ...limbo.play(limbo.readInput(input), stake, draw),
      at: new Date(0),
    });
    expect(broken({ play })).toContain('does not survive JSON');
  });

  it('findRuleProblems reports draws of more words than declared', () => {
    const play: InstantGame<unknown>['play'] = (input, stake, draw) => {
      for (let more = 0; more < 20; more += 1) draw.word();
      return limbo.play(limbo.readInput(input), stake, draw);
    };
    expect(broken({ play })).toContain('The random source of the draw is exhausted.');
  });

  it('findRuleProblems reports choices that are accepted without validation', () => {
    expect(broken({ readInput: () => ({ targetBp: 20_000 }) })).toContain('readInput accepts null');
  });
});
