/** Periodic work. */
export interface Repetition {
  /** Stops it; resolves when the current run has finished. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now and again after each pause, never concurrently. `work` handles its own failures;
 * it ends early if `isStopped` returns true.
 * @param pauseMs from the end of one run to the start of the next
 */
export function repeat(
  work: (isStopped: () => boolean) => Promise<void>,
  pauseMs: number,
): Repetition {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    await work(() => stopped);
    if (!stopped) timer = setTimeout(runAgain, pauseMs);
  };
  const runAgain = (): void => {
    running = run();
  };
  runAgain();

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
