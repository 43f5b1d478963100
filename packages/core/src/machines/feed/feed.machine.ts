import { assign, fromPromise, setup } from 'xstate';
import { backoffMs, retryRule } from '../../ports/backoff.ts';
import { toFailure, type Failure } from '../failure.ts';

/** Effects of a feed, and the rule for replacing snapshots. */
export interface FeedEffects<Snapshot> {
  fetch(signal: AbortSignal): Promise<Snapshot>;
  /** Returns whether `next` may replace `held`. */
  mayReplace(current: Snapshot, next: Snapshot): boolean;
  now(): number;
  random(): number;
}

export interface FeedContext<Snapshot> {
  readonly snapshot: Snapshot | null;
  /** Why the first fetch failed; `null` once there is a snapshot. */
  readonly failure: Failure | null;
  /** Since when the snapshot may be outdated, in milliseconds since 1970; `null` while it is current. */
  readonly staleSince: number | null;
  readonly cutOff: boolean;
  readonly fetchAgain: boolean;
  readonly failures: number;
}

export type FeedEvent<Snapshot> =
  /** A snapshot arrived, from the channel or in a response. */
  | { readonly type: 'SNAPSHOT.REPLACED'; readonly snapshot: Snapshot }
  | { readonly type: 'RESYNC.REQUESTED' }
  | { readonly type: 'CONNECTION.LOST' }
  | { readonly type: 'CONNECTION.RESTORED' };

/** Errors that another attempt would not change. */
const finalCodes: readonly string[] = ['not_found', 'forbidden', 'unauthenticated', 'expired'];

/**
 * A public object that is watched: fetched once, replaced by each event of its channel, fetched again
 * after every subscription. Only a snapshot that `mayReplace` the held one does. Rounds and games are
 * feeds.
 */
export function createFeedMachine<Snapshot>(id: string, effects: FeedEffects<Snapshot>) {
  return setup({
    types: { context: {} as FeedContext<Snapshot>, events: {} as FeedEvent<Snapshot> },
    actors: { fetch: fromPromise<Snapshot>(({ signal }) => effects.fetch(signal)) },
    actions: {
      accept: assign(({ context }, { snapshot }: { snapshot: Snapshot }) =>
        context.snapshot === null || effects.mayReplace(context.snapshot, snapshot)
          ? { snapshot, failure: null }
          : {},
      ),
      markCurrent: assign(({ context }) => ({
        failures: 0,
        staleSince: context.cutOff ? context.staleSince : null,
      })),
      countFailure: assign(({ context }, failure: Failure) => ({
        failures: context.failures + 1,
        failure: context.snapshot === null ? failure : null,
        staleSince: context.staleSince ?? effects.now(),
      })),
      markLost: assign(({ context }) => ({
        cutOff: true,
        staleSince: context.staleSince ?? effects.now(),
      })),
      markRestored: assign({ cutOff: false }),
      markFetchAgain: assign({ fetchAgain: true }),
      clearFetchAgain: assign({ fetchAgain: false }),
    },
    guards: {
      mustFetchAgain: ({ context }) => context.fetchAgain,
      isFinal: (_, failure: Failure) => finalCodes.includes(failure.code),
    },
    delays: {
      retry: ({ context }) => backoffMs(context.failures - 1, retryRule, effects.random),
    },
  }).createMachine({
    id,
    context: {
      snapshot: null,
      failure: null,
      staleSince: null,
      cutOff: false,
      fetchAgain: false,
      failures: 0,
    },
    initial: 'fetching',
    on: {
      'SNAPSHOT.REPLACED': {
        actions: { type: 'accept', params: ({ event }) => ({ snapshot: event.snapshot }) },
      },
      'CONNECTION.LOST': { actions: 'markLost' },
      // The following subscription triggers a resync, which makes the snapshot current.
      'CONNECTION.RESTORED': { actions: 'markRestored' },
    },
    states: {
      fetching: {
        entry: 'clearFetchAgain',
        invoke: {
          src: 'fetch',
          onDone: {
            target: 'fetched',
            actions: [
              { type: 'accept', params: ({ event }) => ({ snapshot: event.output }) },
              'markCurrent',
            ],
          },
          onError: [
            {
              guard: { type: 'isFinal', params: ({ event }) => toFailure(event.error) },
              target: 'refused',
              actions: { type: 'countFailure', params: ({ event }) => toFailure(event.error) },
            },
            {
              target: 'retrying',
              actions: { type: 'countFailure', params: ({ event }) => toFailure(event.error) },
            },
          ],
        },
        on: {
          'RESYNC.REQUESTED': { actions: 'markFetchAgain' },
        },
      },
      fetched: {
        always: [{ guard: 'mustFetchAgain', target: 'fetching' }, { target: 'current' }],
      },
      current: {
        on: {
          'RESYNC.REQUESTED': 'fetching',
        },
      },
      retrying: {
        after: { retry: 'fetching' },
        on: {
          'RESYNC.REQUESTED': 'fetching',
        },
      },
      refused: {
        on: { 'RESYNC.REQUESTED': 'fetching' },
      },
    },
  });
}
