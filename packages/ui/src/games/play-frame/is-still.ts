/** Whether motion is reduced where an element stands: by the reader's system or by the kit's setting. */
export const isStill = (element: Element | null): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (element?.closest<HTMLElement>('[data-lobi-motion]') ?? document.documentElement).dataset[
    'lobiMotion'
  ] === 'reduced';
