/**
 * Height at the lower edge of the screen that is covered by a phone's navigation. AppShell sets it with
 * a bottom bar; otherwise it is the device's safe area. Elements that stick to the lower edge start
 * above it.
 */
export const coveredBelow = 'var(--lobi-covered-below, env(safe-area-inset-bottom, 0px))';
