/**
 * Writes a text into an element that has nothing but text, without React, for what changes in every
 * frame. The existing text node is changed and not replaced, which spares laying out what is around
 * it.
 */
export function writeText(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}
