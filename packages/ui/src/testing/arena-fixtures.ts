import type { GameSummary } from '../components/game-card/game.types.ts';
import type { Outcome } from '../components/odds/outcome.ts';
import type { ArenaBet, ArenaLatestBet, ArenaRound } from '../games/arena/arena.types.ts';

/** Fixed data for stories and tests of the stage; not used in the product. */
export const arenaGame: GameSummary = {
  id: '01931c4e-1f00-7000-8000-000000000001',
  title: 'Arena Lentera',
  category: 'cockfight',
  engine: 'arena',
  provider: 'Lentera Asli',
  currency: 'IDR',
  minimumStake: '1000',
  maximumStake: '5000000',
  takeoutBp: 600,
  selections: ['meron', 'wala'],
  currentRound: { id: 'round-128', number: 128, status: 'open' },
  createdAt: '2026-11-01T00:00:00.000Z',
};

/** A fight with betting open. */
export const openRound: ArenaRound = {
  id: 'round-128',
  gameId: arenaGame.id,
  number: 128,
  status: 'open',
  currency: 'IDR',
  selections: [
    { key: 'meron', open: true, pool: '24395000', odds: 184, bets: 214 },
    { key: 'wala', open: true, pool: '23600000', odds: 191, bets: 231 },
  ],
  takeoutBp: 600,
  minimumOdds: 130,
  betCount: 445,
  result: null,
  reason: null,
  openedAt: '2026-11-20T08:55:00.000Z',
  closesAt: null,
  closedAt: null,
  declaredAt: null,
  settlesAt: null,
  settledAt: null,
  version: 4,
  createdAt: '2026-11-20T08:52:10.000Z',
};

/** The latest bets of all players on a fight. */
export const latestBets: readonly ArenaLatestBet[] = [
  { id: 'b-5', name: 'and***7', selection: 'meron', amount: '250000' },
  { id: 'b-4', name: 'cit***8', selection: 'wala', amount: '20000' },
  { id: 'b-3', name: 'sur***0', selection: 'meron', amount: '5000' },
  { id: 'b-2', name: 'g***a', selection: 'wala', amount: '1000000' },
  { id: 'b-1', name: 'yog***7', selection: 'wala', amount: '10000' },
];

/** The same fight with changes. */
export const roundWith = (change: Partial<ArenaRound>): ArenaRound => ({ ...openRound, ...change });

/** An arena that takes bets on a draw at eight times the stake. */
export const drawGame: GameSummary = {
  ...arenaGame,
  selections: ['meron', 'wala', 'draw'],
  drawMarket: { odds: 800, cap: '25000000' },
};

/** The same fight with a draw market. */
export const drawRound = (change: Partial<ArenaRound['selections'][number]> = {}): ArenaRound =>
  roundWith({
    selections: [
      ...openRound.selections,
      {
        key: 'draw',
        open: true,
        pool: '1250000',
        odds: 800,
        bets: 17,
        left: '2321428',
        ...change,
      },
    ],
  });

/** Betting closed, waiting for the result. */
export const closedRound = roundWith({
  status: 'closed',
  closesAt: '2026-11-20T09:03:30.000Z',
  closedAt: '2026-11-20T09:03:32.000Z',
});

/** Meron has won and is paid. */
export const settledRound = roundWith({
  ...closedRound,
  status: 'settled',
  result: 'meron',
  declaredAt: '2026-11-20T09:04:10.000Z',
  settlesAt: '2026-11-20T09:04:13.000Z',
  settledAt: '2026-11-20T09:04:14.000Z',
});

const betOf = (change: Partial<ArenaBet>): ArenaBet => ({
  id: 'bet-1',
  roundId: openRound.id,
  roundNumber: openRound.number,
  selection: 'meron',
  amount: '50000',
  currency: 'IDR',
  status: 'placed',
  odds: null,
  payout: null,
  createdAt: '2026-11-20T08:58:40.000Z',
  settledAt: null,
  ...change,
});

/** Two bets of the current fight. */
export const placedBets: readonly ArenaBet[] = [
  betOf({}),
  betOf({
    id: 'bet-2',
    selection: 'wala',
    amount: '10000',
    createdAt: '2026-11-20T08:58:52.000Z',
  }),
];

/** A bet on a draw, whose odds are fixed. */
export const drawBet: ArenaBet = betOf({
  id: 'bet-3',
  selection: 'draw',
  amount: '25000',
  odds: 800,
  createdAt: '2026-11-20T08:59:04.000Z',
});

/** The same bets after meron has won: the payout exceeded the stake. */
export const settledBets: readonly ArenaBet[] = placedBets.map((bet) => ({
  ...bet,
  status: bet.selection === 'meron' ? 'won' : 'lost',
  odds: bet.selection === 'meron' ? 184 : 191,
  payout: bet.selection === 'meron' ? '92000' : '0',
  settledAt: settledRound.settledAt,
}));

const letters: Readonly<Record<string, Outcome>> = {
  M: 'meron',
  W: 'wala',
  D: 'draw',
  C: 'cancelled',
};

/**
 * Finished fights from letters, the last one immediately before the current fight; newest first, as the
 * server lists them.
 */
export const finishedRounds = (
  results: string = 'MDWMCWWWMMMMWWWMMWMMMMMWMWMMWMDWMMMWMMMWDMMMWMWWMMMMWMMWMMMWDMMMMWWMMDMMWWMM',
): readonly ArenaRound[] =>
  [...results]
    .map((letter, index): ArenaRound => {
      const result = letters[letter] ?? 'meron';
      return roundWith({
        ...settledRound,
        id: `round-${openRound.number - results.length + index}`,
        number: openRound.number - results.length + index,
        status: result === 'cancelled' ? 'cancelled' : 'settled',
        result: result === 'cancelled' ? null : result,
      });
    })
    .reverse();

/** Public reasons of a corrected result. */
export const sampleCorrectionReasons = [
  { value: 'declared-wrong', label: 'Hasil yang diumumkan salah.' },
  { value: 'overruled', label: 'Wasit mengubah hasil.' },
];
