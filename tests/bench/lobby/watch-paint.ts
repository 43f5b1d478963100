interface PaintWatch {
  /** When the first tile had been painted, in ms since navigation. */
  firstTileMs: number;
  /** Milliseconds from the last key or press until the frame with its result had been painted. */
  untilPainted: Promise<number>;
  /**
   * Milliseconds of each key or press until the next frame, as reported by the browser for each
   * interaction (INP).
   */
  interactions: number[];
}

declare global {
  /** Figures that the watcher inside the page has collected so far. */
  var painted: PaintWatch;
}

/**
 * Runs in the page before anything else: observes the first tile, and the first frame after each key or
 * press in which the number of results has changed.
 */
export function watchPaint() {
  globalThis.painted = { firstTileMs: 0, untilPainted: Promise.resolve(0), interactions: [] };
  const everyInteraction: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) painted.interactions.push(entry.duration);
    }
  }).observe(everyInteraction);
  // A message sent from within a frame arrives right after the frame has been painted.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(undefined);
    });
  const tiles = new MutationObserver(() => {
    if (!document.querySelector('main .lobi-GameCard-root')) return;
    tiles.disconnect();
    afterFrame(() => {
      painted.firstTileMs = performance.now();
    });
  });
  tiles.observe(document, { subtree: true, childList: true });

  const count = () => document.querySelector('main section small[role=status]')?.textContent;
  const begin = ({ timeStamp }: Event) => {
    const before = count();
    painted.untilPainted = new Promise((resolve) => {
      const look = () => {
        if (count() === before) return;
        observer.disconnect();
        afterFrame(() => resolve(performance.now() - timeStamp));
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    });
  };
  addEventListener('keydown', begin, true);
  addEventListener('pointerup', begin, true);
}
