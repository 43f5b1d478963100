/** How long the page stays once developer tools are open, in milliseconds. @source spec §9 */
export const leaveAfterMs = 1_000;

/** Detects when developer tools are opened. */
export type WatchDevtools = (opened: () => void) => void | Promise<void>;

/** Loaded only where a brand asks for it. */
const watchWithLibrary: WatchDevtools = async (opened) => {
  const { default: disableDevtool } = await import('disable-devtool');
  disableDevtool({
    ondevtoolopen: opened,
    // Nothing but the tools is watched: menus, copying and the console stay as they are.
    disableMenu: false,
    clearLog: false,
    disableIframeParents: false,
  });
};

/**
 * Leads to a blank page a second after developer tools were opened. Off unless the brand says
 * `security.antiDevtools`: it does not prevent reading the code, and hinders users who need the tools.
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
