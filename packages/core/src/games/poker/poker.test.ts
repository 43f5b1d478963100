import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import type { Card } from '../cards.ts';
import { drawPokerCards, poker, pokerFacts } from './poker.ts';
import { paidPokerHands, pokerHandOf, pokerMultipleBp } from './poker-hands.ts';
import { suggestHold } from './suggest-hold.ts';

const suits = '♠♥♦♣';
const pictures: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };

/** Parses cards such as `A♠ 10♥`. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((card) => {
    const rank = card.slice(0, -1);
    return { rank: pictures[rank] ?? Number(rank), suit: suits.indexOf(card.slice(-1)) };
  });

const textOf = (cards: readonly Card[]): string =>
  cards
    .map(({ rank, suit }) => {
      const picture = Object.entries(pictures).find(([, value]) => value === rank)?.[0];
      return `${picture ?? rank}${suits[suit]}`;
    })
    .join(' ');

describe('a hand of poker', () => {
  it.each([
    ['10♥ J♥ Q♥ K♥ A♥', 'royal-flush'],
    ['9♣ 10♣ J♣ Q♣ K♣', 'straight-flush'],
    ['A♦ 2♦ 3♦ 4♦ 5♦', 'straight-flush'],
    ['7♠ 7♥ 7♦ 7♣ 2♠', 'four-of-a-kind'],
    ['7♠ 7♥ 7♦ 2♣ 2♠', 'full-house'],
    ['2♠ 5♠ 9♠ J♠ K♠', 'flush'],
    ['A♠ 2♥ 3♦ 4♣ 5♠', 'straight'],
    ['10♠ J♥ Q♦ K♣ A♠', 'straight'],
    ['K♠ A♥ 2♦ 3♣ 4♠', 'nothing'],
    ['7♠ 7♥ 7♦ 2♣ 9♠', 'three-of-a-kind'],
    ['7♠ 7♥ 2♦ 2♣ 9♠', 'two-pair'],
    ['J♠ J♥ 2♦ 5♣ 9♠', 'jacks-or-better'],
    ['A♠ A♥ 2♦ 5♣ 9♠', 'jacks-or-better'],
    ['10♠ 10♥ 2♦ 5♣ 9♠', 'nothing'],
    ['2♠ 5♥ 9♦ J♣ K♠', 'nothing'],
  ])('%s is %s, in any order of its cards', (text, hand) => {
    const cards = cardsOf(text);
    for (let turn = 0; turn < cards.length; turn += 1) {
      cards.push(...cards.splice(0, 1));
      expect(pokerHandOf(cards)).toBe(hand);
    }
    expect(pokerHandOf(cards.toReversed())).toBe(hand);
  });

  it('a better hand pays more, the best 800 times and a high pair the stake', () => {
    const multiples = paidPokerHands.map(pokerMultipleBp);
    expect(multiples).toEqual(multiples.toSorted((one, other) => other - one));
    expect([multiples[0], multiples.at(-1)]).toEqual([8_000_000, 10_000]);
    expect(pokerMultipleBp('nothing')).toBe(0);
  });
});

describe('the suggested hold', () => {
  it.each([
    ['a hand that is paid', '10♥ J♥ Q♥ K♥ A♥', '10♥ J♥ Q♥ K♥ A♥'],
    ['four to a royal flush before a straight', '9♠ 10♥ J♥ Q♥ K♥', '10♥ J♥ Q♥ K♥'],
    ['four to a royal flush before a flush', '10♥ J♥ Q♥ K♥ 2♥', '10♥ J♥ Q♥ K♥'],
    ['a straight flush before four to a royal flush', '9♥ 10♥ J♥ Q♥ K♥', '9♥ 10♥ J♥ Q♥ K♥'],
    ['three of a kind', '7♠ 7♥ 7♦ 2♣ 9♠', '7♠ 7♥ 7♦'],
    ['four to a straight flush before a high pair', '8♣ 9♣ 10♣ J♣ J♥', '8♣ 9♣ 10♣ J♣'],
    ['two pairs', '7♠ 2♥ 7♥ 2♣ 9♠', '7♠ 2♥ 7♥ 2♣'],
    ['a high pair before four to a flush', 'K♠ K♥ 2♠ 5♠ 9♠', 'K♠ K♥'],
    ['three to a royal flush before a low pair', '10♥ J♥ Q♥ 4♠ 4♦', '10♥ J♥ Q♥'],
    ['four to a flush before a low pair', '4♥ 4♠ 9♠ 2♠ K♠', '4♠ 9♠ 2♠ K♠'],
    ['a low pair before an open straight', '5♥ 6♠ 7♦ 8♣ 8♠', '8♣ 8♠'],
    ['an open straight', '5♥ 6♠ 7♦ 8♣ K♠', '5♥ 6♠ 7♦ 8♣'],
    ['two high cards of a suit', 'Q♠ K♠ 2♥ 7♦ 9♣', 'Q♠ K♠'],
    ['three to a straight flush', '4♠ 5♠ 7♠ 9♥ K♦', '4♠ 5♠ 7♠'],
    ['the two lowest of three high cards', 'A♠ J♥ Q♦ 4♣ 7♠', 'J♥ Q♦'],
    ['a ten with a picture of its suit', '10♣ K♣ 2♥ 5♦ 7♠', '10♣ K♣'],
    ['one high card', 'A♠ 2♥ 6♦ 8♣ 10♥', 'A♠'],
    ['nothing', '2♠ 4♥ 6♦ 8♣ 10♥', ''],
  ])('the suggested hold prefers %s: of %s it holds %s', (_, text, held) => {
    const cards = cardsOf(text);
    expect(textOf(suggestHold(cards).map((index) => cards[index]!))).toBe(held);
  });
});

describe('a play of poker', () => {
  const sequence = cardsOf('J♥ A♠ 5♠ 2♣ 10♦ 10♥ 9♠ 7♣ A♣ 9♥');

  it('a play of poker replaces each card that is not held with the next of the deck, from left to right', () => {
    expect(textOf(pokerFacts(sequence, [1, 3]).cards)).toBe('10♥ A♠ 9♠ 2♣ 7♣');
    expect(textOf(pokerFacts(sequence, []).cards)).toBe('10♥ 9♠ 7♣ A♣ 9♥');
    expect(pokerFacts(sequence, [0, 1, 2, 3, 4]).cards).toEqual(sequence.slice(0, 5));
  });

  it('a play of poker evaluates the dealt hand until cards are drawn', () => {
    const dealt = pokerFacts(cardsOf('7♠ 7♥ 7♦ 2♣ 2♠ 3♠ 4♥ 5♦ 6♣ 8♠'), null);
    expect(dealt).toMatchObject({ held: null, hand: 'full-house', multipleBp: 90_000 });
  });

  it('a play of poker never draws a card twice, for any random words', () => {
    for (const word of [1, 2 ** 31 + 1, 2 ** 32 - 1]) {
      const cards = drawPokerCards(createDraw(Array.from({ length: 20 }, () => word)));
      expect(new Set(cards.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(10);
    }
  });

  it('a play with the suggested cards pays what its hand pays', async () => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce: 3 };
    const draw = await drawOf(seeds, poker.words);
    const { payout, ...facts } = poker.play({ strategy: 'suggested' }, 10_000n, draw);
    // Of the deal K♠ 8♣ J♥ 10♥ 4♣, king and jack are held.
    expect(facts).toMatchObject({ held: [0, 2], hand: 'jacks-or-better', multipleBp: 10_000 });
    expect(textOf(facts.cards)).toBe('K♠ K♦ J♥ 10♦ 7♣');
    expect(payout).toBe(10_000n);
  });

  it.each([[{}], [{ strategy: 'best' }], [{ strategy: 'suggested', held: [] }]])(
    'poker rejects the choice %j',
    (choice) => {
      expect(() => poker.readInput(choice)).toThrow(
        expect.objectContaining({ code: 'validation' }),
      );
    },
  );
});

/**
 * Computed independently of this code: four bytes of the HMAC, times the number of remaining cards,
 * over 2^32.
 */
describe('published vectors', () => {
  it.each([
    [1, 'K♦ 7♦ A♥ 9♣ 3♦ 7♣ 8♦ 6♦ J♣ 6♠'],
    [2, '3♦ 7♦ 10♠ 5♠ 4♠ Q♥ 9♠ 3♠ 4♣ Q♠'],
    [3, 'K♠ 8♣ J♥ 10♥ 4♣ K♦ 10♦ 7♣ Q♣ K♣'],
    [7, 'J♥ A♠ 5♠ 2♣ 10♦ 10♥ 9♠ 7♣ A♣ 9♥'],
  ])('nonce %i deals and draws %s', async (nonce, expected) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    expect(textOf(drawPokerCards(await drawOf(seeds, poker.words)))).toBe(expected);
  });
});
