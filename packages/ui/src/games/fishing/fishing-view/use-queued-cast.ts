import { useEffect, useState } from 'react';
import { useHandler } from '../../../primitives/use-handler.ts';
import type { PlaySeat } from '../../play-frame/play-frame.types.ts';
import { useSecondsLeft } from '../../play-frame/use-seconds-left.ts';

/** Maximum wait for the pace of the game with a queued cast, in s; after a longer one the player presses again. */
const maximumWaitSeconds = 1;

interface QueuedCast {
  readonly isQueued: boolean;
  /** Casts at once, or once more after the current cast. */
  readonly cast: () => void;
}

/**
 * Casts by presses in the pond. A press while a cast is being sent is kept, one at most, and sent as soon as the
 * response is there and the pace of the game allows it. It is dropped if the cast was refused, its outcome is
 * unknown, or aim or stake have changed since: only what was pressed is sent.
 *
 * @param choice aim and stake as one text
 * @param send sends the stake form
 * @source ours
 */
export function useQueuedCast(
  { state: { status }, readyAt, ownNow }: Pick<PlaySeat, 'state' | 'readyAt' | 'ownNow'>,
  choice: string,
  send: () => void,
): QueuedCast {
  const [queued, setQueued] = useState<string | null>(null);
  const secondsLeft = useSecondsLeft(readyAt, ownNow);
  const isQueued = queued !== null;
  const mayWait = secondsLeft <= maximumWaitSeconds;
  const isDropped = queued !== choice || !mayWait || (status !== 'idle' && status !== 'playing');
  const settle = useHandler((): void => {
    setQueued(null);
    if (!isDropped) send();
  });
  const isDue = isQueued && (isDropped || (status === 'idle' && secondsLeft === 0));
  useEffect(() => {
    if (isDue) settle();
  }, [isDue, settle]);
  const cast = useHandler((): void => {
    if (status === 'playing' || (status !== 'unknown' && secondsLeft > 0 && mayWait)) {
      setQueued(choice);
    } else send();
  });
  return { isQueued, cast };
}
