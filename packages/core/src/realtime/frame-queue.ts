import type { Clock } from '../ports/clock.ts';

/** Runs tasks at once while it is quiet, and together once per frame under load. */
export interface FrameQueue {
  push(task: () => void): void;
}

/**
 * A single event is applied the moment it arrives. Whatever follows within the same frame waits for
 * the next one and is applied in one go, so that a flood costs one paint per frame.
 * @source ours – commit at once when quiet, once per frame under load
 */
export function createFrameQueue(clock: Pick<Clock, 'frame'>): FrameQueue {
  let waiting: (() => void)[] = [];
  let frameIsDue = false;

  const flush = (): void => {
    frameIsDue = false;
    if (waiting.length === 0) return;
    const due = waiting;
    waiting = [];
    openFrame();
    for (const task of due) task();
  };
  const openFrame = (): void => {
    frameIsDue = true;
    clock.frame(flush);
  };

  return {
    push(task) {
      if (frameIsDue) {
        waiting.push(task);
        return;
      }
      openFrame();
      task();
    },
  };
}
