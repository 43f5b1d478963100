/** Handle of a running timer. */
export type TimerHandle = unknown;

/** Time, injectable so that tests need not wait. Also serves as XState's clock. */
export interface Clock {
  /** Milliseconds since 1970, on this machine. */
  now(): number;
  setTimeout(callback: () => void, delayMs: number): TimerHandle;
  clearTimeout(timer: TimerHandle): void;
  /**
   * Runs the callback before the next paint, or within 100 ms if nothing is painted (hidden tabs,
   * servers).
   */
  frame(callback: () => void): void;
}
