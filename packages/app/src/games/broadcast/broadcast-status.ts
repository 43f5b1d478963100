import type { VideoStatus } from '@lobi/ui/games';
import type { SnapshotFrom } from 'xstate';
import type { BroadcastMachine } from './broadcast.machine.ts';

/** Seconds behind the newest part from which on the stage shows a delay. @source ours */
const shownFromSeconds = 10;

/** The delay is shown in steps of this many seconds, so that the text does not flicker. @source ours */
const stepSeconds = 5;

/**
 * Returns the status of a broadcast, as the stage shows it. `undefined`: a picture of which nothing
 * is said.
 */
export interface BroadcastStatus {
  readonly status: VideoStatus | undefined;
  readonly delaySeconds: number;
}

type Snapshot = Pick<SnapshotFrom<BroadcastMachine>, 'value' | 'context'>;

const statusOfState = {
  deciding: 'connecting',
  absent: 'none',
  waiting: 'waiting',
  mounting: 'connecting',
  offline: 'offline',
  failed: 'error',
  ended: 'ended',
} as const;

/** Returns the status that the stage shows for a state of the machine. */
export function broadcastStatus({ value, context }: Snapshot): BroadcastStatus {
  if (typeof value === 'string') return { status: statusOfState[value], delaySeconds: 0 };
  const { watching } = value;
  if (watching !== 'playing') return { status: watching, delaySeconds: 0 };
  if (!context.isLive) return { status: undefined, delaySeconds: 0 };
  const delaySeconds = Math.floor(context.lagSeconds / stepSeconds) * stepSeconds;
  return context.lagSeconds < shownFromSeconds
    ? { status: 'live', delaySeconds: 0 }
    : { status: 'delayed', delaySeconds };
}
