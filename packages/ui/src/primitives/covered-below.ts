/**
 * Height at the lower edge of the screen that the navigation of a phone lies over. AppShell sets it
 * where it shows a bottom bar; elsewhere it is only what the device itself keeps free. Whatever
 * sticks to the lower edge of a page starts above it.
 */
export const coveredBelow = 'var(--lobi-covered-below, env(safe-area-inset-bottom, 0px))';
