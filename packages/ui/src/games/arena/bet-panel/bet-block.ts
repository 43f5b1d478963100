import { compareAmounts } from '@lobi/formats';
import type { Selection } from '../../../components/odds/outcome.ts';
import type { ArenaRound, BetPlacement } from '../arena.types.ts';
import { isSideOpen, isTakingBets, sideOf } from '../round-facts.ts';

/** Visitor's access to the stage: `viewer` may watch but not bet, such as staff. */
export type ArenaAccess = 'player' | 'guest' | 'viewer';

/** Reason why no bet can be placed now. `busy`: one is being sent or its outcome is unknown. */
export type BetBlock =
  | 'guest'
  | 'not-allowed'
  | 'stale'
  | 'busy'
  | 'not-open'
  | 'closed'
  | 'side-closed'
  | 'side-full';

export interface BetBlockFacts {
  readonly round: ArenaRound | null;
  readonly access: ArenaAccess;
  readonly selected: Selection | null;
  readonly placement: BetPlacement;
  /** Whether live updates are paused; the shown data may be outdated. */
  readonly isStale: boolean;
  /** Minimum stake, decimal text. */
  readonly minimum: string;
}

/**
 * Returns the reason why no bet can be placed now; `undefined` if one can. The most permanent reason comes
 * first.
 */
export function betBlock(facts: BetBlockFacts): BetBlock | undefined {
  const { round, access, selected, placement, isStale, minimum } = facts;
  if (access === 'guest') return 'guest';
  if (access === 'viewer') return 'not-allowed';
  if (placement.status === 'placing' || placement.status === 'unknown') return 'busy';
  if (round === null || round.status === 'standby') return 'not-open';
  if (!isTakingBets(round)) return 'closed';
  if (isStale) return 'stale';
  if (selected !== null && !isSideOpen(round, selected)) return 'side-closed';
  const left = selected === null ? undefined : sideOf(round, selected)?.left;
  if (left !== undefined && compareAmounts(left, minimum, round.currency) < 0) return 'side-full';
  return undefined;
}
