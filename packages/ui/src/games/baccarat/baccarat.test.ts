import { describe, expect, it } from 'vitest';
import { naturalCoup, sixCardCoup, tieCoup } from '../../testing/baccarat-fixtures.ts';
import {
  layChips,
  spotBets,
  spotOutcome,
  totalOf,
  undoMove,
  type ChipMoves,
} from './chip-moves.ts';
import { dealMs, dealOrder, isNatural } from './deal-order.ts';

const bet = (spot: 'player' | 'tie', amount: string) => ({ spot, amount });

describe('chips on the table', () => {
  const first: ChipMoves = layChips(layChips([], [bet('player', '10000')]), [bet('tie', '50000')]);

  it('chips add up on each spot and in total', () => {
    const moves = layChips(first, [bet('player', '25000')]);
    expect(spotBets(moves, 'IDR')).toEqual([bet('player', '35000'), bet('tie', '50000')]);
    expect(totalOf(spotBets(moves, 'IDR'), 'IDR')).toBe('85000');
  });

  it('undoMove removes chips step by step, and all chips of a repeated round at once', () => {
    expect(spotBets(undoMove(first), 'IDR')).toEqual([bet('player', '10000')]);
    const repeated = layChips(first, spotBets(first, 'IDR'));
    expect(undoMove(repeated)).toEqual(first);
    expect(undoMove([])).toEqual([]);
  });
});

describe('the result of a spot', () => {
  it('a baccarat spot pays by the winner and the pairs', () => {
    expect(spotOutcome('banker', sixCardCoup)).toBe('won');
    expect(spotOutcome('player', sixCardCoup)).toBe('lost');
    expect(spotOutcome('player-pair', sixCardCoup)).toBe('won');
    expect(spotOutcome('banker-pair', sixCardCoup)).toBe('lost');
  });

  it('a tie in baccarat returns bets on both hands', () => {
    expect(spotOutcome('player', tieCoup)).toBe('back');
    expect(spotOutcome('banker', tieCoup)).toBe('back');
    expect(spotOutcome('tie', tieCoup)).toBe('won');
    expect(spotOutcome('player-pair', tieCoup)).toBe('lost');
  });
});

describe('the deal of baccarat', () => {
  it('the deal alternates between hands, and third cards come last', () => {
    const order = dealOrder(sixCardCoup).map(({ hand, position }) => `${hand} ${position}`);
    expect(order).toEqual(['player 0', 'banker 0', 'player 1', 'banker 1', 'player 2', 'banker 2']);
  });

  it('dealMs is shorter if a hand is a natural', () => {
    expect(isNatural(naturalCoup.player, naturalCoup.playerPoints)).toBe(true);
    expect(isNatural(sixCardCoup.player, sixCardCoup.playerPoints)).toBe(false);
    expect(dealMs(naturalCoup)).toBeLessThan(dealMs(sixCardCoup));
  });
});
