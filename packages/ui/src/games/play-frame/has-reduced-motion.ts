const reduced =
  'matchMedia' in globalThis ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Whether motion is reduced for an element: by the system's or the kit's setting. */
export const hasReducedMotion = (element: Element | null): boolean =>
  reduced?.matches === true ||
  (element?.closest<HTMLElement>('[data-lobi-motion]') ?? document.documentElement).dataset[
    'lobiMotion'
  ] === 'reduced';
