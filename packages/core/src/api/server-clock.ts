/** Keeps the difference between the server's clock and ours. */
export interface ServerClock {
  /** Learns from one answer: its `Date` header and our times before and after. */
  observe(dateHeader: unknown, sentAt: number, receivedAt: number): void;
  /** Milliseconds to add to our clock to get the server's; 0 until the first answer. */
  offsetMs(): number;
  /**
   * The least that may have to be added: by this offset the server's clock shows no later time than
   * it really does. `null` until the first answer.
   */
  leastOffsetMs(): number | null;
}

/**
 * A `Date` header has whole seconds, so one answer pins the offset to about a second. Each answer
 * is an interval in which the offset must lie; their intersection narrows with every call. An
 * empty intersection means that a clock was set: start over.
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
    leastOffsetMs: () => (low === -Infinity ? null : low),
  };
}
