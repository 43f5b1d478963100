import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

interface KeptFocus {
  /** Row that is the tab stop; `undefined` does not manage the focus. */
  readonly activeId: string | undefined;
  /** Changes whenever a focusable element may have been removed. */
  readonly scene: string;
  /** The first active row gets the focus, unless another element has it. */
  readonly atFirst: boolean;
  readonly focusRow: (id: string) => void;
}

/**
 * Keeps the focus in a list with changing rows: when the focused row is removed, the active one gets the
 * focus. Otherwise keys would have no effect after every decision.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  { activeId, scene, atFirst, focusRow }: KeptFocus,
): {
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
} {
  const held = useRef(atFirst);
  const focus = useRef(focusRow);
  useEffect(() => {
    focus.current = focusRow;
  });
  useEffect(() => {
    if (activeId !== undefined && held.current && hasNoFocus()) focus.current(activeId);
  }, [activeId, scene]);
  return {
    onFocus: () => {
      held.current = true;
    },
    // Another element of the page got the focus; a removed row has no `relatedTarget`.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !root.current?.contains(relatedTarget)) held.current = false;
    },
  };
}
