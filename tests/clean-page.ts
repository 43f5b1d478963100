import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';

// The files of a run share one page and its modules: without this, a test finds what an earlier file has
// left behind. A hook of a module that several files import runs for the first of them only.

/** Size of a page that no test has changed, as Vitest sets it for a frame of its own. */
const usualSize = [414, 896] as const;

beforeAll(() => page.viewport(...usualSize));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
