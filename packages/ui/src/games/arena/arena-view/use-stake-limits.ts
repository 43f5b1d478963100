import { useMemo } from 'react';
import type { GameSummary } from '../../../components/game-card/game.types.ts';
import type { ArenaBet, ArenaRound } from '../arena.types.ts';
import { roundRoom } from '../round-facts.ts';
import type { StakeLimits } from '../stake-check.ts';

/** Returns the limits of a stake on the current fight; the same object until one of the limits changes. */
export function useStakeLimits(
  game: Pick<GameSummary, 'currency' | 'minimumStake' | 'maximumStake' | 'maximumPerRound'>,
  balance: string | null,
  bets: readonly ArenaBet[] | undefined,
  round: ArenaRound | null,
): StakeLimits {
  const { currency, minimumStake, maximumStake, maximumPerRound } = game;
  return useMemo(
    () => ({
      currency,
      minimum: minimumStake,
      maximum: maximumStake,
      balance,
      perRound: round && bets ? roundRoom({ maximumPerRound }, bets, round) : undefined,
    }),
    [currency, minimumStake, maximumStake, maximumPerRound, balance, bets, round],
  );
}
