import { beforeEach } from 'vitest';

/** The files of a run share one tab: without this, a test reads what an earlier file has stored. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
