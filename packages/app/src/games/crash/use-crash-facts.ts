import type { PastMultiplier } from '@lobi/ui/games';
import { useMemo } from 'react';
import { roundHref } from '../table/table-facts.ts';
import type { TableOf } from '../table/table-gate.tsx';
import { perHundred } from './crash-slot.ts';

type CrashTable = TableOf<'crash'>;

/** Multiples of finished rounds, newest first; the same array until another round ends. */
export function useCrashHistory(table: CrashTable): readonly PastMultiplier[] {
  const { gameId, chain, round, history, state } = table;
  const { pointBp } = state;
  return useMemo(() => {
    const ended = history.filter(({ number }) => number !== round.number);
    const now = pointBp === null ? [] : [{ roundId: round.id, result: String(pointBp) }];
    return [...now, ...ended].map(({ roundId, result }) => ({
      id: roundId,
      multiplier: perHundred(Number(result)),
      href: roundHref({ gameId, chain }, roundId),
    }));
  }, [gameId, chain, round, history, pointBp]);
}
