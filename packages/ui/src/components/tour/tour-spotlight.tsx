import { useRef } from 'react';
import { findTarget, type TourTarget } from './find-target.ts';
import { Spotlight } from './tour.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Highlighted space around the element, in px. */
const marginPx = 6;

/**
 * Scrolls the element of a step into view and highlights it: everything around it is dimmed. Follows it while
 * the page scrolls or is resized; without an element the whole page is dimmed.
 */
export function TourSpotlight({ target }: { target: TourTarget }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const element = findTarget(target);
    element?.scrollIntoView({ block: 'center', inline: 'nearest' });
    const lay = (): void => {
      frame.hidden = element === null;
      if (!element) return;
      const { x, y, width, height } = element.getBoundingClientRect();
      frame.style.setProperty('--tour-x', `${x - marginPx}px`);
      frame.style.setProperty('--tour-y', `${y - marginPx}px`);
      frame.style.setProperty('--tour-width', `${width + 2 * marginPx}px`);
      frame.style.setProperty('--tour-height', `${height + 2 * marginPx}px`);
    };
    lay();
    const watcher = new ResizeObserver(lay);
    if (element) watcher.observe(element);
    window.addEventListener('resize', lay);
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', lay);
      window.removeEventListener('scroll', lay, { capture: true });
    };
  }, [target]);

  return <Spotlight ref={ref} className="lobi-Tour-spotlight" aria-hidden="true" />;
}
