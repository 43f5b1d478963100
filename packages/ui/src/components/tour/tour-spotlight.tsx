import { autoUpdate } from '@floating-ui/dom';
import { useRef } from 'react';
import { findTarget, type TourTarget } from './find-target.ts';
import { Spotlight } from './tour.styles.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Highlighted space around the element, in px. */
const marginPx = 6;

/**
 * Scrolls the element of a step into view and highlights it: everything around it is dimmed. Follows it while
 * the page scrolls, is resized or moves it; without an element the whole page is dimmed.
 */
export function TourSpotlight({ target }: { target: TourTarget }) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame) return;
    const element = findTarget(target);
    frame.hidden = element === null;
    if (!element) return;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    return autoUpdate(element, frame, () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      frame.style.setProperty('--tour-x', `${x - marginPx}px`);
      frame.style.setProperty('--tour-y', `${y - marginPx}px`);
      frame.style.setProperty('--tour-width', `${width + 2 * marginPx}px`);
      frame.style.setProperty('--tour-height', `${height + 2 * marginPx}px`);
    });
  }, [target]);

  return <Spotlight ref={ref} className="lobi-Tour-spotlight" aria-hidden="true" />;
}
