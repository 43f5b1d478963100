/** 1 if lines of text run to the right where an element is, -1 if they run to the left. */
export const lineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
