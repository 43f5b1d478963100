/** Work that is done again and again. */
export interface Repetition {
  /** Ends it; resolves when what is under way is done. */
  stop(): Promise<void>;
}

/**
 * Does `work` now and again after each pause, never twice at a time. `work` deals with its own
 * failures; it learns by `isStopped` that it should end.
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
