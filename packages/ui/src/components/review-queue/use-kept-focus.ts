import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

interface KeptFocus {
  /** Row that the Tab key reaches; `undefined` leaves the focus alone. */
  readonly activeId: string | undefined;
  /** Changes whenever something that can hold the focus may have left. */
  readonly scene: string;
  /** The first active row takes the focus, unless something on the page has it. */
  readonly atFirst: boolean;
  readonly focusRow: (id: string) => void;
}

/**
 * Keeps the focus in a list whose rows come and go: when the row that held it leaves, the active
 * one takes it. Without that, keys would go nowhere after every decision.
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
    // Something else on the page has been chosen; a row that leaves names nothing that follows it.
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget && !root.current?.contains(relatedTarget)) held.current = false;
    },
  };
}
