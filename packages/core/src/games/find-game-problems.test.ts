import { describe, expect, it } from 'vitest';
import { describeGameProblems, findGameProblems } from './find-game-problems.ts';
import { createEngines } from './engines.ts';
import { limbo } from './limbo/limbo.ts';
import { defineGameRules, type OwnGame } from './own-game.ts';

const coin = defineGameRules({
  name: 'coin',
  category: 'casino',
  sample: { targetBp: 20_000 },
  titles: [
    ['coin', 'Koin', 'Kopi88'],
    ['coin-high', 'Koin Besar', 'Kopi88', 'coin', 'high'],
  ],
  rules: [{ ...limbo, id: 'coin' }],
});

const [rules] = coin.rules;
const problemsOf = (changes: object): string =>
  describeGameProblems(findGameProblems([{ ...coin, ...changes }]));

describe('findGameProblems', () => {
  it('findGameProblems returns no problem for valid rules', () => {
    expect(findGameProblems([coin])).toEqual([]);
    expect(findGameProblems([])).toEqual([]);
  });

  it.each<[what: string, changes: object, sentence: string]>([
    ['a name of a built-in game', { name: 'dice' }, '0.name  "dice" is the name of another game.'],
    ['a name with dashes', { name: 'my-coin' }, '0.name  must be lower-case letters and digits'],
    ['an unknown category', { category: 'lottery' }, '0.category  must be one of slots'],
    [
      'a key of a built-in title',
      { titles: [['limbo', 'L', 'K', 'coin']] },
      '0.titles.0.0  "limbo"',
    ],
    ['a title without rules', { titles: [['coin-x', 'X', 'K']] }, 'no rules have the id "coin-x"'],
    ['a title of another form', { titles: [['coin']] }, '0.titles.0  must be [key, title, studio'],
    [
      'an engine of another family',
      { rules: [{ ...rules, id: 'toss' }] },
      'must begin with "coin"',
    ],
    ['shared rounds', { rules: [{ ...rules, pace: 'timed' }] }, '0.rules.0.pace  must be "slot"'],
    [
      'a missing method',
      { rules: [{ ...rules, rtp: undefined }] },
      '0.rules.0.rtp  must be a function',
    ],
    [
      'a return that loses money',
      { rules: [{ ...rules, returnBp: { minimumBp: 9_000, maximumBp: 10_100 } }] },
      '0.rules.0.returnBp.maximumBp  must be from 1 to 10000',
    ],
    [
      'a return that the rules do not have',
      { rules: [{ ...rules, returnBp: { minimumBp: 9_000, maximumBp: 9_100 } }] },
      'returns 9900 basis points for the sample',
    ],
    ['a sample that is refused', { sample: {} }, 'does not accept the sample'],
    ['an unknown key', { stage: 1 }, 'has the unknown key "stage"'],
  ])('findGameProblems names %s', (_, changes, sentence) => {
    expect(problemsOf(changes)).toContain(sentence);
  });

  it('findGameProblems rejects other values than games', () => {
    expect(describeGameProblems(findGameProblems(undefined))).toContain('must be a list');
    expect(describeGameProblems(findGameProblems([undefined]))).toContain('defineGameRules');
  });

  it('findGameProblems names a duplicate game', () => {
    expect(describeGameProblems(findGameProblems([coin, coin]))).toContain('1.name');
  });
});

describe('createEngines', () => {
  it('createEngines lists custom titles after the built-in ones, with their own rules', () => {
    const { games, factsOf, instantOf } = createEngines([coin] satisfies OwnGame[]);
    expect(games.slice(-2).map(({ key, provider }) => [key, provider])).toEqual([
      ['coin', 'Kopi88'],
      ['coin-high', 'Kopi88'],
    ]);
    expect(instantOf('coin')).toBe(rules);
    expect(instantOf('dice')?.id).toBe('dice');
    expect(factsOf('coin')).toEqual({
      returnBp: limbo.returnBp,
      isTable: false,
      pace: 'casino',
      minimumCycleMs: 5_000,
    });
    expect(createEngines().factsOf('coin').returnBp).toBeNull();
  });
});
