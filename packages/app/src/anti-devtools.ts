/** Delay in milliseconds before the page is left after developer tools were opened. @source spec §9 */
export const leaveAfterMs = 1_000;

/** Detects when developer tools are opened. */
export type WatchDevtools = (opened: () => void) => void | Promise<void>;

/** Loaded only if a brand enables it. */
const watchWithLibrary: WatchDevtools = async (opened) => {
  const { default: disableDevtool } = await import('disable-devtool');
  disableDevtool({
    ondevtoolopen: opened,
    // Only detection is enabled: menus, copying and the console stay available.
    disableMenu: false,
    clearLog: false,
    disableIframeParents: false,
  });
};

/**
 * Replaces the page with a blank one a second after developer tools were opened. Off unless the brand
 * sets `security.antiDevtools`: it does not prevent reading the code, and hinders users who need the
 * tools.
 * @source spec §9 – exists but is off
 */
export function leaveWhenDevtoolsOpen(
  leave: () => void = () => location.replace('about:blank'),
  watch: WatchDevtools = watchWithLibrary,
): void {
  let isLeaving = false;
  void watch(() => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(leave, leaveAfterMs);
  });
}
