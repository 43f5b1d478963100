import { useEffect, useState } from 'react';
import type { CrashMoment } from './crash-moment.ts';
import type { CrashRound } from './crash.types.ts';

/**
 * What the round is doing, renewed when it starts, not with every picture. The start is told by the
 * clock: waiting for word of it would cost the player the first moments.
 */
export function useCrashKind(round: CrashRound | null, now: () => number): CrashMoment['kind'] {
  const [startedId, setStartedId] = useState<string>();
  const id = round?.id;
  const startsAt = round?.closesAt ?? 0;
  useEffect(() => {
    if (id === undefined) return undefined;
    const wait = Math.max(0, startsAt - now());
    const timer = setTimeout(() => setStartedId(id), wait);
    return () => clearTimeout(timer);
  }, [id, startsAt, now]);

  if (!round) return 'waiting';
  if (round.endedAt !== null) return 'ended';
  if (round.phase === 'settled') return 'waiting';
  return round.phase === 'running' || startedId === round.id ? 'running' : 'betting';
}
