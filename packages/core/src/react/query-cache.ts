import { QueryClient, type Query } from '@tanstack/react-query';
import type { Change } from '../client/changes.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import type { ApiName } from '../contract/api/index.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import { toFailure } from '../machines/failure.ts';
import { causeOfCall, isStaleAfter, isTouched } from './stale-answers.ts';

/** Key of a cached response: user, language, call and input. */
export type AnswerKey = readonly [
  userId: string | null,
  language: string,
  name: ApiName,
  params: object,
  query?: object,
];

/** Name of a partner's call in a key, which differs from every name of the contract. */
type OwnName = `own:${string}`;

/** Key of a cached response of a partner's own backend. */
export const ownAnswerKey = (
  userId: string | null,
  language: string,
  name: string,
  input: object,
): readonly [userId: string | null, language: string, name: OwnName, input: object] => [
  userId,
  language,
  `own:${name}`,
  input,
];

/** Refetches the responses of calls whose names have the same first word. */
export function refetchOwn(queryClient: QueryClient, name: string): void {
  const [group] = name.split('.');
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[2]).startsWith(`own:${group}.`),
  });
}

/** Failures after which a retry may succeed. */
const passingCodes: readonly string[] = ['network', 'timeout', 'unavailable', 'server'];
const maxRetries = 2;
/**
 * Realtime reports changes; in addition, a screen that is opened after this time refetches.
 */
const staleMs = 10_000;
/** Many events within this time cause one refetch. @source ours */
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

/**
 * Refetches the responses that changes made outdated, collected so that many events cause one round of
 * calls.
 */
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

/**
 * Refetches the responses that a call made outdated; `failure` is the reason of a rejection, or `null`.
 */
export function refetchAfter(
  queryClient: QueryClient,
  name: ApiName,
  failure: ErrorCode | null,
): void {
  const cause = causeOfCall(name, failure);
  if (cause === null) return;
  void queryClient.invalidateQueries({
    predicate: (query) => isStaleAfter(cause, keyOf(query)[2]),
  });
}

const caches = new WeakMap<PlatformClient, QueryClient>();

/**
 * The response cache of a platform client, created on first use, so that screens without lists do not
 * load it. It is cleared whenever another user, or none, is signed in.
 */
export function queryCacheOf(client: PlatformClient): QueryClient {
  const existing = caches.get(client);
  if (existing) return existing;
  const queryClient = createQueryClient();
  caches.set(client, queryClient);
  // A server that renders pages has no focus and no connection to watch, and would retain each cache.
  if (typeof window !== 'undefined') queryClient.mount();
  watchChanges(client, queryClient);
  return queryClient;
}

/**
 * Options of a query with an embedded response, which is shown at once with the time at which it was
 * made; empty without one.
 */
export function initialAnswer(client: PlatformClient, name: ApiName, input: unknown) {
  const held = client.cachedAnswer(name, input);
  // The server created it with the same schema as the response of the call.
  return held && { initialData: held.answer as never, initialDataUpdatedAt: held.at };
}
