import { useCallback, useEffect, useMemo } from 'react';
import type { PlaySession } from '../contract/schemas/protection.ts';
import type { Failure } from '../machines/failure.ts';
import { mayPlay } from '../rules/may-play.ts';
import { usePlatform } from './platform-provider.tsx';
import { useAction } from './use-action.ts';
import { useAuth } from './use-auth.ts';
import { useEntity } from './use-entity.ts';
import { useTick } from './use-tick.ts';

/** Duration and net result of the signed-in player's session, and whether a reality check is due. */
export type PlaySessionController =
  | { readonly status: 'absent' }
  | {
      readonly status: 'running';
      readonly session: PlaySession;
      /** By the server's clock. */
      readonly elapsedMs: number;
      /** The acknowledgement is being sent. */
      readonly busy: boolean;
      /** Acknowledges the check. @returns the failure of the call; `null` if it succeeded */
      acknowledge(): Promise<Failure | null>;
    };

/** Polls while a check is due, because it may be acknowledged in another tab or on another device. */
const lookAgainMs = 5_000;
const minMs = 1_000;

/**
 * Controller of the play session of players who may play; `absent` for everyone else and until it is
 * known. The platform's clock decides when a check is due, so that neither a sleeping tab nor a clock
 * that is set back skips one.
 *
 * @param everyMs interval of re-renders, default one second.
 */
export function usePlaySession(everyMs = 1_000): PlaySessionController {
  const { clock, serverNow } = usePlatform();
  const { user } = useAuth();
  const isPlaying = mayPlay(user);
  const entity = useEntity('play-session.show', isPlaying ? {} : null);
  const { run, status } = useAction('reality-check.acknowledge');
  const session = isPlaying && entity.status === 'ready' ? entity.entity : null;
  const refreshing = entity.status === 'ready' && entity.refreshing;
  const refresh = entity.status === 'ready' ? entity.refresh : undefined;
  const startedAt = session ? Date.parse(session.startedAt) : null;
  useTick(startedAt, everyMs, serverNow);

  useEffect(() => {
    if (!session || !refresh || refreshing) return undefined;
    const { isDue, dueAt, pauseEndsAt } = session.check;
    const until = (time: string): number => Math.max(minMs, Date.parse(time) - serverNow());
    const whileDue = pauseEndsAt === null ? lookAgainMs : Math.min(lookAgainMs, until(pauseEndsAt));
    const wait = isDue ? whileDue : until(dueAt);
    const timer = clock.setTimeout(refresh, wait);
    return () => clock.clearTimeout(timer);
  }, [session, refresh, refreshing, clock, serverNow]);

  const acknowledge = useCallback(async () => {
    const outcome = await run({});
    return outcome.ok ? null : outcome.failure;
  }, [run]);
  const elapsedMs = startedAt === null ? 0 : Math.max(0, serverNow() - startedAt);
  return useMemo(
    () =>
      session
        ? {
            status: 'running',
            session,
            elapsedMs,
            busy: status === 'running',
            acknowledge,
          }
        : { status: 'absent' },
    [session, elapsedMs, status, acknowledge],
  );
}
