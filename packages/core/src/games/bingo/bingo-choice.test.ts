import { describe, expect, it } from 'vitest';
import { asServerSeed } from '../fairness/seeds.ts';
import { InvalidPlay } from '../read-input.ts';
import { bingoCardsOf, bingoOrder, maximumBingoCards, readBingoChoice } from './bingo-choice.ts';

const seeds = { hash: asServerSeed('ab'.repeat(32)), salt: 'a salt', number: 7 };

describe('the choice before a bingo round', () => {
  it('a bingo choice is a number of cards from 1 to the maximum', () => {
    expect(readBingoChoice({ cards: maximumBingoCards })).toEqual({ cards: maximumBingoCards });
    for (const cards of [0, maximumBingoCards + 1, 1.5, '2']) {
      expect(() => readBingoChoice({ cards })).toThrow(InvalidPlay);
    }
  });
});

describe('the cards of a play', () => {
  it('the cards of a play depend on play, salt and hash, and differ when one of them does', async () => {
    const cards = await bingoCardsOf(seeds, 'play-1', 3);
    expect(await bingoCardsOf(seeds, 'play-1', 3)).toEqual(cards);
    // Buying more does not change those that were bought.
    expect((await bingoCardsOf(seeds, 'play-1', 4)).slice(0, 3)).toEqual(cards);
    const others = await Promise.all([
      bingoCardsOf(seeds, 'play-2', 3),
      bingoCardsOf({ ...seeds, salt: 'another' }, 'play-1', 3),
      bingoCardsOf({ ...seeds, hash: asServerSeed('cd'.repeat(32)) }, 'play-1', 3),
    ]);
    const all = [cards, ...others].flat().map((card) => card.join());
    expect(new Set(all).size).toBe(12);
  });
});

describe('the order of the balls', () => {
  it('the order of the balls contains every ball once, and differs in every round', async () => {
    const order = await bingoOrder(seeds);
    expect(order.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 75 }, (_, ball) => ball + 1),
    );
    expect(await bingoOrder({ ...seeds, number: 8 })).not.toEqual(order);
  });
});
