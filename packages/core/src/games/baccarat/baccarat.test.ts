import { describe, expect, it } from 'vitest';
import { createDraw } from '../fairness/draw.ts';
import { ratio, toBasisPoints } from '../ratio.ts';
import { baccarat, baccaratSpots, type BaccaratSpot } from './baccarat.ts';
import {
  bankerDraws,
  cardPoints,
  dealCoup,
  handPoints,
  openShoe,
  winnerOf,
} from './table-rules.ts';
import type { Card } from '../cards.ts';

/** A coup dealt from these ranks, in the order of the shoe. */
const deal = (...ranks: number[]) => {
  const rest = ranks.values();
  return dealCoup((): Card => ({ rank: rest.next().value ?? 13, suit: 0 }));
};

const on = (spot: BaccaratSpot, chips = 1) => ({ bets: [{ spot, chips }] });

describe('points', () => {
  it('points count tens and face cards as zero, and keep only the last digit', () => {
    expect([1, 9, 10, 11, 12, 13].map((rank) => cardPoints({ rank, suit: 0 }))).toEqual([
      1, 9, 0, 0, 0, 0,
    ]);
    expect(
      handPoints([
        { rank: 7, suit: 0 },
        { rank: 8, suit: 1 },
      ]),
    ).toBe(5);
  });
});

describe('third cards', () => {
  it('no third card is dealt once a hand has 8 or 9', () => {
    expect(deal(4, 1, 4, 1, 5, 5)).toEqual({
      player: [
        { rank: 4, suit: 0 },
        { rank: 4, suit: 0 },
      ],
      banker: [
        { rank: 1, suit: 0 },
        { rank: 1, suit: 0 },
      ],
    });
    expect(deal(1, 4, 1, 5, 5, 5).player).toHaveLength(2);
  });

  it('the player takes a third card with 0 to 5', () => {
    for (const points of [0, 1, 2, 3, 4, 5]) {
      expect(deal(points || 10, 7, 10, 10, 1, 1).player).toHaveLength(3);
    }
    for (const points of [6, 7]) expect(deal(points, 7, 10, 10, 1, 1).player).toHaveLength(2);
  });

  it('the banker takes a third card with 0 to 5 when the player stands', () => {
    const banker = [0, 1, 2, 3, 4, 5, 6, 7].map((points) => bankerDraws(points, undefined));
    expect(banker).toEqual([true, true, true, true, true, true, false, false]);
  });

  /** Rows: the banker's points 0 to 7; columns: the player's third card 0 to 9. D draws, S stands. */
  it('the banker follows the drawing table when the player took a third card', () => {
    const table = Array.from({ length: 8 }, (_, points) =>
      Array.from({ length: 10 }, (__, third) => (bankerDraws(points, third) ? 'D' : 'S')).join(''),
    );
    expect(table).toEqual([
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDDD',
      'DDDDDDDDSD',
      'SSDDDDDDSS',
      'SSSSDDDDSS',
      'SSSSSSDDSS',
      'SSSSSSSSSS',
    ]);
  });

  it('third cards are dealt in turn: the player first, then the banker', () => {
    // Player 2 + 3, banker 1 + 2; the player draws a 4 (9), the banker a 5 (8).
    const coup = deal(2, 1, 3, 2, 4, 5);
    expect(coup.player.map(({ rank }) => rank)).toEqual([2, 3, 4]);
    expect(coup.banker.map(({ rank }) => rank)).toEqual([1, 2, 5]);
    expect(winnerOf(coup)).toBe('player');
  });

  it('the third card of the banker is the fifth card dealt when the player stands', () => {
    expect(deal(6, 1, 10, 2, 4, 9).banker.map(({ rank }) => rank)).toEqual([1, 2, 4]);
  });
});

describe('the shoe', () => {
  it('the shoe holds 32 cards of each rank and deals each card only once', () => {
    const next = openShoe(createDraw(Array.from({ length: 500 }, (_, index) => index * 7_919_777)));
    const cards = Array.from({ length: 416 }, next);
    const ranks = new Map<number, number>();
    for (const { rank } of cards) ranks.set(rank, (ranks.get(rank) ?? 0) + 1);
    expect([...ranks.values()]).toEqual(Array.from({ length: 13 }, () => 32));
    const faces = new Set(cards.map(({ rank, suit }) => `${rank}:${suit}`));
    expect(faces.size).toBe(52);
  });
});

describe('a coup', () => {
  /** A draw that deals these ranks next, from the remaining cards. */
  function drawing(...ranks: number[]) {
    const shoe = Array.from({ length: 416 }, (_, position) => (position % 13) + 1);
    return createDraw(
      ranks.map((rank) => {
        const position = shoe.indexOf(rank);
        const word = Math.floor(((position + 0.5) * 2 ** 32) / shoe.length);
        shoe.splice(position, 1);
        return word;
      }),
    );
  }
  /** Alternating: player, banker, player, banker. */
  const playerWins = () => drawing(9, 1, 10, 10);
  const bankerWins = () => drawing(1, 9, 10, 10);
  const tie = () => drawing(9, 4, 10, 5);

  it('a coup pays the player even money, the banker less 5 % commission', () => {
    expect(baccarat.play(on('player'), 1_000n, playerWins())).toMatchObject({
      winner: 'player',
      playerPoints: 9,
      bankerPoints: 1,
      payout: 2_000n,
    });
    expect(baccarat.play(on('banker'), 1_000n, bankerWins())).toMatchObject({
      winner: 'banker',
      payout: 1_950n,
    });
    expect(baccarat.play(on('banker'), 1_000n, playerWins()).payout).toBe(0n);
    expect(baccarat.play(on('player'), 1_000n, bankerWins()).payout).toBe(0n);
  });

  it('a coup refunds stakes on a hand at a tie, and pays the tie 8 to 1', () => {
    expect(baccarat.play(on('player'), 1_000n, tie())).toMatchObject({
      winner: 'tie',
      payout: 1_000n,
    });
    expect(baccarat.play(on('banker'), 1_000n, tie()).payout).toBe(1_000n);
    expect(baccarat.play(on('tie'), 1_000n, tie()).payout).toBe(9_000n);
    expect(baccarat.play(on('tie'), 1_000n, playerWins()).payout).toBe(0n);
  });

  it('a coup rounds the commission in favour of the house', () => {
    expect(baccarat.play(on('banker'), 3n, bankerWins()).payout).toBe(5n);
  });

  it('a coup pays a bet on a pair 11 to 1 if that hand has a pair', () => {
    const pair = () => drawing(12, 8, 12, 1);
    expect(baccarat.play(on('player-pair'), 100n, pair()).payout).toBe(1_200n);
    expect(baccarat.play(on('banker-pair'), 100n, pair()).payout).toBe(0n);
    // Ten and queen have the same points, but are no pair.
    expect(baccarat.play(on('player-pair'), 100n, drawing(10, 8, 12, 1)).payout).toBe(0n);
  });
});

describe('the return', () => {
  /** Every order of six cards by points, weighted by the number of cards in the shoe. */
  function countCoups() {
    const remaining = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
    const counts = { player: 0, banker: 0, tie: 0 };
    const wholeRest = (cards: number): number =>
      cards >= 6 ? 1 : (416 - cards) * wholeRest(cards + 1);

    const go = (points: readonly number[], ways: number): void => {
      let draws = 0;
      let missing = false;
      const coup = dealCoup(() => {
        const value = points[draws];
        draws += 1;
        if (value === undefined) missing = true;
        return { rank: value || 10, suit: 0 };
      });
      if (!missing) {
        counts[winnerOf(coup)] += ways * wholeRest(points.length);
        return;
      }
      remaining.forEach((cards, value) => {
        remaining[value] = cards - 1;
        go([...points, value], ways * cards);
        remaining[value] = cards;
      });
    };
    go([], 1);
    return counts;
  }

  it('the return is counted over every round of the whole shoe', () => {
    // All figures stay below 2^53: 416 * 415 * 414 * 413 * 412 * 411.
    const { player, banker, tie } = countCoups();
    const all = BigInt(player) + BigInt(banker) + BigInt(tie);
    expect(all).toBe(416n * 415n * 414n * 413n * 412n * 411n);
    expect(baccarat.rtp(on('player'))).toEqual(ratio(BigInt(player) * 2n + BigInt(tie), all));
    expect(baccarat.rtp(on('banker'))).toEqual(
      ratio(BigInt(banker) * 195n + BigInt(tie) * 100n, all * 100n),
    );
    expect(baccarat.rtp(on('tie'))).toEqual(ratio(BigInt(tie) * 9n, all));
  });

  it('the return of each bet equals the published one', () => {
    expect(toBasisPoints(baccarat.rtp(on('player')))).toBe(9_876);
    expect(toBasisPoints(baccarat.rtp(on('banker')))).toBe(9_894);
    expect(toBasisPoints(baccarat.rtp(on('tie')))).toBe(8_564);
    expect(toBasisPoints(baccarat.rtp(on('banker-pair')))).toBe(8_963);
    const returns = baccaratSpots.map((spot) => toBasisPoints(baccarat.rtp(on(spot))));
    expect([Math.min(...returns), Math.max(...returns)]).toEqual([
      baccarat.returnBp.minimumBp,
      baccarat.returnBp.maximumBp,
    ]);
  });

  it('the return of several chips is their weighted average', () => {
    const both = {
      bets: [
        { spot: 'player' as const, chips: 3 },
        { spot: 'tie' as const, chips: 1 },
      ],
    };
    const average =
      (3 * Number(toBasisPoints(baccarat.rtp(on('player')))) +
        toBasisPoints(baccarat.rtp(on('tie')))) /
      4;
    expect(Math.abs(toBasisPoints(baccarat.rtp(both)) - average)).toBeLessThan(1);
  });

  it('the return never exceeds the declared maximum payout', () => {
    const all = { bets: baccaratSpots.map((spot) => ({ spot, chips: 1 })) };
    // Tie, and both pairs: 9 + 12 + 12 + both stakes back, of five chips.
    expect(baccarat.maximumPayout(all, 500n)).toBe(3_500n);
  });
});
