import type { RefObject } from 'react';

/** Target of a step: an element, or a selector that finds it. */
export type TourTarget = RefObject<Element | null> | string;

/** The element on the page, if it exists. */
export const findTarget = (target: TourTarget): Element | null =>
  typeof target === 'string' ? document.querySelector(target) : target.current;
