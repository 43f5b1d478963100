import type { Game, Play } from '@lobi/core/contract';
import { usePlay, type PlayController } from '@lobi/core/react';
import type { PlaySeat } from '@lobi/ui/stages';
import type { VerifyPlay } from './play-shapes.ts';
import { usePlaySeat, type SeatFacts } from './use-play-seat.tsx';
import { usePendingReveal } from './use-pending-reveal.ts';

const none: readonly Play[] = [];

/** A player at a game without shared rounds. */
export interface OwnPlays {
  readonly controller: PlayController;
  readonly seat: PlaySeat;
  /** Finished plays, newest first. */
  readonly plays: readonly Play[];
  /** Earlier plays are still loading. */
  readonly isLoading: boolean;
}

/** Plays of the signed-in player on a game without shared rounds, and the seat for its stage. */
export function useOwnPlays(
  game: Game,
  {
    about,
    verify,
    sharedBy,
  }: Pick<SeatFacts, 'about' | 'sharedBy'> & { readonly verify: VerifyPlay },
): OwnPlays {
  const { controller, onRevealed } = usePendingReveal(usePlay(game));
  const plays = controller.past === 'failed' ? none : (controller.past ?? none);
  const fairness = { last: plays[0] ?? null, verify };
  const seat = usePlaySeat(controller, { game, about, fairness, sharedBy });
  // Earlier plays appear all at once, so that none of them is announced as new. A pending play does not
  // wait for them.
  const isLoading = controller.past === null && controller.status === 'idle';
  const isPastUnknown = controller.past === 'failed';
  return { controller, seat: { ...seat, onRevealed, isPastUnknown }, plays, isLoading };
}
