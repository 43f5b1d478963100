/**
 * Writes a text into an element with a single text node, without React, for values that change in every
 * frame. Changing the existing text node instead of replacing it avoids a layout of its surroundings.
 */
export function writeText(element: Element | null, text: string): void {
  if (!element || element.textContent === text) return;
  if (element.firstChild) element.firstChild.nodeValue = text;
  else element.textContent = text;
}
