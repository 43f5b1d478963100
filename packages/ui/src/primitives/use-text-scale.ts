import { useSyncExternalStore } from 'react';

/** Default font size of browsers in px, the size of 1rem unless the user chose another one. */
const usualPx = 16;

const neverChanges = () => () => undefined;

/** How many times larger than usual the browser's text is; 1 on a server. For drawings that are laid out in px. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    neverChanges,
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx,
    () => 1,
  );
