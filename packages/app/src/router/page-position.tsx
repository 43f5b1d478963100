import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'lobi.scroll';
/** Pages whose position is kept, the newest. */
const mostKept = 50;
/** Time in which a page must load before its position or heading is given up, in ms. */
const patience = 5_000;
/** Time for which a page is held at the position where it was left, in ms. */
const holdMs = 2_000;
/** Events that show that the user has begun to use the page. */
const uses = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scroll positions at which pages were left, by the entry of the history, the oldest first. */
const kept = new Map<string, number>(readKept());

function readKept(): [string, number][] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(read) ? (read as [string, number][]) : [];
  } catch {
    return [];
  }
}

function storeKept(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept].slice(-mostKept)));
  } catch {
    // A storage that is full or forbidden keeps no positions.
  }
}

/** Calls back at each change of what it watches; returns the function that stops it. */
type Watch = (onChange: () => void) => () => void;

/** Parts that come or go. */
const watchParts: Watch = (onChange) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * A page that grows or shrinks, or is scrolled: once for each picture, and after its layout, so that
 * to read where it is costs nothing.
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
 * Tries until it succeeds, as the page changes; gives up when the user interacts with the page, or after
 * a while. Returns the function that gives up at once.
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
 * Scrolls down to where the page was left, and holds it there while the page comes: a row that is
 * replaced by another makes it shorter for a moment, and the browser then moves it up.
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

/** Moves the focus to the heading of a page that was gone to, unless something in it has taken it. */
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
 * A page that is gone to begins at its top, with the focus on its heading; one that is gone back to,
 * or loaded again, is where it was left. A change of what a page is narrowed to moves nothing.
 * @source ours
 */
export function PagePosition() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useEffect(() => {
    const note = (): void => {
      // A page that is shorter than the last one scrolls automatically, once it is shown.
      if (shown.current) kept.set(shown.current.key, window.scrollY);
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', storeKept);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', storeKept);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current?.pathname;
    shown.current = { key, pathname };
    if (type === 'POP') {
      const top = kept.get(key) ?? 0;
      return before === undefined && top === 0 ? undefined : restore(top);
    }
    if (before === pathname || hash !== '') return undefined;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [key, pathname, hash, type]);
  return null;
}
