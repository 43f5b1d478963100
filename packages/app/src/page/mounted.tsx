import { useInsertionEffect, useLayoutEffect } from 'react';

interface MountedProps {
  /** Called before the layout effects of the page, regardless of its position in the tree. */
  readonly onInserted?: () => void;
  /** Called before the browser paints this render. */
  readonly onShown: () => void;
}

/** Calls back once when its render replaces the previous content. */
export function Mounted({ onInserted, onShown }: MountedProps) {
  useInsertionEffect(() => onInserted?.(), [onInserted]);
  useLayoutEffect(onShown, [onShown]);
  return null;
}
