import { useState } from 'react';

/** Direction of the last change of odds. */
export type OddsTrend = 'up' | 'down' | undefined;

/**
 * Direction in which odds last moved, and how often they did: a new count restarts the flash.
 * A first value is no movement, and neither is one that follows no odds.
 */
export function useOddsTrend(odds: number | null): { trend: OddsTrend; changes: number } {
  const [seen, setSeen] = useState<{ odds: number | null; trend: OddsTrend; changes: number }>({
    odds,
    trend: undefined,
    changes: 0,
  });
  if (seen.odds !== odds) {
    const moved = seen.odds !== null && odds !== null;
    setSeen({
      odds,
      trend: moved ? (odds > (seen.odds ?? 0) ? 'up' : 'down') : undefined,
      changes: seen.changes + (moved ? 1 : 0),
    });
  }
  return seen;
}
