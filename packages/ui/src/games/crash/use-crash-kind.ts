import { useEffect, useState } from 'react';
import type { CrashMoment } from './crash-moment.ts';
import type { CrashRound } from './crash.types.ts';

/**
 * The phase of the round, without a render per frame. The server clock decides when the round starts,
 * because its start event arrives a moment later.
 */
export function useCrashKind(round: CrashRound | null, now: () => number): CrashMoment['kind'] {
  const [startedId, setStartedId] = useState<string>();
  const id = round?.id;
  const startsAt = round?.closesAt ?? 0;
  useEffect(() => {
    if (id === undefined) return undefined;
    // Reads the clock again, since it may have been set back or be frozen.
    const start = (): void => {
      const leftMs = startsAt - now();
      if (leftMs > 0) timer = setTimeout(start, leftMs);
      else setStartedId(id);
    };
    let timer = setTimeout(start, Math.max(0, startsAt - now()));
    return () => clearTimeout(timer);
  }, [id, startsAt, now]);

  if (!round) return 'waiting';
  if (round.endedAt !== null) return 'ended';
  if (round.phase === 'settled') return 'waiting';
  return round.phase === 'running' || startedId === round.id ? 'running' : 'betting';
}
