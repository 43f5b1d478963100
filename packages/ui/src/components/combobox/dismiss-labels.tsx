import { useRef } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/**
 * Labels the hidden close buttons that Base UI puts around an open list, which it offers no way to
 * translate. Rendered inside the open list.
 */
export function DismissLabels({ controlId }: { controlId: string }) {
  const { base } = useMessages();
  const here = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const popup = here.current?.closest('.lobi-Combobox-popup');
    const input = document.getElementById(controlId);
    for (const around of [input?.parentElement, popup?.parentElement]) {
      const button = around?.querySelector(':scope > [role="button"][aria-label="Dismiss"]');
      button?.setAttribute('aria-label', base.close);
    }
  });
  return <span ref={here} hidden />;
}
