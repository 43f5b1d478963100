import type { VideoStatus } from '@lobi/ui/games';
import type { SnapshotFrom } from 'xstate';
import type { BroadcastMachine } from './broadcast.machine.ts';

/** Delay in seconds from which the stage shows it. @source ours */
const shownFromSeconds = 10;

/** Steps in seconds in which the delay is shown, so that the text does not flicker. @source ours */
const stepSeconds = 5;

/** Returns the status of a broadcast for the stage; `undefined` for a normal live picture. */
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
