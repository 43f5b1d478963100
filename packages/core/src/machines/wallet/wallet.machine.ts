import { assign, fromPromise, setup } from 'xstate';
import type { Wallet } from '../../contract/schemas/wallet.ts';
import { backoffMs, retryRule } from '../../ports/backoff.ts';

/** Effects of the wallet machine. */
export interface WalletEffects {
  /** Fetches the wallet with this id. */
  fetch(walletId: string, signal: AbortSignal): Promise<Wallet>;
  now(): number;
  random(): number;
}

export interface WalletContext {
  readonly wallet: Wallet | null;
  /** Since when the wallet may be outdated, in milliseconds since 1970; `null` while it is current. */
  readonly staleSince: number | null;
  /** Whether the connection is lost; a fetched wallet is then outdated at once. */
  readonly cutOff: boolean;
  /** A change arrived during a fetch: fetch again. */
  readonly fetchAgain: boolean;
  /** Events were lost, possibly including the last one: fetch again after a pause. */
  readonly doubtful: boolean;
  /** Fetches that failed in a row. */
  readonly failures: number;
}

/** Context without a wallet: the initial one, and that of a guest. */
const nothing: WalletContext = {
  wallet: null,
  staleSince: null,
  cutOff: false,
  fetchAgain: false,
  doubtful: false,
  failures: 0,
};

export type WalletEvent =
  /** A user signed in; this is the wallet. */
  | { readonly type: 'WALLET.JOINED'; readonly wallet: Wallet }
  | { readonly type: 'WALLET.LEFT' }
  /** The wallet channel, or an answer of the server, delivered a wallet. */
  | { readonly type: 'WALLET.REPLACED'; readonly wallet: Wallet }
  | { readonly type: 'RESYNC.REQUESTED' }
  | { readonly type: 'CONNECTION.LOST' }
  | { readonly type: 'CONNECTION.RESTORED' };

/**
 * Pause after which the wallet is fetched again if the connection loses events, in milliseconds.
 * @source ours
 */
const confirmAfterMs = 3_000;

/** Returns the relation of a received wallet to the stored one. */
function relationOf(current: Wallet | null, next: Wallet): 'other' | 'old' | 'next' | 'gap' {
  if (!current || current.id !== next.id) return 'other';
  if (next.version <= current.version) return 'old';
  return next.version === current.version + 1 ? 'next' : 'gap';
}

/**
 * The signed-in user's wallet. It is only ever replaced, by one with the same id and a higher version;
 * the client never adds or subtracts. A gap in the versions, a new subscription or a wake-up triggers a
 * fetch; if events are lost it fetches until nothing new arrives. While the connection is lost, the
 * wallet is stale and has the time of the loss.
 * @source spec §4 (the wallet is replaced), versions ours
 */
export function createWalletMachine(effects: WalletEffects) {
  return setup({
    types: { context: {} as WalletContext, events: {} as WalletEvent },
    actors: {
      fetch: fromPromise<Wallet, { walletId: string }>(({ input, signal }) =>
        effects.fetch(input.walletId, signal),
      ),
    },
    actions: {
      join: assign((_, wallet: Wallet) => ({ ...nothing, wallet })),
      forget: assign(nothing),
      replaceIfNewer: assign(({ context }, wallet: Wallet) =>
        ['next', 'gap'].includes(relationOf(context.wallet, wallet)) ? { wallet } : {},
      ),
      markLost: assign(({ context }) => ({
        cutOff: true,
        staleSince: context.staleSince ?? effects.now(),
      })),
      markRestored: assign({ cutOff: false }),
      markDoubtful: assign({ doubtful: true }),
      clearDoubt: assign({ doubtful: false }),
      // A newer wallet without an event while connected means a lost event, and the next may be lost as
      // well.
      doubtIfNewer: assign(({ context }, wallet: Wallet) => ({
        doubtful:
          context.doubtful ||
          (!context.cutOff && ['next', 'gap'].includes(relationOf(context.wallet, wallet))),
      })),
      markCurrent: assign(({ context }) => ({
        failures: 0,
        staleSince: context.cutOff ? context.staleSince : null,
      })),
      countFailure: assign(({ context }) => ({
        failures: context.failures + 1,
        staleSince: context.staleSince ?? effects.now(),
      })),
      markFetchAgain: assign({ fetchAgain: true }),
      clearFetchAgain: assign({ fetchAgain: false }),
    },
    guards: {
      isGap: ({ context }, wallet: Wallet) => relationOf(context.wallet, wallet) === 'gap',
      mustFetchAgain: ({ context }) => context.fetchAgain,
      isDoubtful: ({ context }) => context.doubtful,
    },
    delays: {
      confirm: confirmAfterMs,
      retry: ({ context }) => backoffMs(context.failures - 1, retryRule, effects.random),
    },
  }).createMachine({
    id: 'wallet',
    context: nothing,
    initial: 'absent',
    on: {
      'WALLET.JOINED': {
        target: '.current',
        actions: { type: 'join', params: ({ event }) => event.wallet },
      },
      'WALLET.LEFT': { target: '.absent', actions: 'forget' },
      'CONNECTION.LOST': { actions: 'markLost' },
      // The following subscription triggers a resync, which makes the wallet current.
      'CONNECTION.RESTORED': { actions: 'markRestored' },
    },
    states: {
      absent: {},
      current: {
        after: { confirm: { guard: 'isDoubtful', target: 'fetching', actions: 'clearDoubt' } },
        on: {
          'WALLET.REPLACED': [
            {
              guard: { type: 'isGap', params: ({ event }) => event.wallet },
              target: 'fetching',
              actions: [
                { type: 'replaceIfNewer', params: ({ event }) => event.wallet },
                'markDoubtful',
              ],
            },
            { actions: { type: 'replaceIfNewer', params: ({ event }) => event.wallet } },
          ],
          'RESYNC.REQUESTED': 'fetching',
        },
      },
      fetching: {
        entry: 'clearFetchAgain',
        invoke: {
          src: 'fetch',
          input: ({ context }) => ({ walletId: context.wallet?.id ?? '' }),
          onDone: {
            target: 'fetched',
            actions: [
              { type: 'doubtIfNewer', params: ({ event }) => event.output },
              { type: 'replaceIfNewer', params: ({ event }) => event.output },
              'markCurrent',
            ],
          },
          onError: { target: 'retrying', actions: 'countFailure' },
        },
        on: {
          'WALLET.REPLACED': {
            actions: { type: 'replaceIfNewer', params: ({ event }) => event.wallet },
          },
          'RESYNC.REQUESTED': { actions: 'markFetchAgain' },
        },
      },
      fetched: {
        always: [{ guard: 'mustFetchAgain', target: 'fetching' }, { target: 'current' }],
      },
      retrying: {
        after: { retry: 'fetching' },
        on: {
          'WALLET.REPLACED': {
            actions: { type: 'replaceIfNewer', params: ({ event }) => event.wallet },
          },
          'RESYNC.REQUESTED': 'fetching',
        },
      },
    },
  });
}

/** Type of the wallet machine. */
export type WalletMachine = ReturnType<typeof createWalletMachine>;
