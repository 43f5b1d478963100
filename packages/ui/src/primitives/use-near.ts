import { useEffect, useState, type RefObject } from 'react';

type Near = () => void;

/** What is told of an element that comes near; each is watched until it does. */
const watched = new Map<Element, Near>();

/** One watcher for all; made when the first element is watched. */
let watcher: IntersectionObserver | undefined;

/** Elements that came near and are not told yet. */
const arrived: Element[] = [];

/** So many are told in a frame, so that a page full of them holds up neither keys nor presses. */
const eachFrame = 4;

function tell(): void {
  for (const element of arrived.splice(0, eachFrame)) watched.get(element)?.();
  if (arrived.length > 0) requestAnimationFrame(tell);
}

/** Half a screen ahead, also inside of what scrolls on the page. */
const ahead = { rootMargin: '50%', scrollMargin: '50%' };

function watch(element: Element, near: Near): () => void {
  watcher ??= new IntersectionObserver((entries) => {
    const near = entries.filter(({ isIntersecting }) => isIntersecting);
    if (near.length === 0) return;
    const isTelling = arrived.length > 0;
    arrived.push(...near.map(({ target }) => target));
    if (!isTelling) tell();
  }, ahead);
  watched.set(element, near);
  watcher.observe(element);
  return () => {
    watched.delete(element);
    watcher?.unobserve(element);
  };
}

/**
 * Has the element been within half a screen of what is seen? For what costs the browser much while
 * nobody looks at it. Once `true`, it stays so.
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
