/**
 * Writes the height that a text area's text needs into `--lobi-text-area-size`, if the browser does
 * not grow it automatically.
 */
export function fitHeight(element: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  element.style.setProperty('--lobi-text-area-size', 'auto');
  const borders = element.offsetHeight - element.clientHeight;
  element.style.setProperty('--lobi-text-area-size', `${element.scrollHeight + borders}px`);
}
