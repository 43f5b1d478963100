import * as z from 'zod/mini';
import { AppError } from '../../contract/error-codes.ts';
import { shareOf } from '../../contract/money.ts';
import { blackjackMoves, type BlackjackMove } from '../../contract/schemas/blackjack-moves.ts';
import type { PlayStep } from '../../contract/schemas/play.ts';
import type { Card } from '../cards.ts';
import { readInput } from '../read-input.ts';
import type { ShownFacts, StepGame } from '../step-game.ts';
import { blackjack, blackjackPayout, drawBlackjackShoe, playBlackjack } from './blackjack.ts';
import { blackjackTotal, type BlackjackTotal } from './blackjack-hand.ts';
import {
  activeHand,
  blackjackMovesOn,
  blackjackMultiplesBp,
  blackjackResult,
  countBlackjackStakes,
  maximumBlackjackHands,
  type BlackjackHand,
  type BlackjackResult,
} from './blackjack-table.ts';

/** A play of blackjack, as computed by the server. The following cards are secret. */
export interface BlackjackRun {
  readonly shoe: readonly Card[];
  readonly moves: readonly BlackjackMove[];
}

/** Status of a play: it is over once all hands are done and the dealer has played. */
export type BlackjackStatus = 'running' | 'over';

/** A hand as shown to its player. */
export interface PublicBlackjackHand extends BlackjackHand, BlackjackTotal {
  /** `null` until the play is over. */
  readonly result: BlackjackResult | null;
}

/** A play as shown to its player. */
export interface PublicBlackjackRun {
  readonly status: BlackjackStatus;
  /** Moves so far, in order. The next move names their number as its turn. */
  readonly moves: readonly BlackjackMove[];
  readonly hands: readonly PublicBlackjackHand[];
  /** Cards of the dealer; only the first while the play is running. */
  readonly dealer: BlackjackTotal & { readonly cards: readonly Card[] };
  /** Index of the hand to play; `null` once the play is over. */
  readonly active: number | null;
  /** Currently allowed moves. */
  readonly allowed: readonly BlackjackMove[];
  /** Number of stakes so far, all equal to the first. */
  readonly stakes: number;
}

const tableOf = ({ shoe, moves }: BlackjackRun) => playBlackjack(shoe, moves);

const isOver = (run: BlackjackRun): boolean => activeHand(tableOf(run)) === null;

/**
 * Makes a move. `turn` is the number of moves before it, so that a move sent twice, or from two tabs,
 * has no further effect. Errors: `conflict` for another turn, `round_state` when the rules do not allow
 * the move.
 */
export function stepBlackjack(run: BlackjackRun, move: BlackjackMove, turn: number): BlackjackRun {
  if (turn !== run.moves.length) throw new AppError('conflict', 'The move is for another turn.');
  if (!blackjackMovesOn(tableOf(run)).includes(move)) {
    throw new AppError('round_state', 'The rules do not allow this move now.');
  }
  return { ...run, moves: [...run.moves, move] };
}

/** Returns the public part of a play: no following cards, and one card of the dealer. */
export function publicBlackjack(run: BlackjackRun): PublicBlackjackRun {
  const table = tableOf(run);
  const active = activeHand(table);
  const dealer = active === null ? table.dealer : table.dealer.slice(0, 1);
  return {
    status: active === null ? 'over' : 'running',
    moves: run.moves,
    hands: table.hands.map((hand) => ({
      ...hand,
      ...blackjackTotal(hand.cards),
      result: blackjackResult(table, hand),
    })),
    dealer: { cards: dealer, ...blackjackTotal(dealer) },
    active,
    allowed: blackjackMovesOn(table),
    stakes: countBlackjackStakes(table),
  };
}

const movesSchema = z.array(z.enum(blackjackMoves));

function resume(started: BlackjackRun, shown: ShownFacts): BlackjackRun {
  const moves = movesSchema.safeParse(shown?.['moves']);
  if (!moves.success) return started;
  return moves.data.reduce(
    (run, move) =>
      blackjackMovesOn(tableOf(run)).includes(move) ? { ...run, moves: [...run.moves, move] } : run,
    started,
  );
}

/** Number of further stakes by step: one for doubling and splitting. */
const furtherStakes: { readonly [Step in PlayStep['step']]?: number } = { double: 1, split: 1 };

/** Blackjack as a game with steps, for servers. @source spec §1 (casino), the rules ours */
export const blackjackByMove: StepGame<Record<string, never>, BlackjackRun> = {
  id: blackjack.id,
  words: blackjack.words,
  readStart: (choice) =>
    readInput(z.strictObject({}) as z.ZodMiniType<Record<string, never>>, choice),
  // Both hands of a split, doubled and won: the player may always continue.
  minimumPayout: (_, stake) =>
    shareOf(stake * BigInt(2 * maximumBlackjackHands), blackjackMultiplesBp.won),
  furtherStakes: ({ step }) => furtherStakes[step] ?? 0,
  start: (_, draw) => ({ shoe: drawBlackjackShoe(draw), moves: [] }),
  resume,
  step: (run, step) => {
    const move = blackjackMoves.find((name) => name === step.step);
    if (move === undefined || !('turn' in step)) {
      throw new AppError('round_state', 'That is no step of blackjack.');
    }
    return stepBlackjack(run, move, step.turn);
  },
  replay: resume,
  isOver,
  payout: (run, sum) => blackjackPayout(tableOf(run), sum),
  show: publicBlackjack,
  reveal: publicBlackjack,
};
