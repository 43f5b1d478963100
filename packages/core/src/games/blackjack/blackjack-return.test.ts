import { describe, expect, it } from 'vitest';
import type { BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import { cardRanks, type Card } from '../cards.ts';
import { addRatios, multiplyRatios, ratio, toBasisPoints, type Ratio } from '../ratio.ts';
import { blackjack } from './blackjack.ts';
import { suggestBlackjack } from './suggest-move.ts';

/*
 * Calculates the return of blackjack over every possible card, by the values of cards: with an infinite
 * shoe a value always has the same probability. Independent of the code of the game.
 */

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const zero = ratio(0n, 1n);
const one = ratio(1n, 1n);
const times = (count: number, { numerator, denominator }: Ratio): Ratio =>
  ratio(BigInt(count) * numerator, denominator);
/** Probability of a value: four of thirteen ranks count ten. */
const chanceOf = (value: number): Ratio => ratio(value === 10 ? 4n : 1n, BigInt(cardRanks));
const isMore = (left: Ratio, right: Ratio): boolean =>
  left.numerator * right.denominator > right.numerator * left.denominator;

/** A total with every ace as 1, and whether the hand has an ace. */
interface Sum {
  readonly low: number;
  readonly ace: boolean;
}
const nothing: Sum = { low: 0, ace: false };
const add = ({ low, ace }: Sum, value: number): Sum => ({
  low: low + value,
  ace: ace || value === 1,
});
const best = ({ low, ace }: Sum): number => (ace && low <= 11 ? low + 10 : low);
const keyOf = ({ low, ace }: Sum): string => `${low}${ace ? 'a' : ''}`;

/** Averages over the value of the next card. */
const average = (next: (value: number) => Ratio): Ratio =>
  values.map((value) => multiplyRatios(chanceOf(value), next(value))).reduce(addRatios);

const remember = <Result>(work: (sum: Sum) => Result): ((sum: Sum) => Result) => {
  const cache = new Map<string, Result>();
  return (sum) => {
    const found = cache.get(keyOf(sum)) ?? work(sum);
    cache.set(keyOf(sum), found);
    return found;
  };
};

type Finals = ReadonlyMap<number, Ratio>;
const merge = (parts: readonly (readonly [Ratio, Finals])[]): Finals => {
  const sums = new Map<number, Ratio>();
  for (const [chance, finals] of parts)
    for (const [total, share] of finals)
      sums.set(total, addRatios(sums.get(total) ?? zero, multiplyRatios(chance, share)));
  return sums;
};

/** Probabilities of the dealer's final totals from a total; 22 means every total above 21. */
const dealerFrom: (sum: Sum) => Finals = remember((sum) =>
  best(sum) >= 17
    ? new Map([[Math.min(best(sum), 22), one]])
    : merge(values.map((value) => [chanceOf(value), dealerFrom(add(sum, value))])),
);

/** Probabilities of the final totals of a dealer with this open card and no blackjack. */
function finalsOf(up: number): Finals {
  const blackjackWith = { 1: 10, 10: 1 }[up];
  const hidden = values.filter((value) => value !== blackjackWith);
  const all = hidden.map(chanceOf).reduce(addRatios);
  const share = (value: number): Ratio =>
    multiplyRatios(chanceOf(value), ratio(all.denominator, all.numerator));
  return merge(hidden.map((value) => [share(value), dealerFrom(add(add(nothing, up), value))]));
}

/** Payout of a hand for one stake each, and the expected number of stakes. */
interface Expected {
  readonly paid: Ratio;
  readonly stakes: Ratio;
}
const expectOne = (paid: Ratio): Expected => ({ paid, stakes: one });
/** Payout less stakes, shifted by four stakes so that it is never negative. */
const gainOf = ({ paid, stakes }: Expected): Ratio => {
  const shifted = addRatios(paid, times(4, one));
  return ratio(
    shifted.numerator * stakes.denominator - stakes.numerator * shifted.denominator,
    shifted.denominator * stakes.denominator,
  );
};

/** Expected payouts of each move against an open card of a dealer who has no blackjack. */
function movesAgainst(up: number) {
  const finals = finalsOf(up);
  const stand = (total: number): Ratio =>
    [...finals]
      .map(([final, chance]) => {
        if (final === 22 || final < total) return times(2, chance);
        return final === total ? chance : zero;
      })
      .reduce(addRatios);
  const standOn = (sum: Sum): Ratio => (sum.low > 21 ? zero : stand(best(sum)));
  /** The higher return of hitting and standing. */
  const goOn: (sum: Sum) => Ratio = remember((sum) => {
    if (sum.low > 21) return zero;
    if (best(sum) === 21) return stand(21);
    const [taken, stood] = [hit(sum), standOn(sum)];
    return isMore(taken, stood) ? taken : stood;
  });
  const hit = (sum: Sum): Ratio => average((value) => goOn(add(sum, value)));
  const double = (sum: Sum): Expected => ({
    paid: times(
      2,
      average((value) => standOn(add(sum, value))),
    ),
    stakes: times(2, one),
  });
  /** Moves on a hand of two cards without the split. */
  const movesOn = (sum: Sum): Partial<Record<BlackjackMove, Expected>> => ({
    stand: expectOne(standOn(sum)),
    hit: expectOne(hit(sum)),
    double: double(sum),
  });
  const afterSplit = (value: number, drawn: number): Expected => {
    const sum = add(add(nothing, value), drawn);
    if (value === 1 || best(sum) === 21) return expectOne(standOn(sum));
    return bestOf(movesOn(sum)).expected;
  };
  const split = (value: number): Expected => ({
    paid: times(
      2,
      average((drawn) => afterSplit(value, drawn).paid),
    ),
    stakes: times(
      2,
      average((drawn) => afterSplit(value, drawn).stakes),
    ),
  });
  return { movesOn, split };
}

function bestOf(moves: Partial<Record<BlackjackMove, Expected>>) {
  const rows = Object.entries(moves) as [BlackjackMove, Expected][];
  const [move, expected] = rows.reduce((maximum, row) =>
    isMore(gainOf(row[1]), gainOf(maximum[1])) ? row : maximum,
  );
  return { move, expected };
}

const cardOf = (value: number): Card => ({ rank: value, suit: 0 });

/** All hands of two cards with every open card, and the return of each move. */
const deals = values.flatMap((up) => {
  const { movesOn, split } = movesAgainst(up);
  return values.flatMap((first) =>
    values.map((second) => {
      const sum = add(add(nothing, first), second);
      const moves = movesOn(sum);
      const all = first === second ? { ...moves, split: split(first) } : moves;
      return { up, first, second, sum, moves: all };
    }),
  );
});

const suggest = (
  { up, first, second }: (typeof deals)[number],
  allowed: readonly BlackjackMove[],
): BlackjackMove =>
  suggestBlackjack({ cards: [cardOf(first), cardOf(second)], up: cardOf(up), allowed });

/** Return of all stakes, with the best of the given moves on every hand. */
function returnWith(names: readonly BlackjackMove[]): Ratio {
  const expected = deals.map(({ up, first, second, sum, moves }) => {
    const chance = [up, first, second].map(chanceOf).reduce(multiplyRatios);
    const hole = up === 1 ? chanceOf(10) : up === 10 ? chanceOf(1) : zero;
    const open = ratio(hole.denominator - hole.numerator, hole.denominator);
    const isNatural = best(sum) === 21;
    const some = Object.fromEntries(
      Object.entries(moves).filter(([name]) => names.includes(name as BlackjackMove)),
    );
    // A blackjack pays 3:2, and returns the stake against another blackjack.
    const played = isNatural ? expectOne(ratio(5n, 2n)) : bestOf(some).expected;
    const paid = addRatios(multiplyRatios(open, played.paid), isNatural ? hole : zero);
    const stakes = addRatios(multiplyRatios(open, played.stakes), hole);
    return { paid: multiplyRatios(chance, paid), stakes: multiplyRatios(chance, stakes) };
  });
  const paid = expected.map((row) => row.paid).reduce(addRatios);
  const stakes = expected.map((row) => row.stakes).reduce(addRatios);
  return multiplyRatios(paid, ratio(stakes.denominator, stakes.numerator));
}

describe('the return of blackjack', () => {
  const openHands = deals.filter(({ sum }) => best(sum) < 21);

  it('suggestBlackjack names the move with the highest counted return for every hand and open card', () => {
    const wrong = openHands.filter(
      (deal) =>
        suggest(deal, Object.keys(deal.moves) as BlackjackMove[]) !== bestOf(deal.moves).move,
    );
    expect(wrong).toEqual([]);
  });

  it.each([{ names: ['hit', 'stand', 'double'] }, { names: ['hit', 'stand'] }] as const)(
    'suggestBlackjack names the best of $names if only these are allowed',
    ({ names }) => {
      const wrong = openHands.filter((deal) => {
        const some = Object.fromEntries(names.map((name) => [name, deal.moves[name]]));
        return suggest(deal, names) !== bestOf(some as typeof deal.moves).move;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('blackjack returns 97.57 % without further stakes, counted exactly', () => {
    const counted = returnWith(['hit', 'stand']);
    expect(counted).toEqual(blackjack.rtp({ strategy: 'one-stake' }));
    expect(toBasisPoints(counted)).toBe(blackjack.returnBp.minimumBp);
  });

  it('blackjack returns 99.49 % of all that is staked with the suggested moves', () => {
    const counted = returnWith(['hit', 'stand', 'double', 'split']);
    expect(toBasisPoints(counted)).toBe(blackjack.returnBp.maximumBp);
  });
});
