// Before React: it asks for the hook that counts renders when it is first loaded.
import './count-renders.ts';
import { beforeAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Files of tests share one page: each begins as if it had one of its own. `vitest-browser-react` takes
// what was rendered off the page by itself only for the file that loaded it first.
const path = location.pathname + location.search;

beforeAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', path);
});
beforeEach(() => cleanup());
