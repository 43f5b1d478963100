/** Work that yields periodically and may report its progress, 0 to 1. */
export type Work<Result> = Generator<number | void, Result>;

/** Maximum duration of a slice in ms before the page can respond. */
const sliceMs = 8;

/** Yields to input and painting. Messages are not throttled like nested timers. */
const pause = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Runs all of the work synchronously. */
export function runNow<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Runs the work in slices, so that typing and scrolling continue; `undefined` when cancelled. */
export async function runInSlices<Result>(
  work: Work<Result>,
  signal: AbortSignal,
  onProgress?: (share: number) => void,
): Promise<Result | undefined> {
  let sliceEnd = performance.now() + sliceMs;
  while (!signal.aborted) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < sliceEnd) continue;
    if (typeof step.value === 'number') onProgress?.(step.value);
    await pause();
    sliceEnd = performance.now() + sliceMs;
  }
  return undefined;
}
