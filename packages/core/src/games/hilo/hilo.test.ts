import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { toBasisPoints } from '../ratio.ts';
import {
  hilo,
  drawHiloCards,
  hiloGuesses,
  hiloMultipleBp,
  isHiloRight,
  hiloRanksRight,
} from './hilo.ts';

/** A word that draws a card of a rank, of the first suit. */
const word = (rank: number): number => Math.floor(((rank - 0.5) * 2 ** 32) / 52);
const ranks = Array.from({ length: 13 }, (_, index) => index + 1);

describe('a guess', () => {
  it('the same rank wins for both guesses, except on an ace and on a king', () => {
    for (const rank of ranks.slice(1, -1)) {
      expect(isHiloRight('higher', rank, rank) && isHiloRight('lower', rank, rank)).toBe(true);
    }
    expect(isHiloRight('higher', 1, 1)).toBe(false);
    expect(isHiloRight('lower', 1, 1)).toBe(true);
    expect(isHiloRight('lower', 13, 13)).toBe(false);
    expect(isHiloRight('higher', 13, 13)).toBe(true);
  });

  it('a guess is never certain, and always possible', () => {
    for (const rank of ranks) {
      for (const guess of hiloGuesses) {
        expect(hiloRanksRight(guess, rank)).toBeGreaterThanOrEqual(1);
        expect(hiloRanksRight(guess, rank)).toBeLessThan(13);
      }
    }
  });

  it('a guess pays 99 % of the fair multiple, and several guesses pay the product', () => {
    expect(hiloMultipleBp([12])).toBe(10_725);
    expect(hiloMultipleBp([7])).toBe(18_385);
    expect(hiloMultipleBp([7, 1])).toBe(239_014);
  });
});

describe('guesses made in advance', () => {
  const cards = [word(5), word(9), word(9), word(2)];

  it('guesses made in advance win when all are correct', () => {
    const outcome = hilo.play({ guesses: ['higher', 'lower'] }, 10_000n, createDraw(cards));
    expect(outcome).toMatchObject({ won: true, multipleBp: hiloMultipleBp([9, 9]) });
    expect(outcome.payout).toBe(BigInt(outcome.multipleBp));
    expect(outcome.cards.map(({ rank }) => rank)).toEqual([5, 9, 9]);
  });

  it('guesses made in advance lose when one is wrong', () => {
    const guesses = ['higher', 'lower', 'higher'] as const;
    expect(hilo.play({ guesses }, 10_000n, createDraw(cards))).toMatchObject({
      won: false,
      payout: 0n,
    });
  });

  it.each([
    [['higher']],
    [['lower']],
    [['higher', 'lower']],
    [['higher', 'higher', 'lower']],
  ] as const)(
    'guesses made in advance return the declared share: %j, counted over every sequence of ranks',
    (guesses) => {
      const bp = toBasisPoints(hilo.rtp({ guesses }));
      expect(bp).toBeGreaterThanOrEqual(hilo.returnBp.minimumBp);
      expect(bp).toBeLessThanOrEqual(hilo.returnBp.maximumBp);
    },
  );

  it.each([
    [{ guesses: [] }, 'guesses'],
    [{ guesses: ['higher', 'lower', 'lower', 'lower'] }, 'guesses'],
    [{ guesses: ['same'] }, 'guesses.0'],
  ])('guesses made beforehand are rejected with %j, and the field %s is named', (choice, field) => {
    expect(() => hilo.readInput(choice)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });
});

/** Computed independently of this code: four bytes of the HMAC, times 52, over 2^32. */
describe('published vectors', () => {
  it.each([
    [1, '13♦ 8♦ 1♥ 9♣ 4♦ 7♣ 9♦ 8♦ 10♣ 7♠'],
    [2, '3♦ 7♦ 10♠ 5♠ 4♠ 11♥ 8♠ 3♠ 2♣ 8♠'],
  ])('nonce %i turns %s', async (nonce, expected) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    const cards = drawHiloCards(await drawOf(seeds, hilo.words), 10);
    expect(cards.map(({ rank, suit }) => `${rank}${'♠♥♦♣'[suit]}`).join(' ')).toBe(expected);
  });
});
