/** Estimates the offset between the server's clock and the local one. */
export interface ServerClock {
  /** Processes one response: its `Date` header and the local times before and after. */
  observe(dateHeader: unknown, sentAt: number, receivedAt: number): void;
  /** Milliseconds to add to the local clock to get the server's; 0 before the first response. */
  offsetMs(): number;
  /**
   * Lower bound of the offset: with it the server's clock is never estimated too late. `null` before the
   * first response.
   */
  minimumOffsetMs(): number | null;
}

/**
 * Creates an estimator. A `Date` header has whole seconds, so that one response bounds the offset to
 * about a second. Each response gives an interval that contains the offset; their intersection narrows
 * with every call. An empty intersection means that a clock was changed: the estimate starts over.
 */
export function createServerClock(): ServerClock {
  let low = -Infinity;
  let high = Infinity;
  return {
    observe(dateHeader, sentAt, receivedAt) {
      const seconds = typeof dateHeader === 'string' ? Date.parse(dateHeader) : Number.NaN;
      if (Number.isNaN(seconds)) return;
      const nextLow = seconds - receivedAt;
      const nextHigh = seconds + 1_000 - sentAt;
      const disjoint = nextLow > high || nextHigh < low;
      low = disjoint ? nextLow : Math.max(low, nextLow);
      high = disjoint ? nextHigh : Math.min(high, nextHigh);
    },
    offsetMs: () => (low === -Infinity ? 0 : Math.round((low + high) / 2)),
    minimumOffsetMs: () => (low === -Infinity ? null : low),
  };
}
