import { useMemo } from 'react';
import type { RoadResult } from '../../../components/road-map/roads.ts';
import type { ArenaRound } from '../arena.types.ts';
import { roadResultsOf } from '../round-facts.ts';

/**
 * Results of the finished fights including the displayed one, oldest first, memoized. Bets change the fight
 * constantly, but not the results.
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
