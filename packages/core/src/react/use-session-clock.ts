import { useSelector } from '@xstate/react';
import { usePlatform } from './platform-provider.tsx';
import { useTick } from './use-tick.ts';

/** Duration for which the user has been signed in. */
export type SessionClockController =
  | { readonly status: 'absent' }
  | {
      readonly status: 'running';
      /** Milliseconds since 1970. */
      readonly startedAt: number;
      readonly elapsedMs: number;
    };

/**
 * Controller of the session machine; ticks only where it is shown.
 *
 * @param everyMs interval of re-renders, default one second.
 */
export function useSessionClock(everyMs = 1_000): SessionClockController {
  const { session, clock } = usePlatform();
  const startedAt = useSelector(session, (state) => state.context.startedAt);
  useTick(startedAt, everyMs, clock.now);
  if (startedAt === null) return { status: 'absent' };
  return { status: 'running', startedAt, elapsedMs: Math.max(0, clock.now() - startedAt) };
}
