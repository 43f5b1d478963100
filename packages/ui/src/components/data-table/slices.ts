/** Work that pauses now and then and may say how far it is, 0 to 1. */
export type Work<Result> = Generator<number | void, Result>;

/** Longest stretch in ms before the page gets its turn. */
const sliceMs = 8;

/** Lets input and painting go first. A message is not held back as nested timers are. */
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

/** Does all of it at once. */
export function runNow<Result>(work: Work<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does it in slices, so that typing and scrolling go on; `undefined` when called off. */
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
