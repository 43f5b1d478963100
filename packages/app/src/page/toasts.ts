import type { ToastOptions } from '@lobi/ui';

type Show = (options: ToastOptions) => void;

let showNow: Show | undefined;
let want: () => void = () => undefined;

/** Resolves with the first toast that waits for the toaster. */
export const toastRequested = new Promise<void>((resolve) => {
  want = resolve;
});
const waiting: ToastOptions[] = [];

/** Shows a toast, or stores it until the toaster has mounted. */
export function showToast(options: ToastOptions): void {
  if (showNow) showNow(options);
  else {
    waiting.push(options);
    want();
  }
}

/** Connects the toaster; the returned function disconnects it. */
export function connectToaster(show: Show): () => void {
  showNow = show;
  for (const options of waiting.splice(0)) show(options);
  return () => {
    if (showNow === show) showNow = undefined;
  };
}
