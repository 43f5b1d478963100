import type { Bet } from '@lobi/core/contract';
import type { ArenaBet } from '@lobi/ui/arena';

/** Bets on the sides of a fight, the only ones with a side. */
export const arenaBets = (bets: readonly Bet[]): ArenaBet[] =>
  bets.flatMap(({ roundId, roundNumber, selection, ...bet }) =>
    roundId === null || roundNumber === null || selection === null
      ? []
      : [{ ...bet, roundId, roundNumber, selection }],
  );
