import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Round } from '../contract/schemas/round.ts';
import type { Failure } from '../machines/failure.ts';
import { usePlatform } from './platform-provider.tsx';
import { useWatched } from './use-watched.ts';

/** A watched round. */
export type RoundController =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; retry(): void }
  | {
      readonly status: 'ready';
      readonly round: Round;
      /** Whether the shown data may be outdated. */
      readonly stale: boolean;
      /** Time since which it may be outdated, in milliseconds since 1970; `null` while current. */
      readonly since: number | null;
    };

/** Watches a round live; `null` watches nothing. */
export function useRound(roundId: string | null): RoundController {
  const { watchRound } = usePlatform();
  const actor = useWatched(watchRound, roundId);
  const round = useSelector(actor, (state) => state?.context.snapshot ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const since = useSelector(actor, (state) => state?.context.staleSince ?? null);
  return useMemo(() => {
    if (round) return { status: 'ready', round, stale: since !== null, since };
    if (!failure) return { status: 'loading' };
    return { status: 'failed', failure, retry: () => actor?.send({ type: 'RESYNC.REQUESTED' }) };
  }, [actor, round, failure, since]);
}
