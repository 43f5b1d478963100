/** Handle of a running timer. */
export type TimerHandle = unknown;

/** Time, so that rules about time can be tested without waiting. Also serves as XState's clock. */
export interface Clock {
  /** Milliseconds since 1970, on this machine. */
  now(): number;
  setTimeout(callback: () => void, delayMs: number): TimerHandle;
  clearTimeout(timer: TimerHandle): void;
  /**
   * Runs the callback before the next paint, or within 100 ms where nothing is painted (hidden
   * tabs, servers).
   */
  frame(callback: () => void): void;
}
