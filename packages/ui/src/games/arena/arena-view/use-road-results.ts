import { useMemo } from 'react';
import type { RoadResult } from '../../../components/road-map/roads.ts';
import type { ArenaRound } from '../arena.types.ts';
import { roadResultsOf } from '../round-facts.ts';

/**
 * Results of the finished fights with the one that is shown, oldest first; the same list until one of
 * them changes. Bets on the fight, which change it all the time, change no result.
 */
export function useRoadResults(
  round: ArenaRound | null,
  past: readonly ArenaRound[] | undefined,
): readonly RoadResult[] {
  const { id, number, status, result = null } = round ?? {};
  return useMemo(() => {
    const others = past?.filter((other) => other.id !== id) ?? [];
    if (number === undefined || status === undefined) return roadResultsOf(others);
    return roadResultsOf([...others, { number, status, result }]);
  }, [past, id, number, status, result]);
}
