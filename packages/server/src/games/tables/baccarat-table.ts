import {
  baccarat,
  baccaratCoupOf,
  baccaratTables,
  drawBaccaratWords,
  settleBaccaratBet,
  wonOrLost,
  type BaccaratInput,
  type BaccaratTiming,
} from '@lobi/core/games';
import { assertPayable } from '@lobi/core/rules';
import { house } from '../../domain/postings.ts';
import type { TablePlay } from '../../store/table-plays.ts';
import type { TableGame } from './table-game.ts';

/** Decided outcome of a baccarat round: the random words from which its cards are dealt. */
export interface BaccaratDealt {
  readonly words: readonly number[];
  readonly coup: ReturnType<typeof baccaratCoupOf>;
}

const choiceOf = (play: TablePlay): BaccaratInput => play.choice as unknown as BaccaratInput;

/** Baccarat: the bank takes stakes and pays; the cards are dealt automatically when betting ends. */
const baccaratTableOf = ([engine, timing]: [string, BaccaratTiming]): TableGame<BaccaratDealt> => ({
  engine,
  pauseMs: timing.pauseMs,
  closesAtMs: (opensAtMs) => opensAtMs + timing.bettingMs,
  poolTerms: null,
  dealsByPlays: false,
  account: () => house('bank'),

  accept: ({ choice, stake, terms, currency }) => {
    const read = baccarat.readInput(choice) as BaccaratInput;
    assertPayable(baccarat.maximumPayout(read, stake), terms.maximumPayout, currency);
    return { ...read };
  },

  initialOutcome: async () => null,

  deal: async ({ hash, salt, number }) => {
    const words = await drawBaccaratWords({ serverSeed: hash, clientSeed: salt, nonce: number });
    return { words, coup: baccaratCoupOf(words) };
  },

  endsAtMs: (_, startedAtMs) => startedAtMs + timing.dealMs,

  shownAt: () => 0,

  state: ({ round, dealt }) => ({
    engine: 'baccarat',
    dealsAt: (round.startedAt ?? round.closesAt).toISOString(),
    coup: dealt && round.status !== 'betting' ? dealt.coup : null,
  }),

  topUp: () => 0n,

  result: ({ coup }) => coup.winner,

  settle: ({ dealt: { words } }, play) => {
    const { payout, coup } = settleBaccaratBet(words, choiceOf(play), play.amount);
    return { status: wonOrLost(payout), payout, outcome: { ...coup } };
  },

  cashedOutAtBp: () => null,
});

/** A table for each engine of baccarat. */
export const builtInBaccaratTables = Object.entries(baccaratTables).map(baccaratTableOf);
