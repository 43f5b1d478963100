import { QueryClient, type Query } from '@tanstack/react-query';
import type { Change } from '../client/changes.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import type { ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { toFailure } from '../machines/failure.ts';
import { causeOfCall, isOldAfter, isTouched } from './stale-answers.ts';

/** Key of a kept answer: who asked, in which language, which call, with what. */
export type AnswerKey = readonly [
  userId: string | null,
  language: string,
  name: ApiName,
  params: object,
  query?: object,
];

/** Failures that another try may cure. */
const passingCodes: readonly string[] = ['network', 'timeout', 'unavailable', 'server'];
const maxRetries = 2;
/**
 * Realtime reports what changed; beyond that a screen opened again after this time fetches again.
 */
const staleMs = 10_000;
/** A flood of events makes one refetch in this time. @source ours */
const gatherMs = 250;

const keyOf = (query: Query): AnswerKey => query.queryKey as unknown as AnswerKey;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: (count, error) => count < maxRetries && passingCodes.includes(toFailure(error).code),
      },
    },
  });
}

/** Refetches what changes touched, gathered so that a flood of events costs one round of calls. */
function watchChanges(client: PlatformClient, queryClient: QueryClient): void {
  let gathered: Exclude<Change, { type: 'user' }>[] = [];
  let isDue = false;

  const refetch = (): void => {
    const due = gathered;
    gathered = [];
    isDue = false;
    void queryClient.invalidateQueries({
      predicate: (query) => {
        const [, , name, params] = keyOf(query);
        return due.some((change) => isTouched(name, params, change));
      },
    });
  };

  client.changes.subscribe((change) => {
    if (change.type === 'user') {
      gathered = [];
      queryClient.clear();
      return;
    }
    gathered.push(change);
    if (isDue) return;
    isDue = true;
    client.clock.setTimeout(refetch, gatherMs);
  });
}

/** Fetches again what a call made old; `failure` is why it was rejected, or `null`. */
export function refetchAfter(
  queryClient: QueryClient,
  name: ApiName,
  failure: ErrorCode | null,
): void {
  const cause = causeOfCall(name, failure);
  if (cause === null) return;
  void queryClient.invalidateQueries({ predicate: (query) => isOldAfter(cause, keyOf(query)[2]) });
}

const caches = new WeakMap<PlatformClient, QueryClient>();

/**
 * The cache of answers of a platform client, made with its first use: screens without lists do not
 * pay for it. It is emptied whenever another user, or none, is signed in.
 */
export function queryCacheOf(client: PlatformClient): QueryClient {
  const known = caches.get(client);
  if (known) return known;
  const queryClient = createQueryClient();
  caches.set(client, queryClient);
  queryClient.mount();
  watchChanges(client, queryClient);
  return queryClient;
}
