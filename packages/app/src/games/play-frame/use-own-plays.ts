import type { Game, Play } from '@lobi/core/contract';
import { usePlay, type PlayController } from '@lobi/core/react';
import type { PlaySeat } from '@lobi/ui/stages';
import type { VerifyPlay } from './play-shapes.ts';
import { usePlaySeat, type SeatFacts } from './use-play-seat.tsx';
import { usePendingReveal } from './use-pending-reveal.ts';

const none: readonly Play[] = [];

/** A player at a game that is played alone: no round is shared. */
export interface OwnPlays {
  readonly controller: PlayController;
  readonly seat: PlaySeat;
  /** Plays that are over, newest first. */
  readonly plays: readonly Play[];
  /** Earlier plays are loading: nothing is shown yet. */
  readonly isLoading: boolean;
}

/** Plays of the signed-in player on a game played alone, and the seat that its stage shows. */
export function useOwnPlays(
  game: Game,
  { about, verify }: Pick<SeatFacts, 'about'> & { readonly verify: VerifyPlay },
): OwnPlays {
  const { controller, onRevealed } = usePendingReveal(usePlay(game));
  const plays = controller.past === 'failed' ? none : (controller.past ?? none);
  const fairness = { last: plays[0] ?? null, verify };
  const seat = usePlaySeat(controller, { game, about, fairness });
  // Earlier plays arrive all at once, so that none of them is announced as if it were new. A play whose
  // answer is still awaited does not wait for them.
  const isLoading = controller.past === null && controller.status === 'idle';
  const isPastUnknown = controller.past === 'failed';
  return { controller, seat: { ...seat, onRevealed, isPastUnknown }, plays, isLoading };
}
