import { describe, expect, it } from 'vitest';
import type { BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import type { Card } from '../cards.ts';
import { drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { blackjackPayout, blackjackCards, drawBlackjackShoe, playBlackjack } from './blackjack.ts';
import { blackjackTotal } from './blackjack-hand.ts';
import {
  activeHand,
  blackjackMovesOn,
  blackjackResult,
  countBlackjackStakes,
} from './blackjack-table.ts';

const ranks = 'A 2 3 4 5 6 7 8 9 T J Q K'.split(' ');
const suits = '♠♥♦♣';

/** Parses cards such as `K♦ 8♠`; the ten is `T`. */
const read = (text: string): Card[] =>
  text.split(' ').map((card) => ({
    rank: ranks.indexOf(card.charAt(0)) + 1,
    suit: suits.indexOf(card.charAt(1)),
  }));
const print = (cards: readonly Card[]): string =>
  cards.map(({ rank, suit }) => `${ranks[rank - 1]}${suits[suit]}`).join(' ');

/** A shoe with these cards on top: player, dealer, player, dealer, then the following ones. */
const shoeOf = (text: string): Card[] => {
  const cards = read(text);
  return [
    ...cards,
    ...Array.from({ length: blackjackCards - cards.length }, () => read('9♠')).flat(),
  ];
};

/** A play with a stake of 100 each. */
function play(shoe: readonly Card[], ...moves: BlackjackMove[]) {
  const table = playBlackjack(shoe, moves);
  const stakes = countBlackjackStakes(table);
  return {
    hands: table.hands.map(({ cards }) => print(cards)),
    dealer: print(table.dealer),
    results: table.hands.map((hand) => blackjackResult(table, hand)),
    isOver: activeHand(table) === null,
    stakes,
    paid: blackjackPayout(table, BigInt(stakes) * 100n),
    allowed: blackjackMovesOn(table),
  };
}

describe('the total of a hand', () => {
  it.each([
    ['A♠ 6♠', 17, true],
    ['A♠ 6♠ T♠', 17, false],
    ['A♠ A♥', 12, true],
    ['A♠ A♥ 9♠', 21, true],
    ['K♠ Q♠ 2♠', 22, false],
    ['T♠ 5♠ 6♥', 21, false],
  ])('blackjackTotal of %s is %d, soft: %s', (cards, total, isSoft) => {
    expect(blackjackTotal(read(cards))).toEqual({ total, isSoft });
  });
});

describe('the rules of blackjack', () => {
  it('a blackjack of the player pays 3:2 at once, and the dealer draws no card', () => {
    const done = play(shoeOf('A♠ 5♠ K♠ 6♥'));
    expect(done).toMatchObject({ results: ['blackjack'], isOver: true, dealer: '5♠ 6♥' });
    expect(done.paid).toBe(250n);
  });

  it('two blackjacks are a push', () => {
    expect(play(shoeOf('A♠ K♥ Q♠ A♥'))).toMatchObject({ results: ['push'], paid: 100n });
  });

  it('a blackjack of the dealer ends the play before any further stake', () => {
    const done = play(shoeOf('8♠ A♥ 8♥ T♠'));
    expect(done).toMatchObject({ results: ['lost'], isOver: true, stakes: 1, paid: 0n });
  });

  it('a blackjack of the dealer beats 20, whichever of its cards is open', () => {
    expect(play(shoeOf('K♠ T♥ Q♠ A♥'))).toMatchObject({ results: ['lost'], isOver: true });
  });

  it('the dealer stands on soft 17', () => {
    const done = play(shoeOf('T♠ A♥ 8♥ 6♠ 4♠'), 'stand');
    expect(done).toMatchObject({ dealer: 'A♥ 6♠', results: ['won'], paid: 200n });
  });

  it('the dealer draws on 16, and loses above 21', () => {
    const done = play(shoeOf('T♠ T♥ 2♥ 6♠ 6♥'), 'stand');
    expect(done).toMatchObject({ dealer: 'T♥ 6♠ 6♥', results: ['won'], paid: 200n });
  });

  it('equal totals return the stake', () => {
    expect(play(shoeOf('T♠ T♥ 8♥ 8♠'), 'stand')).toMatchObject({ results: ['push'], paid: 100n });
  });

  it('a hand above 21 loses, and the dealer draws no card', () => {
    const done = play(shoeOf('T♠ 5♥ 6♥ 6♠ K♥'), 'hit');
    expect(done).toMatchObject({ results: ['lost'], isOver: true, dealer: '5♥ 6♠', paid: 0n });
  });

  it('a hand of 21 takes no more moves', () => {
    const done = play(shoeOf('T♠ T♥ 5♥ 8♠ 6♥'), 'hit');
    expect(done).toMatchObject({ results: ['won'], isOver: true, allowed: [] });
  });

  it('doubling takes one card and a second stake', () => {
    const done = play(shoeOf('6♠ 6♥ 5♥ T♠ T♥ 2♥'), 'double');
    expect(done).toMatchObject({ hands: ['6♠ 5♥ T♥'], dealer: '6♥ T♠ 2♥', stakes: 2, paid: 400n });
  });

  it('doubling is allowed with two cards only', () => {
    expect(play(shoeOf('2♠ 6♥ 3♥ T♠ 4♥'), 'hit').allowed).toEqual(['hit', 'stand']);
  });

  it('a king and a ten may be split, and a nine and a ten not', () => {
    expect(play(shoeOf('K♠ 6♥ T♥ 9♠')).allowed).toContain('split');
    expect(play(shoeOf('9♠ 6♥ T♥ 9♠')).allowed).not.toContain('split');
  });

  it('a split makes two hands that are played from left to right, each with a stake', () => {
    const shoe = shoeOf('8♠ 6♥ 8♥ T♠ 3♠ 2♠ 7♥ T♥ 5♠');
    const begun = play(shoe, 'split');
    expect(begun).toMatchObject({ hands: ['8♠ 3♠', '8♥ 2♠'], stakes: 2, isOver: false });
    // 11 doubled to 18; 10 hits to 20; the dealer has 16 and draws 5.
    const done = play(shoe, 'split', 'double', 'hit', 'stand');
    expect(done).toMatchObject({ hands: ['8♠ 3♠ 7♥', '8♥ 2♠ T♥'], dealer: '6♥ T♠ 5♠', stakes: 3 });
    expect(done).toMatchObject({ results: ['lost', 'lost'], paid: 0n });
  });

  it('each hand after a split is paid separately', () => {
    const done = play(shoeOf('9♠ 7♥ 9♥ T♠ T♥ 7♠'), 'split', 'stand', 'hit');
    expect(done).toMatchObject({ hands: ['9♠ T♥', '9♥ 7♠ 9♠'], results: ['won', 'lost'] });
    expect(done).toMatchObject({ stakes: 2, paid: 200n });
  });

  it('a pair is split once', () => {
    expect(play(shoeOf('8♠ 6♥ 8♥ T♠ 8♦ 2♠'), 'split').allowed).toEqual(['hit', 'stand', 'double']);
  });

  it('split aces take one card each, and 21 with one is no blackjack', () => {
    const done = play(shoeOf('A♠ 6♥ A♥ T♠ K♠ 5♠ 3♥'), 'split');
    expect(done).toMatchObject({ hands: ['A♠ K♠', 'A♥ 5♠'], dealer: '6♥ T♠ 3♥', isOver: true });
    expect(done).toMatchObject({ results: ['won', 'lost'], paid: 200n });
  });

  it('a blackjack of an odd stake is rounded down once', () => {
    const table = playBlackjack(shoeOf('A♠ 5♠ K♠ 6♥'), []);
    expect(blackjackPayout(table, 3n)).toBe(7n);
  });
});

describe('published vectors', () => {
  const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed' };

  // Shoes computed independently of this code; results derived by hand from the rules.
  it.each([
    { nonce: 1, first: 'K♦ 8♦ A♥ 9♣ 4♦ 7♣', moves: [], result: ['blackjack'], paid: 250n },
    { nonce: 3, first: 'K♠ 7♣ J♥ T♥ 4♣ A♣', moves: ['stand'], result: ['won'], paid: 200n },
    { nonce: 14, first: 'Q♠ K♦ K♦ J♣ 8♣ 6♥', moves: ['stand'], result: ['push'], paid: 100n },
    { nonce: 25, first: '6♥ T♠ 5♠ 3♥ A♥ 4♣', moves: ['double'], result: ['lost'], paid: 0n },
    { nonce: 31, first: 'J♥ A♠ 3♥ Q♥ 4♥ K♥', moves: [], result: ['lost'], paid: 0n },
    { nonce: 35, first: '2♠ 6♥ 6♣ 8♣ K♣ 9♣', moves: ['hit', 'stand'], result: ['won'], paid: 200n },
    {
      nonce: 36,
      first: '8♠ 5♣ 8♦ J♥ 8♥ J♦ T♥',
      moves: ['split', 'stand', 'stand'],
      result: ['won', 'won'],
      paid: 400n,
    },
  ] as const)('nonce $nonce deals $first and pays $paid', async ({ nonce, first, ...expected }) => {
    const shoe = drawBlackjackShoe(await drawOf({ ...seeds, nonce }, blackjackCards));
    expect(print(shoe.slice(0, read(first).length))).toBe(first);
    const done = play(shoe, ...expected.moves);
    expect([done.isOver, done.results, done.paid]).toEqual([true, expected.result, expected.paid]);
  });
});
