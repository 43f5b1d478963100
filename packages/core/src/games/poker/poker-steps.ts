import * as z from 'zod/mini';
import { AppError } from '../../contract/error-codes.ts';
import { pokerHeldSchema } from '../../contract/schemas/poker-held.ts';
import { shareOf } from '../../contract/money.ts';
import type { Card } from '../cards.ts';
import { readInput } from '../read-input.ts';
import type { ShownFacts, StepGame } from '../step-game.ts';
import { drawPokerCards, poker, pokerFacts, type PokerFacts } from './poker.ts';
import { pokerMultipleBp } from './poker-hands.ts';
import type { PokerHold } from './suggest-hold.ts';

/** A play of video poker, as computed by the server. The following cards are secret. */
export interface PokerRun {
  /** The five dealt cards, and five replacements. */
  readonly sequence: readonly Card[];
  /** Positions of the held cards, from 0; `null` before the draw. */
  readonly held: PokerHold | null;
}

/** Status of a play, which ends with the draw. */
export type PokerStatus = 'running' | 'drawn';

/** A play as shown to its player. */
export interface PublicPokerRun extends PokerFacts {
  readonly status: PokerStatus;
}

const isOver = ({ held }: PokerRun): boolean => held !== null;

/**
 * Replaces the cards that are not held, which may be none or all. Possible once. Errors: `round_state`
 * after the draw.
 */
export function drawPoker(run: PokerRun, held: PokerHold): PokerRun {
  if (isOver(run)) throw new AppError('round_state', 'The cards were drawn.');
  return { ...run, held: held.toSorted((one, other) => one - other) };
}

/** Returns the public part of a play, without following cards. */
export const publicPoker = (run: PokerRun): PublicPokerRun => ({
  ...pokerFacts(run.sequence, run.held),
  status: isOver(run) ? 'drawn' : 'running',
});

function resume(started: PokerRun, shown: ShownFacts): PokerRun {
  const held = pokerHeldSchema.safeParse(shown?.['held']);
  return held.success ? drawPoker(started, held.data) : started;
}

/** Video poker with the player's own draw, for servers. @source spec §1 (casino), the rules ours */
export const pokerByDraw: StepGame<Record<string, never>, PokerRun> = {
  id: poker.id,
  words: poker.words,
  readStart: (choice) =>
    readInput(z.strictObject({}) as z.ZodMiniType<Record<string, never>>, choice),
  // The payout of a hand cannot be limited later, so that the best hand must be payable from the start.
  minimumPayout: (_, stake) => shareOf(stake, pokerMultipleBp('royal-flush')),
  start: (_, draw) => ({ sequence: drawPokerCards(draw), held: null }),
  resume,
  step: (run, step) => {
    if (step.step === 'draw') return drawPoker(run, step.held);
    throw new AppError('round_state', 'That is no step of video poker.');
  },
  replay: resume,
  isOver,
  payout: (run, stake) =>
    isOver(run) ? shareOf(stake, pokerFacts(run.sequence, run.held).multipleBp) : 0n,
  show: publicPoker,
  reveal: publicPoker,
};
