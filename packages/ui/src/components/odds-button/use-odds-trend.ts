import { useState } from 'react';

/** Direction of the last change of odds. */
export type OddsTrend = 'up' | 'down' | undefined;

/**
 * Direction of the last change of odds, and the number of changes, which restarts the flash. The first value
 * does not count as a change, nor does one that follows missing odds.
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
