import { assign, fromCallback, setup } from 'xstate';
import type { PlayerEvent, PlayerInput } from './player.types.ts';

/** Effects of the broadcast machine. */
export interface BroadcastEffects {
  /** Plays a broadcast and reports on it; the returned function stops it. */
  openPlayer(input: PlayerInput): () => void;
  /** Whether the user wants to save data, so that nothing starts automatically. */
  savesData(): boolean;
  isOnline(): boolean;
}

export interface BroadcastContext {
  /** `null` for a game without a broadcast. */
  readonly address: string | null;
  /** The mounted video element, if any. */
  readonly video: HTMLVideoElement | null;
  /** Whether the broadcast is live, without an end. */
  readonly isLive: boolean;
  readonly lagSeconds: number;
  /** Attempts that failed since the picture last moved. */
  readonly failures: number;
}

export type BroadcastEvent =
  | PlayerEvent
  | { readonly type: 'ADDRESS.CHANGED'; readonly address: string | null }
  | { readonly type: 'VIDEO.MOUNTED'; readonly video: HTMLVideoElement }
  | { readonly type: 'VIDEO.UNMOUNTED' }
  | { readonly type: 'START.CHOSEN' }
  | { readonly type: 'STOP.CHOSEN' }
  | { readonly type: 'RETRY.CHOSEN' }
  | { readonly type: 'NETWORK.LOST' }
  | { readonly type: 'NETWORK.RESTORED' };

/** Timeout without a picture after which a broadcast counts as failed. @source ours */
export const patienceMs = 20_000;

/** Pauses between automatic retries; the last is repeated. @source ours */
export const retryDelaysMs = [10_000, 20_000, 40_000, 60_000] as const;

/**
 * State of a broadcast for its viewer. Starts automatically unless data is to be saved, reports stalls,
 * and retries automatically after a failure and when the network returns.
 * @source ours
 */
export function createBroadcastMachine({ openPlayer, savesData, isOnline }: BroadcastEffects) {
  return setup({
    types: {
      context: {} as BroadcastContext,
      events: {} as BroadcastEvent,
      input: {} as { readonly address: string | null },
    },
    actors: {
      player: fromCallback<BroadcastEvent, Omit<PlayerInput, 'notify'>>(({ input, sendBack }) =>
        openPlayer({ ...input, notify: sendBack }),
      ),
    },
    guards: {
      hasNoAddress: ({ context }) => context.address === null,
      isOffline: () => !isOnline(),
      savesData: () => savesData(),
      hasVideo: ({ context }) => context.video !== null,
    },
    delays: {
      patience: patienceMs,
      untilRetry: ({ context }) =>
        retryDelaysMs[Math.min(context.failures, retryDelaysMs.length) - 1] ?? retryDelaysMs[0],
    },
    actions: {
      setAddress: assign((_, address: string | null) => ({ address, failures: 0 })),
      setVideo: assign((_, video: HTMLVideoElement | null) => ({ video })),
      setLag: assign((_, lagSeconds: number) => ({ lagSeconds })),
      setPlaying: assign((_, isLive: boolean) => ({ isLive, failures: 0 })),
      countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
      forgetLag: assign({ lagSeconds: 0 }),
    },
  }).createMachine({
    id: 'broadcast',
    context: ({ input }) => ({
      address: input.address,
      video: null,
      isLive: false,
      lagSeconds: 0,
      failures: 0,
    }),
    on: {
      'ADDRESS.CHANGED': {
        target: '.deciding',
        actions: { type: 'setAddress', params: ({ event }) => event.address },
      },
      'VIDEO.MOUNTED': { actions: { type: 'setVideo', params: ({ event }) => event.video } },
      'VIDEO.UNMOUNTED': { actions: { type: 'setVideo', params: null } },
    },
    initial: 'deciding',
    states: {
      deciding: {
        always: [
          { guard: 'hasNoAddress', target: 'absent' },
          { guard: 'savesData', target: 'waiting' },
          { guard: 'isOffline', target: 'offline' },
          { target: 'mounting' },
        ],
      },
      absent: {},
      waiting: { on: { 'START.CHOSEN': 'mounting' } },
      mounting: { always: { guard: 'hasVideo', target: 'watching' } },
      watching: {
        entry: 'forgetLag',
        invoke: {
          src: 'player',
          input: ({ context: { video, address } }) => {
            if (!video || address === null)
              throw new Error('The broadcast has no video element or no address.');
            return { video, address, savesData: savesData() };
          },
        },
        on: {
          'PLAYER.FAILED': [{ guard: 'isOffline', target: 'offline' }, { target: 'failed' }],
          'PLAYER.ENDED': 'ended',
          'PLAYER.BLOCKED': 'waiting',
          'STOP.CHOSEN': 'waiting',
          'RETRY.CHOSEN': { target: 'watching', reenter: true },
          'VIDEO.UNMOUNTED': {
            target: 'mounting',
            actions: { type: 'setVideo', params: null },
          },
        },
        initial: 'connecting',
        states: {
          connecting: {
            after: {
              patience: [
                { guard: 'isOffline', target: '#broadcast.offline' },
                { target: '#broadcast.failed' },
              ],
            },
            on: {
              'PLAYER.PLAYING': {
                target: 'playing',
                actions: { type: 'setPlaying', params: ({ event }) => event.isLive },
              },
            },
          },
          playing: {
            on: {
              'PLAYER.STALLED': [
                { guard: 'isOffline', target: '#broadcast.offline' },
                { target: 'stalled' },
              ],
              'PLAYER.LAGGED': {
                actions: { type: 'setLag', params: ({ event }) => event.seconds },
              },
            },
          },
          stalled: {
            after: { patience: '#broadcast.failed' },
            on: {
              'PLAYER.PLAYING': 'playing',
              'NETWORK.LOST': '#broadcast.offline',
            },
          },
        },
      },
      offline: { on: { 'NETWORK.RESTORED': 'mounting', 'RETRY.CHOSEN': 'mounting' } },
      failed: {
        entry: 'countFailure',
        after: { untilRetry: 'mounting' },
        on: { 'RETRY.CHOSEN': 'mounting', 'NETWORK.LOST': 'offline' },
      },
      ended: {},
    },
  });
}

/** Type of the broadcast machine. */
export type BroadcastMachine = ReturnType<typeof createBroadcastMachine>;
