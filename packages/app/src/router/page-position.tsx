import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'lobi.scroll';
/** Maximum number of pages whose scroll position is stored, newest first. */
const maxStored = 50;
/** Time within which a page must load before its scroll position or heading is given up, in ms. */
const patience = 5_000;
/** Time for which the restored scroll position is held, in ms. */
const holdMs = 2_000;
/** Events that show that the user has begun to use the page. */
const uses = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Stored scroll positions of left pages, by history entry, the oldest first. */
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-maxStored)));
  } catch {
    // Storage that is full or denied stores no positions.
  }
}

/** Calls back at each change of the watched property; returns the function that stops it. */
type Watch = (onChange: () => void) => () => void;

/** Elements that are added or removed. */
const watchParts: Watch = (onChange) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * Changes of the page's size, and scrolling: once per frame, and after layout, so that reading the
 * position causes no extra layout.
 */
const watchSize: Watch = (onChange) => {
  const observer = new ResizeObserver(onChange);
  observer.observe(document.body);
  window.addEventListener('scroll', onChange, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', onChange);
  };
};

/**
 * Retries on each change of the page until it succeeds; stops when the user interacts with the page, or
 * after a timeout. Returns the function that stops it.
 */
function tryWhileComing(attempt: () => boolean, watch: Watch): () => void {
  if (attempt()) return () => undefined;
  const unwatch = watch(() => {
    if (attempt()) stop();
  });
  const stop = (): void => {
    unwatch();
    clearTimeout(timer);
    for (const use of uses) window.removeEventListener(use, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const use of uses) window.addEventListener(use, stop, { passive: true });
  return stop;
}

/**
 * Restores the scroll position, and holds it while the page loads: a replaced row makes the page shorter
 * for a moment, and the browser then scrolls it up.
 */
function restore(top: number): () => void {
  let reachedAt = Infinity;
  return tryWhileComing(() => {
    if (performance.now() - reachedAt > holdMs) return true;
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) reachedAt = Math.min(reachedAt, performance.now());
    return false;
  }, watchSize);
}

/** Moves the focus to the heading of a newly opened page, unless an element in it has the focus. */
const focusHeading = () =>
  tryWhileComing(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    const isTaken = document.activeElement?.closest('main, [role="dialog"], [role="alertdialog"]');
    if (isTaken) return true;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  }, watchParts);

/**
 * A page opened by a link starts at its top with the focus on its heading; a page opened by Back or
 * reloaded is restored to its scroll position. A change of filters in the address does not scroll.
 * @source ours
 */
export function PagePosition() {
  const { key, pathname, search, hash } = useLocation();
  // The first entry of every loaded document has the same key.
  const entry = `${key} ${pathname}${search}`;
  const type = useNavigationType();
  const shown = useRef<{ readonly entry: string; readonly pathname: string }>(undefined);

  useEffect(() => {
    const note = (): void => {
      // A page that is shorter than the last one scrolls automatically, once it is shown.
      if (shown.current) positions.set(shown.current.entry, window.scrollY);
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current?.pathname;
    shown.current = { entry, pathname };
    if (type === 'POP') {
      const top = positions.get(entry) ?? 0;
      return before === undefined && top === 0 ? undefined : restore(top);
    }
    if (before === pathname || hash !== '') return undefined;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [entry, pathname, hash, type]);
  return null;
}
