import { vi } from 'vitest';

/**
 * Waits until a check stops throwing, and returns its result. The time limit is long enough for a
 * loaded machine.
 */
export const waitUntil = <T>(check: () => T | Promise<T>, longestMs = 120_000): Promise<T> =>
  vi.waitFor(check, { timeout: longestMs, interval: 20 });
