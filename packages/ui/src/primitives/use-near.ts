import { useEffect, useState, type RefObject } from 'react';

type Near = () => void;

/** Called when an element comes near; each is watched until it does. */
const watched = new Map<Element, Near>();

/** One watcher for all; made when the first element is watched. */
let watcher: IntersectionObserver | undefined;

/** Elements that came near and whose callback is pending. */
const arrived: Element[] = [];

/** Callbacks per frame, so that a page full of them holds up neither keys nor presses. */
const eachFrame = 4;

function notifyArrived(): void {
  for (const element of arrived.splice(0, eachFrame)) watched.get(element)?.();
  if (arrived.length > 0) requestAnimationFrame(notifyArrived);
}

/** Half a screen ahead, also inside of what scrolls on the page. */
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
 * Whether the element has been within half a screen of the viewport. For what is expensive to render while
 * it is out of sight. Once `true`, it stays so.
 * @source ours
 */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    return watch(element.current, () => setNear(true));
  }, [element, isNear]);
  return isNear;
}
