import { describe, expect, it } from 'vitest';
import {
  finishedRounds,
  openRound,
  placedBets,
  roundWith,
  settledBets,
} from '../../testing/arena-fixtures.ts';
import {
  cancelRisk,
  isSideOpen,
  largestShare,
  meronShare,
  outcomeOf,
  roadResultsOf,
  roundRoom,
  sharedPool,
  stakesBySide,
  takeoutOf,
} from './round-facts.ts';

const sides = (meron: [string, number | null, number], wala: [string, number | null, number]) =>
  roundWith({
    selections: [
      { key: 'meron', open: true, pool: meron[0], odds: meron[1], bets: meron[2] },
      { key: 'wala', open: true, pool: wala[0], odds: wala[1], bets: wala[2] },
    ],
  });

describe('pool', () => {
  it('sharedPool is the sum of meron and wala, without bets on a draw', () => {
    const round = roundWith({
      selections: [
        ...openRound.selections,
        { key: 'draw', open: true, pool: '640000', odds: 800, bets: 38 },
      ],
    });
    expect(sharedPool(round)).toBe('47995000');
    expect(meronShare(round)).toBe(0.5082);
    expect(takeoutOf(round)).toBe('2879700');
  });

  it('the pool limit is the share at which the odds still reach the minimum', () => {
    expect(largestShare(openRound)).toBeCloseTo(0.7231, 4);
  });
});

describe('cancelRisk', () => {
  it('cancelRisk returns a warning while one side has no bets', () => {
    expect(cancelRisk(sides(['50000', 94, 1], ['0', null, 0]))).toEqual({
      kind: 'one-sided',
      empty: 'wala',
    });
  });

  it('cancelRisk returns a warning if a side would pay less than the minimum', () => {
    expect(cancelRisk(sides(['75000', 125, 3], ['25000', 376, 1]))).toEqual({
      kind: 'minimum-odds',
      heavy: 'meron',
    });
  });

  it('cancelRisk gives no warning for an empty or balanced pool, or after betting has closed', () => {
    expect(cancelRisk(sides(['0', null, 0], ['0', null, 0]))).toBeUndefined();
    expect(cancelRisk(openRound)).toBeUndefined();
    expect(
      cancelRisk({ ...sides(['50000', 94, 1], ['0', null, 0]), status: 'closed' }),
    ).toBeUndefined();
  });
});

describe('sides', () => {
  it('a side accepts bets only while betting and the side are open', () => {
    expect(isSideOpen(openRound, 'meron')).toBe(true);
    expect(isSideOpen(openRound, 'draw')).toBe(false);
    expect(isSideOpen(roundWith({ status: 'closed' }), 'meron')).toBe(false);
    const paused = openRound.selections.map((side) => ({ ...side, open: side.key !== 'wala' }));
    expect(isSideOpen(roundWith({ selections: paused }), 'wala')).toBe(false);
  });

  it('stakesBySide sums the player’s stakes of this round by side', () => {
    const other = placedBets.map((bet) => ({ ...bet, roundId: 'round-127' }));
    expect(stakesBySide([...placedBets, ...placedBets, ...other], openRound)).toEqual({
      meron: '100000',
      wala: '20000',
    });
  });
});

describe('outcomeOf', () => {
  it('outcomeOf returns stake, return and net result', () => {
    expect(outcomeOf(settledBets, openRound)).toEqual({
      staked: '60000',
      returned: '92000',
      net: '32000',
    });
  });

  it('outcomeOf waits until every bet is settled', () => {
    expect(outcomeOf([...settledBets, ...placedBets.slice(0, 1)], openRound)).toBeUndefined();
    expect(outcomeOf([], openRound)).toBeUndefined();
  });
});

describe('roadResultsOf', () => {
  it('roadResultsOf puts finished fights oldest first and omits the current one', () => {
    const rounds = [openRound, ...finishedRounds('MWC')];
    expect(roadResultsOf(rounds)).toEqual([
      { number: 125, result: 'meron' },
      { number: 126, result: 'wala' },
      { number: 127, result: 'cancelled' },
    ]);
  });
});

describe('the remaining limit of a round', () => {
  const bet = {
    ...placedBets[0]!,
    roundId: openRound.id,
    amount: '30000',
    status: 'placed',
  } as const;

  it('the remaining limit of a round is undefined without a limit', () => {
    expect(roundRoom({}, [bet], openRound)).toBeUndefined();
  });

  it('the remaining limit of a round is the limit minus the valid bets on both sides', () => {
    const bets = [
      bet,
      { ...bet, selection: 'wala' as const },
      { ...bet, status: 'cancelled' as const },
      { ...bet, roundId: 'another' },
    ];
    const game = { maximumPerRound: '100000' };
    expect(roundRoom(game, bets, openRound)).toEqual({ maximum: '100000', left: '40000' });
    expect(roundRoom({ maximumPerRound: '50000' }, bets, openRound)?.left).toBe('0');
  });
});
