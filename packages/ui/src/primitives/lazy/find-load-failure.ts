/** Reasons why a lazy-loaded file failed. `chunk`: a newer version has been published. */
export const loadFailures = ['offline', 'slow', 'chunk', 'blocked'] as const;

/** One reason why a file failed to load. */
export type LoadFailure = (typeof loadFailures)[number];

/** Functions that examine the connection. */
export interface LoadProbe {
  isOnline: () => boolean;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Address of the page, which responds if the site is reachable. */
  readonly page: string;
  /** Address of the page's script, as in its HTML. */
  readonly entry: string | null;
  /** Timeout of a response, in milliseconds. */
  readonly answerWithinMs: number;
  /** HTTP status of the last failed script of the page, if known. */
  readonly refusedStatus?: () => number | undefined;
}

/** Long enough for a slow connection, short enough for a user. @source ours */
const answerWithinMs = 5_000;

const browserProbe = (): LoadProbe => ({
  isOnline: () => navigator.onLine,
  fetch: (address, init) => fetch(address, init),
  page: `${location.origin}/`,
  entry: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
  answerWithinMs,
  refusedStatus: () =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, responseStatus }) => /\.m?js(\?|$)/.test(name) && responseStatus >= 400)
      .at(-1)?.responseStatus,
});

/** Error messages of Chromium, Firefox, Safari and Vite for a failed import. */
const importFailed = /dynamically imported module|preload CSS|module script/i;

/** Returns whether an import failed because its file did not load. */
export const isImportFailure = (error: unknown): boolean =>
  error instanceof Error && importFailed.test(error.message);

/** Safari's message has no address, and Vite's only a path. */
function addressIn({ message }: Error, page: string): string | null {
  const [found] = /(?:https?:\/\/|\/)\S+/.exec(message) ?? [];
  return found === undefined ? null : new URL(found, page).href;
}

type Answer =
  | { readonly status: number; readonly isPage: boolean; readonly body: string }
  | 'failed'
  | 'timeout';

/** Requests a file without caches. The body is read only if needed. */
async function fetchAddress(address: string, probe: LoadProbe, wantsBody = false): Promise<Answer> {
  const stop = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    stop.abort();
  }, probe.answerWithinMs);
  try {
    const answer = await probe.fetch(address, { cache: 'no-store', signal: stop.signal });
    const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
    return { status: answer.status, isPage, body: wantsBody ? await answer.text() : '' };
  } catch {
    return isTimedOut ? 'timeout' : 'failed';
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** Returns the failure for the response status of the file itself. */
function failureOfAnswer(status: number, isPage: boolean): LoadFailure {
  if (status === 404 || status === 410) return 'chunk';
  if (status >= 500 || status === 408 || status === 429) return 'slow';
  return isPage && status < 300 ? 'chunk' : 'blocked';
}

/** Checks whether the site is reachable, and whether it still serves the running version. */
async function failureOfPage(probe: LoadProbe, isAddressKnown: boolean): Promise<LoadFailure> {
  const answer = await fetchAddress(probe.page, probe, !isAddressKnown);
  if (answer === 'failed') return 'offline';
  if (answer === 'timeout' || answer.status >= 500) return 'slow';
  const isOutdated = !isAddressKnown && probe.entry !== null && !answer.body.includes(probe.entry);
  return isOutdated ? 'chunk' : 'blocked';
}

async function probeFailure(error: Error, probe: LoadProbe): Promise<LoadFailure> {
  if (!probe.isOnline()) return 'offline';
  const address = addressIn(error, probe.page);
  if (address === null) return failureOfPage(probe, false);
  const answer = await fetchAddress(address, probe);
  if (answer === 'timeout') return 'slow';
  if (answer !== 'failed') {
    // An existing script fails if one of its imports fails, which the error does not name.
    const refused = answer.status < 300 && !answer.isPage ? probe.refusedStatus?.() : undefined;
    return failureOfAnswer(refused ?? answer.status, answer.isPage);
  }
  // Only a response of the site distinguishes a blocked request from a lost connection.
  return probe.isOnline() ? failureOfPage(probe, true) : 'offline';
}

const cache = new WeakMap<Error, Promise<LoadFailure>>();

/**
 * Determines why a file failed to load, once per error: checks whether the browser is online, then
 * requests the file and, if that fails, the page again.
 */
export function findLoadFailure(error: Error, probe = browserProbe()): Promise<LoadFailure> {
  const found = cache.get(error) ?? probeFailure(error, probe);
  cache.set(error, found);
  return found;
}

/** Interval of requests to the site while the browser reports to be online, in milliseconds. */
const askAgainMs = 10_000;

/** Calls back once the site is reachable again; returns a function that cancels this. */
export function whenReachable(onReachable: () => void, probe = browserProbe()): () => void {
  let isOver = false;
  const check = async (): Promise<void> => {
    if (!probe.isOnline() || isOver) return;
    const answer = await fetchAddress(probe.page, probe);
    if (isOver || typeof answer === 'string') return;
    stop();
    onReachable();
  };
  const look = (): void => void check();
  const timer = setInterval(look, askAgainMs);
  const stop = (): void => {
    isOver = true;
    clearInterval(timer);
    globalThis.removeEventListener('online', look);
  };
  globalThis.addEventListener('online', look);
  return stop;
}
