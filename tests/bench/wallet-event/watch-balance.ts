/** A balance that was shown on screen, with times in ms since the epoch. */
export interface ShownBalance {
  readonly balance: number;
  /** Time of the DOM write. */
  readonly writtenMs: number;
  /** Time at which the frame with it was painted. */
  readonly paintedMs: number;
}

declare global {
  /** Figures that the watcher inside the page has collected so far. */
  var watched: { balances: ShownBalance[]; frameMs: number[] };
}

/**
 * Runs in the page: records when each new balance was written and painted, and the duration of frames.
 */
export function watchBalance(selector: string) {
  globalThis.watched = { balances: [], frameMs: [] };
  const clock = () => performance.timeOrigin + performance.now();
  const readBalance = () => document.querySelector(selector)?.textContent?.replace(/\D/g, '') ?? '';

  let last = '';
  let written: { balance: number; writtenMs: number }[] = [];
  new MutationObserver(() => {
    const text = readBalance();
    if (text === '' || text === last) return;
    last = text;
    written.push({ balance: Number(text), writtenMs: clock() });
  }).observe(document, { subtree: true, childList: true, characterData: true });

  // A message sent from within a frame arrives right after the frame has been painted.
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const paintedMs = clock();
    watched.balances.push(...written.map((balance) => ({ ...balance, paintedMs })));
    written = [];
  };
  let previous = 0;
  const frame = (now: number) => {
    if (previous > 0) watched.frameMs.push(now - previous);
    previous = now;
    port2.postMessage(undefined);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
