import type { RefObject } from 'react';

/** Target of a step: an element, or a selector that matches it. */
export type TourTarget = RefObject<Element | null> | string;

/** Returns the element on the page, if it exists. */
export const findTarget = (target: TourTarget): Element | null =>
  typeof target === 'string' ? document.querySelector(target) : target.current;
