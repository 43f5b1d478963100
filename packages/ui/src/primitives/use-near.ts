import { useEffect, useState, type RefObject } from 'react';

type Near = () => void;

/** Callbacks by element, called when it is near the viewport; each is observed until then. */
const watched = new Map<Element, Near>();

/** One observer for all; created when the first element is observed. */
let watcher: IntersectionObserver | undefined;

/** Elements near the viewport whose callback is pending. */
const arrived: Element[] = [];

/** Maximum number of callbacks per frame, so that a page with many of them stays responsive. */
const eachFrame = 4;

function notifyArrived(): void {
  for (const element of arrived.splice(0, eachFrame)) watched.get(element)?.();
  if (arrived.length > 0) requestAnimationFrame(notifyArrived);
}

/** Half a screen ahead, also inside scroll containers. */
const ahead = { rootMargin: '50%', scrollMargin: '50%' };

function watch(element: Element, near: Near): () => void {
  watcher ??= new IntersectionObserver((entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting);
    if (near.length === 0) return;
    const isScheduled = arrived.length > 0;
    arrived.push(...near.map(({ target }) => target));
    if (!isScheduled) notifyArrived();
  }, ahead);
  watched.set(element, near);
  watcher.observe(element);
  return () => {
    watched.delete(element);
    watcher?.unobserve(element);
  };
}

/**
 * Whether the element has been within half a screen of the viewport. For content that is expensive to render.
 * Once `true`, it stays `true`. @param atFirst value of the first render; default `false`
 * @source ours
 */
export function useNear(element: RefObject<Element | null>, atFirst = false): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    if (isNear || !element.current) return;
    return watch(element.current, () => setNear(true));
  }, [element, isNear]);
  return isNear;
}
