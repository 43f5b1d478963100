import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Game } from '../contract/schemas/game.ts';
import type { Play, PlayCreate, PlayStep } from '../contract/schemas/play.ts';
import type { Failure } from '../machines/failure.ts';
import type { PlayMachine } from '../machines/play/play.machine.ts';
import { readyAtOf } from '../machines/play/ready-at.ts';
import { usePlatform } from './platform-provider.tsx';
import { useUserId } from './use-user-id.ts';

/** `unknown`: no response arrived, and the outcome of the play is being requested. */
export type PlayingStatus = 'idle' | 'playing' | 'unknown';

/** Plays of the signed-in player on one game, or in one slot of it. */
export interface PlayController {
  readonly status: PlayingStatus;
  /** The last finished play since the game was opened. */
  readonly last: Play | null;
  /** The open play, such as a game of mines or a stake in a round. */
  readonly open: Play | null;
  /**
   * Finished plays, newest first, 20 at most; `null` until earlier ones were read, and `failed` if that
   * failed: unknown is not the same as none.
   */
  readonly past: readonly Play[] | 'failed' | null;
  /** Reason why the last move was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
  /**
   * Time at which the next play is certainly allowed, in milliseconds of the local clock, `Clock.now`;
   * `null` before the first. The server may allow it slightly earlier, but never later.
   */
  readonly readyAt: number | null;
  /** Plays once. Ignored while a play is in progress. `amount` is decimal text. */
  play(choice: PlayCreate['choice'], amount: string): void;
  /** Takes a step of the open play. Ignored while one is in progress, and without an open play. */
  step(step: PlayStep): void;
  /** Clears the last result and the failure. */
  clear(): void;
  /** Reads the open plays again, because a round may have ended. */
  refresh(): void;
}

/** Plays of a guest. */
const noPast: readonly Play[] = [];

function statusOf({ value }: SnapshotFrom<PlayMachine>): PlayingStatus {
  if (value === 'resting') return 'playing';
  return 'trying' in value && value.trying ? value.trying : 'idle';
}

/**
 * Controller of the play machine of a game; for guests it stays `idle` and makes no play. Every play
 * has its own key, and the outcome of a play without a response is requested with the same key, also
 * after a reload.
 *
 * @param slot slot of a game with several simultaneous bets: it is sent with every choice, and plays of
 *   other slots are ignored
 * @example const { play, last } = usePlay(game); play({ direction: 'under', target: 5_000 }, '1000');
 * @example const [a, b] = [usePlay(crash, 'A'), usePlay(crash, 'B')];
 */
export function usePlay(game: Pick<Game, 'id' | 'minimumCycleMs'>, slot?: string): PlayController {
  const client = usePlatform();
  const userId = useUserId();
  const { id, minimumCycleMs } = game;
  const actor = useMemo(
    () => (userId === null ? null : client.play(id, slot)) ?? undefined,
    [client, userId, id, slot],
  );
  const status = useSelector(actor, (state) => (state ? statusOf(state) : 'idle'));
  const last = useSelector(actor, (state) => state?.context.last ?? null);
  const open = useSelector(actor, (state) => state?.context.open ?? null);
  const past = useSelector(actor, (state) => (state ? state.context.past : noPast));
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const readyAt = useSelector(actor, (state) =>
    state ? readyAtOf(state.context, minimumCycleMs) : null,
  );
  const actions = useMemo(
    () => ({
      play(chosen: PlayCreate['choice'], amount: string) {
        const choice = slot === undefined ? chosen : { ...chosen, slot };
        actor?.send({ type: 'PLAY.SUBMITTED', move: { kind: 'create', body: { amount, choice } } });
      },
      step(step: PlayStep) {
        const playId = actor?.getSnapshot().context.open?.id;
        if (playId === undefined) return;
        actor?.send({ type: 'PLAY.SUBMITTED', move: { kind: 'step', playId, body: step } });
      },
      clear: () => actor?.send({ type: 'PLAY.CLEARED' }),
      refresh: () => actor?.send({ type: 'RESYNC.REQUESTED' }),
    }),
    [actor, slot],
  );
  return useMemo(
    () => ({ status, last, open, past, failure, readyAt, ...actions }),
    [status, last, open, past, failure, readyAt, actions],
  );
}
