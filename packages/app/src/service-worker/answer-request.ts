/** Dependencies of the service worker's responses. */
export interface WorkerParts {
  /** The cached pages of the app, at `pageKeys`. */
  readonly pages: Pick<Cache, 'match' | 'put'>;
  /** Files with content hashes in their names. */
  readonly assets: Pick<Cache, 'match' | 'put'>;
  readonly fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  /** The offline page. */
  readonly offlinePage: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Keeps the worker alive until work in the background has finished. */
  readonly keepAlive: (work: Promise<unknown>) => void;
}

/** Requests that the worker answers; all others go to the network, above all API calls. */
export type RequestKind = 'page' | 'asset' | undefined;

/**
 * Addresses from which the pages are fetched: the lobby contains games, and the page of every other screen is
 * the same.
 */
export const pageKeys = { lobby: '/', screen: '/login' } as const;

/** Page of the app by its content. */
export type PageKind = keyof typeof pageKeys;

/** Paths of the lobby. @source spec §2 */
const lobbyPaths = ['/', '/game'];

/** Returns which page an address shows. The app applies the filters of the lobby, without the games of the page. */
function pageOf(address: string): PageKind {
  const { pathname, search } = new URL(address);
  return lobbyPaths.includes(pathname) && search === '' ? 'lobby' : 'screen';
}

/**
 * Maximum age of a cached page in ms; an older one has outdated games and is fetched again before
 * it is shown.
 * @source ours
 */
const longestAgeMs = 24 * 3_600_000;

/** Paths that are never screens of the app: calls, sockets, files, health checks. */
const notScreens = /^\/(api|app|assets|up|ready|metrics)(\/|$)|\.\w+$/;

const hashedFile = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** Classifies a request: a screen, an immutable file, or one that the worker ignores. */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') return notScreens.test(address.pathname) ? undefined : 'page';
  return hashedFile.test(address.pathname) ? 'asset' : undefined;
}

const isPage = (answer: Response): boolean =>
  answer.ok &&
  !answer.redirected &&
  (answer.headers.get('content-type') ?? '').startsWith('text/html');

/** Fetches a page for the next visit. After a failure the cached one stays. */
export async function refreshPage(kind: PageKind, { pages, fetch }: WorkerParts): Promise<void> {
  const key = pageKeys[kind];
  try {
    const answer = await fetch(key, { headers: { accept: 'text/html' }, priority: 'low' });
    if (isPage(answer)) await pages.put(key, answer);
  } catch {
    // Offline: the cached page is shown instead.
  }
}

/** Date of a page by its response header, in ms since 1970. */
const timeOf = (page: Response): number => Date.parse(page.headers.get('date') ?? '') || 0;

/**
 * The offline page as a response. It is complete in itself, so that its policy forbids all other files;
 * its only request checks whether the site is reachable.
 */
const offlineAnswer = (page: string): Response =>
  new Response(page, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });

/**
 * Responds with the cached page, while a newer one is fetched for the next visit: the page is the
 * same for every user, and contains public games at most. A reload, an outdated page and an address
 * with a language wait for the network; without it a cached page is the response, or the offline
 * page if there is none.
 */
export async function answerPage(request: Request, parts: WorkerParts): Promise<Response> {
  const kind = pageOf(request.url);
  const stored = await parts.pages.match(pageKeys[kind]);
  const isReload = 'isReloadNavigation' in request && request.isReloadNavigation === true;
  const isWanted = new URL(request.url).searchParams.has('lng') || isReload;
  if (stored && !isWanted && parts.now() - timeOf(stored) < longestAgeMs) {
    parts.keepAlive(refreshPage(kind, parts));
    return stored;
  }
  try {
    const answer = await parts.fetch(request);
    if (isPage(answer)) parts.keepAlive(refreshPage(kind, parts));
    return answer;
  } catch {
    // The app starts from either page at every address.
    const other = kind === 'lobby' ? 'screen' : 'lobby';
    return stored ?? (await parts.pages.match(pageKeys[other])) ?? offlineAnswer(parts.offlinePage);
  }
}

/** Responds with the cached file: its name identifies its content. */
export async function answerAsset(request: Request, parts: WorkerParts): Promise<Response> {
  const stored = await parts.assets.match(request);
  if (stored) return stored;
  const answer = await parts.fetch(request);
  if (answer.ok) parts.keepAlive(parts.assets.put(request, answer.clone()));
  return answer;
}

/** Caches files that a page loaded before the worker was installed; the browser still has them. */
export async function cacheAssets(
  addresses: readonly string[],
  origin: string,
  { assets, fetch }: WorkerParts,
): Promise<void> {
  const missingAddresses = addresses.filter(
    (url) => kindOf({ method: 'GET', mode: 'cors', url }, origin) === 'asset',
  );
  await Promise.allSettled(
    missingAddresses.map(async (address) => {
      if (await assets.match(address)) return;
      const answer = await fetch(address, { priority: 'low' });
      if (answer.ok) await assets.put(address, answer);
    }),
  );
}

/**
 * Cached files of earlier versions.
 * @param current names of the files of this version
 */
export const outdatedAssets = (
  stored: readonly Pick<Request, 'url'>[],
  current: readonly string[],
): string[] => {
  const names = new Set(current);
  return stored.map(({ url }) => url).filter((url) => !names.has(new URL(url).pathname.slice(1)));
};
