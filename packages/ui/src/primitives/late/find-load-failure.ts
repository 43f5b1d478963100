/** Why a file that is loaded late did not come. `chunk`: a newer version has been published. */
export const loadFailures = ['offline', 'slow', 'chunk', 'blocked'] as const;

/** One reason why a file did not come. */
export type LoadFailure = (typeof loadFailures)[number];

/** Functions that examine the connection. */
export interface LoadProbe {
  isOnline: () => boolean;
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** Address of the page, which answers whenever the site can be reached. */
  readonly page: string;
  /** Address of the script that the page runs, as its HTML names it. */
  readonly entry: string | null;
  /** How long an answer is waited for, in milliseconds. */
  readonly answerWithinMs: number;
  /** HTTP status of the last script of the page that failed to load; default none is known. */
  readonly refusedStatus?: () => number | undefined;
}

/** Long enough for a poor line, short enough for a reader. @source ours */
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

/** The words of Chromium, Firefox, Safari and Vite for a file that did not come. */
const importFailed = /dynamically imported module|preload CSS|module script/i;

/** Did an import fail because its file did not come? */
export const isImportFailure = (error: unknown): boolean =>
  error instanceof Error && importFailed.test(error.message);

/** Safari names no address, and Vite a path. */
function addressIn({ message }: Error, page: string): string | null {
  const [found] = /(?:https?:\/\/|\/)\S+/.exec(message) ?? [];
  return found === undefined ? null : new URL(found, page).href;
}

type Answer =
  | { readonly status: number; readonly isPage: boolean; readonly body: string }
  | 'failed'
  | 'late';

/** Asks for a file past every cache. A body is read only where it is wanted. */
async function ask(address: string, probe: LoadProbe, wantsBody = false): Promise<Answer> {
  const stop = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, probe.answerWithinMs);
  try {
    const answer = await probe.fetch(address, { cache: 'no-store', signal: stop.signal });
    const isPage = (answer.headers.get('content-type') ?? '').includes('text/html');
    return { status: answer.status, isPage, body: wantsBody ? await answer.text() : '' };
  } catch {
    return isLate ? 'late' : 'failed';
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

/** Returns the failure that the response status of the file itself means. */
function failureOfAnswer(status: number, isPage: boolean): LoadFailure {
  if (status === 404 || status === 410) return 'chunk';
  if (status >= 500 || status === 408 || status === 429) return 'slow';
  return isPage && status < 300 ? 'chunk' : 'blocked';
}

/** Is the site there at all, and does it still hand out the version that runs? */
async function failureOfPage(probe: LoadProbe, isAddressKnown: boolean): Promise<LoadFailure> {
  const answer = await ask(probe.page, probe, !isAddressKnown);
  if (answer === 'failed') return 'offline';
  if (answer === 'late' || answer.status >= 500) return 'slow';
  const isOutdated = !isAddressKnown && probe.entry !== null && !answer.body.includes(probe.entry);
  return isOutdated ? 'chunk' : 'blocked';
}

async function probeFailure(error: Error, probe: LoadProbe): Promise<LoadFailure> {
  if (!probe.isOnline()) return 'offline';
  const address = addressIn(error, probe.page);
  if (address === null) return failureOfPage(probe, false);
  const answer = await ask(address, probe);
  if (answer === 'late') return 'slow';
  if (answer !== 'failed') {
    // An existing script fails with one that it imports, which the error does not name.
    const refused = answer.status < 300 && !answer.isPage ? probe.refusedStatus?.() : undefined;
    return failureOfAnswer(refused ?? answer.status, answer.isPage);
  }
  // Only an answer of the site distinguishes a request that was blocked on the way from a lost connection.
  return probe.isOnline() ? failureOfPage(probe, true) : 'offline';
}

const known = new WeakMap<Error, Promise<LoadFailure>>();

/**
 * Finds out why a file did not come, once for each error: the browser is asked whether it is online,
 * then the file and, where that fails, the page are asked for again.
 */
export function findLoadFailure(error: Error, probe = browserProbe()): Promise<LoadFailure> {
  const found = known.get(error) ?? probeFailure(error, probe);
  known.set(error, found);
  return found;
}

/** How often the site is asked for while the browser claims to be online, in milliseconds. */
const askAgainMs = 10_000;

/** Calls back once the site can be reached again; returns what stops the waiting. */
export function whenReachable(onReachable: () => void, probe = browserProbe()): () => void {
  let isOver = false;
  const check = async (): Promise<void> => {
    if (!probe.isOnline() || isOver) return;
    const answer = await ask(probe.page, probe);
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
