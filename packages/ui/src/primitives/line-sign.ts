/** 1 if an element's text direction is left to right, -1 if it is right to left. */
export const lineSign = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
