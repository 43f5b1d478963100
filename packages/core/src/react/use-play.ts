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

/** `unknown`: no answer came, and the same play is being asked about. */
export type PlayingStatus = 'idle' | 'playing' | 'unknown';

/** Plays of the signed-in player on one game, or in one slot of it. */
export interface PlayController {
  readonly status: PlayingStatus;
  /** The last finished play since the game was opened. */
  readonly last: Play | null;
  /** The open play: a game of mines, a stake in a round. */
  readonly open: Play | null;
  /**
   * Plays that are over, newest first, 20 at most; `null` until those of before were read, and
   * `failed` where they could not be: unknown is not none.
   */
  readonly past: readonly Play[] | 'failed' | null;
  /** Why the last move was rejected, or why its result is unknown. */
  readonly failure: Failure | null;
  /**
   * When the next play is allowed for certain, in milliseconds of our own clock, `Clock.now`; `null`
   * before the first. The server may allow it a moment before, and never after.
   */
  readonly readyAt: number | null;
  /** Plays once. Ignored while one is under way. `amount` is decimal text. */
  play(choice: PlayCreate['choice'], amount: string): void;
  /** A step of the open play. Ignored while one is under way, and when nothing is open. */
  step(step: PlayStep): void;
  /** Forgets the last result and the failure. */
  clear(): void;
  /** Reads again what is open: a round may have ended. */
  refresh(): void;
}

/** A guest has played nothing. */
const noPast: readonly Play[] = [];

function statusOf({ value }: SnapshotFrom<PlayMachine>): PlayingStatus {
  if (value === 'resting') return 'playing';
  return 'trying' in value && value.trying ? value.trying : 'idle';
}

/**
 * Controller of the play machine of a game; for guests it stays `idle` and plays nothing. Every
 * play has a key of its own, and one whose answer was lost is asked about with the same key, also
 * after a reload.
 *
 * @param slot which of several bets at a time, where a game takes them: every choice is sent with it,
 *   and plays of other slots are none of this controller's business
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
