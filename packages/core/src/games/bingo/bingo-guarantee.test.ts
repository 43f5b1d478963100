import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../contract/money.ts';
import type { BingoCard } from './bingo-card.ts';
import { bingoHalls, settleBingo } from './bingo-round.ts';
import { bingoPrizes, bingoReturnBp, bingoTerms, maximumBingoReturnBp } from './bingo-terms.ts';

/** A card whose columns hold their first five balls from top to bottom. */
const plainCard: BingoCard = Array.from({ length: 25 }, (_, cell) =>
  cell === 12 ? null : (cell % 5) * 15 + Math.floor(cell / 5) + 1,
);

/** A card that shares no ball with the plain one, so that it never wins before it. */
const lateCard: BingoCard = plainCard.map((ball) => (ball === null ? null : ball + 5));

const inOrder = Array.from({ length: 75 }, (_, index) => index + 1);

/** An order in which the plain card is full before the late one has a ball. */
const plainFirst = inOrder.toSorted(
  (one, other) => Number(plainCard.includes(other)) - Number(plainCard.includes(one)),
);

/** Sales of a number of cards at one price. */
const salesOf = (cards: number, cardPrice: bigint) => ({
  cards,
  staked: cardPrice * BigInt(cards),
  cardPrice,
});

const settle = (plain: number, late: number, price: bigint, terms = bingoTerms) =>
  settleBingo(
    Array.from({ length: plain + late }, (_, index) => ({
      id: String(index),
      price,
      card: index < plain ? plainCard : lateCard,
    })),
    plainFirst,
    terms,
  );

describe('the guaranteed prizes of a bingo round', () => {
  it('a round of 20 cards pays 2, 5 and 12 prices of a card, of which the house adds 1', () => {
    const settled = settle(1, 19, 1_000n);
    expect(settled.prizes.map(({ each }) => each)).toEqual([2_000n, 5_000n, 12_000n]);
    // 18,000 after the commission: the shares are 1,800, 4,500 and 11,700.
    expect(settled.topUp).toBe(200n + 500n + 300n);
    expect(settled.takeout).toBe(2_000n);
    expect(settled.breakage).toBe(0n);
    expect(settled.payouts.get('0')).toBe(19_000n);
  });

  it('a round of 19 cards pays shares of its pool only', () => {
    const settled = settle(1, 18, 1_000n);
    expect(settled.prizes.map(({ each }) => each)).toEqual([1_710n, 4_275n, 11_115n]);
    expect(settled.topUp).toBe(0n);
  });

  it('a share above its guarantee is paid in full, and the other prizes are topped up', () => {
    // 21 cards: 18,900 after the commission. Only the full card reaches its guarantee.
    const settled = settle(1, 20, 1_000n);
    expect(settled.prizes.map(({ each }) => each)).toEqual([2_000n, 5_000n, 12_285n]);
    expect(settled.topUp).toBe(110n + 275n);
    // 23 cards: 20,700. All of them do.
    expect(settle(1, 22, 1_000n).topUp).toBe(0n);
  });

  it('winners share a guaranteed prize in whole minor units, and the rest is breakage', () => {
    const settled = settle(3, 17, 1_000n);
    expect(settled.prizes.map(({ each }) => each)).toEqual([666n, 1_666n, 4_000n]);
    // 2,000 - 3 × 666 = 2 and 5,000 - 3 × 1,666 = 2.
    expect(settled.breakage).toBe(4n);
    expect(settled.topUp).toBe(1_000n);
  });

  it('a hall without a guarantee tops nothing up', () => {
    const { guarantee, ...terms } = bingoTerms;
    expect(guarantee).toBeDefined();
    expect(settle(1, 19, 1_000n, terms)).toMatchObject({ topUp: 0n });
    expect(bingoPrizes(salesOf(20, 1_000n), terms).map(({ guaranteed }) => guaranteed)).toEqual([
      null,
      null,
      null,
    ]);
    expect(maximumBingoReturnBp(terms)).toBe(9_000);
  });

  it('a table shows what is guaranteed before enough cards are sold', () => {
    const facts = (cards: number) =>
      bingoPrizes(salesOf(cards, 2_500n), bingoTerms).map(({ amount, guaranteed }) => [
        amount,
        guaranteed,
      ]);
    expect(facts(0)).toEqual([
      [0n, 5_000n],
      [0n, 12_500n],
      [0n, 30_000n],
    ]);
    expect(facts(20)).toEqual([
      [5_000n, 5_000n],
      [12_500n, 12_500n],
      [30_000n, 30_000n],
    ]);
  });

  it('the prizes shown to players are those that are settled', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(bingoHalls)),
        fc.integer({ min: 1, max: 40 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        ({ terms }, cards, price) => {
          const settled = settle(1, cards - 1, price, terms);
          const shown = bingoPrizes(salesOf(cards, price), terms);
          expect(settled.prizes.map(({ each }) => each)).toEqual(shown.map(({ amount }) => amount));
          expect(settled.topUp).toBe(sumMoney(shown.map(({ topUp }) => topUp)));
        },
      ),
    );
  });
});

describe('the return of a bingo hall', () => {
  it('a bingo hall returns its shares without a guarantee', () => {
    expect(bingoReturnBp()).toBe(9_000);
    expect(bingoReturnBp({ ...bingoTerms, takeoutBp: 2_500 })).toBe(7_500);
  });

  it.each([
    ['bingo', 20, 9_500],
    ['bingo-quick', 20, 9_500],
    ['bingo-full', 20, 9_500],
    ['bingo-lines', 30, 9_333],
  ])(
    'the hall %s returns most with %d cards, the first that are guaranteed: %d basis points',
    (engine, fromCards, mostBp) => {
      const { terms } = bingoHalls[engine]!;
      expect(terms.guarantee?.fromCards).toBe(fromCards);
      expect(maximumBingoReturnBp(terms)).toBe(mostBp);
      const returnOf = (cards: number): number => {
        const price = 30_000n;
        const paid = sumMoney(
          bingoPrizes(salesOf(cards, price), terms).map((prize) => prize.amount),
        );
        return Math.floor(Number((paid * 10_000n) / (price * BigInt(cards))));
      };
      expect(returnOf(fromCards - 1)).toBe(bingoReturnBp(terms));
      expect(returnOf(fromCards)).toBe(mostBp);
      for (let cards = fromCards; cards < 100; cards += 1) {
        expect(returnOf(cards + 1)).toBeLessThanOrEqual(returnOf(cards));
      }
    },
  );
});
