import type { Scheme } from '@lobi/ui/tokens';

/** Parts of the page that are pre-rendered in each language. */
type PartName = 'notice' | 'lobby' | 'failure';

/** The part that was pre-rendered in the language of the page; `null` if it was not. */
export const templateOf = (part: PartName): HTMLTemplateElement | null =>
  document.querySelector(`template[data-part="${part}"][lang="${document.documentElement.lang}"]`);

/** Applies a scheme to what the brand was pre-rendered in. */
export function applyScheme(part: ParentNode, scheme: Scheme): void {
  for (const themed of part.querySelectorAll<HTMLElement>('[data-lobi-theme]')) {
    themed.dataset['lobiScheme'] = scheme;
  }
}

/** A copy of a pre-rendered part, in the scheme of the page. */
export function copyOf(template: HTMLTemplateElement | null): DocumentFragment {
  const copy = document.importNode(template?.content ?? document.createDocumentFragment(), true);
  const { lobiScheme } = document.documentElement.dataset;
  if (lobiScheme !== undefined) applyScheme(copy, lobiScheme as Scheme);
  return copy;
}
