import { vi } from 'vitest';

/**
 * Waits until a check stops throwing, and returns its result: as long as a loaded machine may
 * need, and no longer than it takes.
 */
export const waitUntil = <T>(check: () => T | Promise<T>, longestMs = 120_000): Promise<T> =>
  vi.waitFor(check, { timeout: longestMs, interval: 20 });
