import { describe, expect, it } from 'vitest';
import { dealFrom, keyOfMove, moveOfKey } from './blackjack-deal.ts';
import { dealtRun, lostRun, splitRun, wonRun } from './blackjack.fixtures.ts';

const comingOf = ({ hands, dealer }: ReturnType<typeof dealFrom>) => [
  ...hands.map((starts) => starts.map((start) => start !== undefined)),
  dealer.map((start) => start !== undefined),
];

describe('the deal of blackjack', () => {
  it('a blackjack deal shows all cards, one after the other', () => {
    const deal = dealFrom(null, dealtRun);
    expect([deal.hands, deal.dealer]).toEqual([[[0, 260]], [520]]);
    expect(deal.marksAt.at(-1)).toBe(1);
    expect(dealFrom(lostRun, dealtRun)).toEqual(deal);
  });

  it('a blackjack split deals the second card of each hand', () => {
    const split = {
      ...splitRun,
      hands: splitRun.hands.map(({ cards, ...hand }) => ({ ...hand, cards: cards.slice(0, 2) })),
    };
    expect(comingOf(dealFrom(dealtRun, split))).toEqual([[false, true], [false, true], [false]]);
  });

  it('the end of a blackjack play reveals the dealer’s hidden card and deals the drawn ones', () => {
    expect(comingOf(dealFrom(splitRun, wonRun)).at(-1)).toEqual([false, true, true]);
    expect(dealFrom(splitRun, wonRun).durationMs).toBe(680);
  });

  it('an unchanged blackjack play, or none, deals no card', () => {
    expect(dealFrom(wonRun, wonRun).durationMs).toBe(0);
    expect(dealFrom(wonRun, null).durationMs).toBe(0);
  });

  it('each blackjack move has a key, in lower and upper case', () => {
    expect(['h', 'S', 'd', 'P', 'x'].map(moveOfKey)).toEqual([
      'hit',
      'stand',
      'double',
      'split',
      undefined,
    ]);
    expect(keyOfMove('split')).toBe('p');
  });
});
