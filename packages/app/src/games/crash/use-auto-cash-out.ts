import type { Play } from '@lobi/core/contract';
import { reachedAfterMs, type CrashChoice } from '@lobi/core/games';
import { usePlatform } from '@lobi/core/react';
import { useEffect } from 'react';
import { choiceOf } from '../play-frame/play-shapes.ts';

/** Time that the server has for an automatic cash-out before the client requests it, in ms. */
const graceMs = 400;

/** Requests the result when an open bet must have been cashed out automatically. */
export function useAutoCashOut(
  open: Play | null,
  startsAt: number,
  isRunning: boolean,
  refresh: () => void,
): void {
  const { serverNow, clock } = usePlatform();
  const autoBp = open && isRunning ? choiceOf<CrashChoice>(open).autoCashOutBp : null;
  useEffect(() => {
    if (autoBp === null) return undefined;
    const leavesAt = startsAt + reachedAfterMs(autoBp) + graceMs;
    const timer = clock.setTimeout(refresh, Math.max(0, leavesAt - serverNow()));
    return () => clock.clearTimeout(timer);
  }, [autoBp, startsAt, refresh, clock, serverNow]);
}
