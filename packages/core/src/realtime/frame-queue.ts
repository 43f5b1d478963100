import type { Clock } from '../ports/clock.ts';

/** Runs tasks at once while idle, and together once per frame under load. */
export interface FrameQueue {
  push(task: () => void): void;
}

/**
 * A single event is applied on arrival. Whatever follows within the same frame is applied together in
 * the next one, so that a flood costs one paint per frame.
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
