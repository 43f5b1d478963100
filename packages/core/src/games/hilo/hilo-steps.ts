import * as z from 'zod/mini';
import { AppError } from '../../contract/error-codes.ts';
import { shareOf } from '../../contract/money.ts';
import type { Card } from '../cards.ts';
import { readInput } from '../read-input.ts';
import type { PayLimit, ShownFacts, StepGame } from '../step-game.ts';
import {
  hilo,
  drawHiloCards,
  hiloGuesses,
  hiloHighestBp,
  hiloMultipleBp,
  isHiloRight,
  hiloRanksRight,
  type HiloGuess,
} from './hilo.ts';

/** The player skips a card, at no cost. */
export type HiloMove = HiloGuess | 'skip';

/** Status of a game of hi-lo: `taken` after a cash-out, `lost` after a wrong guess. */
export type HiloStatus = 'running' | 'taken' | 'lost';

/** A game played card by card, as computed by the server. The following cards are secret. */
export interface HiloRun {
  /** Cards in the order in which they are turned. */
  readonly sequence: readonly Card[];
  /** Moves made, in order: one for each card after the first. */
  readonly moves: readonly HiloMove[];
  readonly status: HiloStatus;
}

/** A game as shown to its player. */
export interface PublicHiloRun {
  /** Revealed cards, in order. */
  readonly cards: readonly Card[];
  readonly moves: readonly HiloMove[];
  readonly status: HiloStatus;
  /** Payout of a cash-out now, in basis points of the stake; 0 before a correct guess or when lost. */
  readonly multipleBp: number;
}

const rankAt = ({ sequence }: HiloRun, index: number): number => sequence[index]?.rank ?? 0;

const isGuess = (move: HiloMove): move is HiloGuess => move !== 'skip';

const countsOf = (run: HiloRun): number[] =>
  run.moves.flatMap((move, index) =>
    isGuess(move) ? [hiloRanksRight(move, rankAt(run, index))] : [],
  );

/** Returns the combined multiple of all correct guesses, in basis points; 0 before the first. */
function multipleOf(run: HiloRun): number {
  const counts = countsOf(run);
  return run.status === 'lost' || counts.length === 0 ? 0 : hiloMultipleBp(counts);
}

/** Returns the multiple that a guess on the current card would pay, in basis points of the stake. */
export const nextHiloBp = (run: PublicHiloRun, guess: HiloGuess): number => {
  const sequence = run.cards;
  const rank = sequence.at(-1)?.rank ?? 0;
  return hiloMultipleBp([...countsOf({ ...run, sequence }), hiloRanksRight(guess, rank)]);
};

/** Number of remaining cards. */
const cardsLeft = ({ sequence, moves }: HiloRun): number => sequence.length - 1 - moves.length;

function moveOn(run: HiloRun, move: HiloMove): HiloRun {
  if (run.status !== 'running') throw new AppError('round_state', 'The game is over.');
  // One card always remains for a guess.
  if (cardsLeft(run) < (isGuess(move) ? 1 : 2))
    throw new AppError('round_state', 'No card is left.');
  const index = run.moves.length;
  const moves = [...run.moves, move];
  const isLost = isGuess(move) && !isHiloRight(move, rankAt(run, index), rankAt(run, index + 1));
  return { ...run, moves, status: isLost ? 'lost' : 'running' };
}

/** A guess that the house can pay. */
const isPayable = (run: HiloRun, guess: HiloGuess, { stake, maximumPayout }: PayLimit): boolean =>
  shareOf(stake, nextHiloBp(publicHilo(run), guess)) <= maximumPayout;

/** After a correct guess nothing more can be won or paid: the game is cashed out. */
function endsByItself(run: HiloRun, limit: PayLimit | null): boolean {
  if (run.status !== 'running' || multipleOf(run) === 0) return false;
  if (cardsLeft(run) === 0 || multipleOf(run) >= hiloHighestBp) return true;
  return limit !== null && !hiloGuesses.some((guess) => isPayable(run, guess, limit));
}

/**
 * Makes a move. A guess above the maximum payout is not allowed. Errors: `round_state` when the game has
 * ended, `conflict` for a guess above the maximum payout.
 */
export function moveHilo(run: HiloRun, move: HiloMove, limit: PayLimit | null = null): HiloRun {
  if (limit !== null && isGuess(move) && !isPayable(run, move, limit)) {
    throw new AppError('conflict', 'The house does not pay as much.');
  }
  const after = moveOn(run, move);
  return endsByItself(after, limit) ? { ...after, status: 'taken' } : after;
}

/** Cashes out. Errors: `round_state` when the game has ended or no guess was correct yet. */
export function cashOutHilo(run: HiloRun): HiloRun {
  if (run.status !== 'running' || multipleOf(run) === 0) {
    throw new AppError('round_state', 'There is nothing to take.');
  }
  return { ...run, status: 'taken' };
}

/** Returns the public part of a game. */
export const publicHilo = (run: HiloRun): PublicHiloRun => ({
  cards: run.sequence.slice(0, run.moves.length + 1),
  moves: run.moves,
  status: run.status,
  multipleBp: multipleOf(run),
});

const movesSchema = z.array(z.enum([...hiloGuesses, 'skip']));

function movesOf(shown: ShownFacts): readonly HiloMove[] {
  const moves = movesSchema.safeParse(shown?.['moves']);
  return moves.success ? moves.data : [];
}

const resume = (started: HiloRun, shown: ShownFacts): HiloRun =>
  movesOf(shown).reduce(
    (run, move) => (run.status === 'running' && cardsLeft(run) > 0 ? moveOn(run, move) : run),
    started,
  );

/** Hi-lo card by card, as servers run it. @source spec §1 (casino), the rules ours */
export const hiloByCard: StepGame<Record<string, never>, HiloRun> = {
  id: hilo.id,
  words: hilo.words,
  readStart: (choice) =>
    readInput(z.strictObject({}) as z.ZodMiniType<Record<string, never>>, choice),
  // Payout of the most likely guess.
  minimumPayout: (_, stake) => shareOf(stake, hiloMultipleBp([12])),
  start: (_, draw) => ({ sequence: drawHiloCards(draw), moves: [], status: 'running' }),
  resume,
  step: (run, step, limit) => {
    if (step.step === 'guess') return moveHilo(run, step.guess, limit);
    if (step.step === 'skip') return moveHilo(run, 'skip', limit);
    if (step.step === 'cash-out') return cashOutHilo(run);
    throw new AppError('round_state', 'That is no step of hi-lo.');
  },
  replay: (started, shown) => {
    const run = resume(started, shown);
    return run.status === 'running' && multipleOf(run) > 0 ? cashOutHilo(run) : run;
  },
  isOver: ({ status }) => status !== 'running',
  payout: (run, stake) => (run.status === 'taken' ? shareOf(stake, multipleOf(run)) : 0n),
  show: publicHilo,
  reveal: publicHilo,
};
