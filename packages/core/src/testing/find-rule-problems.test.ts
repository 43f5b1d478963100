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
    'findRuleProblems finds the built-in %s sound',
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

  it('findRuleProblems names a return that is not what plays give', () => {
    const generous: InstantGame<unknown>['play'] = (input, stake, draw) => {
      const outcome = limbo.play(limbo.readInput(input), stake, draw);
      return { ...outcome, payout: (outcome.payout * 8n) / 10n };
    };
    expect(broken({ play: generous })).toMatch(/2000 plays return \d+\.\d\d %, rtp says 99\.00 %/);
  });

  it('findRuleProblems names rules that draw by themselves', () => {
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

  it('findRuleProblems names words that are drawn beyond those that the rules say', () => {
    const play: InstantGame<unknown>['play'] = (input, stake, draw) => {
      for (let more = 0; more < 20; more += 1) draw.word();
      return limbo.play(limbo.readInput(input), stake, draw);
    };
    expect(broken({ play })).toContain('The draw has no more words.');
  });

  it('findRuleProblems names choices that are accepted unread', () => {
    expect(broken({ readInput: () => ({ targetBp: 20_000 }) })).toContain('readInput accepts null');
  });
});
