import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

interface FocusRestorationOptions {
  /** Row that is the tab stop; `undefined` does not manage the focus. */
  readonly activeId: string | undefined;
  /** Changes whenever a focusable element may have been removed. */
  readonly contentKey: string;
  /** The first active row gets the focus, unless another element has it. */
  readonly focusOnMount: boolean;
  readonly focusRow: (id: string) => void;
}

/**
 * Keeps the focus in a list with changing rows: when the focused row is removed, the active one gets the
 * focus. Otherwise keys would have no effect after every decision.
 */
export function useFocusRestoration(
  root: RefObject<HTMLElement | null>,
  { activeId, contentKey, focusOnMount, focusRow }: FocusRestorationOptions,
): {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const hasFocus = useRef(focusOnMount);
  const focus = useRef(focusRow);
  useEffect(() => {
    focus.current = focusRow;
  });
  useEffect(() => {
    if (activeId !== undefined && hasFocus.current && hasNoFocus()) focus.current(activeId);
  }, [activeId, contentKey]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    // Another element of the page got the focus; a removed row has no `relatedTarget`.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !root.current?.contains(relatedTarget)) hasFocus.current = false;
    },
  };
}
