import { AppError } from '@lobi/core/contract';
import {
  baccarat,
  baccaratTables,
  createDraw,
  drawOf,
  type BaccaratInput,
  type BaccaratOutcome,
  type BaccaratTiming,
} from '@lobi/core/games';
import { house } from '../../domain/postings.ts';
import type { TablePlay } from '../../store/table-plays.ts';
import type { TableGame } from './table-game.ts';

/** Decided outcome of a baccarat round: the random words from which its cards are dealt. */
export interface BaccaratDealt {
  readonly words: readonly number[];
  readonly coup: Omit<BaccaratOutcome, 'payout'>;
}

/** Extra random words that replace those rejected by an unbiased draw. */
const spareWords = 8;

const choiceOf = (play: TablePlay): BaccaratInput => play.choice as unknown as BaccaratInput;

/** Any valid bet; the cards are the same for all. */
const anyInput: BaccaratInput = { bets: [{ spot: 'player', chips: 1 }] };

const playWith = (words: readonly number[], input: BaccaratInput, stake: bigint) => {
  const { payout, ...coup } = baccarat.play(input, stake, createDraw(words));
  return { payout, coup };
};

/** Baccarat: the bank takes stakes and pays; the cards are dealt automatically when betting ends. */
const baccaratTableOf = ([engine, timing]: [string, BaccaratTiming]): TableGame<BaccaratDealt> => ({
  engine,
  pauseMs: timing.pauseMs,
  closesAtMs: (opensAtMs) => opensAtMs + timing.bettingMs,
  hasPool: false,
  takeoutBp: 0,
  dealsByPlays: false,
  account: () => house('bank'),

  accept: ({ choice, stake, terms }) => {
    const read = baccarat.readInput(choice) as BaccaratInput;
    if (baccarat.maximumPayout(read, stake) > terms.maximumPayout) {
      throw new AppError('payout_above_maximum');
    }
    return { ...read };
  },

  initialOutcome: async () => null,

  deal: async ({ hash, salt, number }) => {
    const draw = await drawOf(
      { serverSeed: hash, clientSeed: salt, nonce: number },
      baccarat.words,
    );
    const words = Array.from({ length: baccarat.words + spareWords }, () => draw.word());
    return { words, coup: playWith(words, anyInput, 1n).coup };
  },

  endsAtMs: (_, startedAtMs) => startedAtMs + timing.dealMs,

  shownAt: () => 0,

  state: ({ round, dealt }) => ({
    engine: 'baccarat',
    dealsAt: (round.startedAt ?? round.closesAt).toISOString(),
    coup: dealt && round.status !== 'betting' ? toCoup(dealt) : null,
  }),

  result: ({ coup }) => coup.winner,

  settle: ({ dealt: { words } }, play) => {
    const { payout, coup } = playWith(words, choiceOf(play), play.amount);
    return { status: payout > 0n ? 'won' : 'lost', payout, outcome: { ...coup } };
  },

  cashedOutAtBp: () => null,
});

/** A table for each engine of baccarat. */
export const builtInBaccaratTables = Object.entries(baccaratTables).map(baccaratTableOf);

const toCoup = ({ coup }: BaccaratDealt) => ({
  ...coup,
  player: coup.player.map((card) => ({ ...card })),
  banker: coup.banker.map((card) => ({ ...card })),
});
