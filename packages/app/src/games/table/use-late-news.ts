import type { Table } from '@lobi/core/contract';
import { usePlatform } from '@lobi/core/react';
import { useEffect, useState } from 'react';

/**
 * Silence of a running round in ms after which its table is read again, and after which its news counts
 * as late. The server reports a running round at least every two seconds.
 * @source ours
 */
const silence = { readMs: 2_500, lateMs: 3_500 } as const;

/**
 * Returns whether updates of a running round are overdue, so that the shown state may be outdated: a round
 * runs from the end of its betting, and only the server knows when it ends. The table is read again
 * before.
 * @param refresh reads the table
 */
export function useLateNews(
  { phase, closesAt, at }: Pick<Table, 'phase' | 'closesAt' | 'at'>,
  refresh: () => void,
): boolean {
  const { clock, serverNow } = usePlatform();
  const [lateSince, setLateSince] = useState<string>();
  const isOver = phase === 'settled';
  useEffect(() => {
    if (isOver) return undefined;
    const untilRunsMs = phase === 'betting' ? Math.max(0, Date.parse(closesAt) - serverNow()) : 0;
    const reading = clock.setTimeout(refresh, untilRunsMs + silence.readMs);
    const waiting = clock.setTimeout(() => setLateSince(at), untilRunsMs + silence.lateMs);
    return () => {
      clock.clearTimeout(reading);
      clock.clearTimeout(waiting);
    };
  }, [clock, serverNow, isOver, phase, closesAt, at, refresh]);
  return !isOver && lateSince === at;
}
