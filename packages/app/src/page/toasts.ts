import type { ToastOptions } from '@lobi/ui';

type Show = (options: ToastOptions) => void;

let showNow: Show | undefined;
const waiting: ToastOptions[] = [];

/** Shows a toast, or stores it until the toaster has mounted. */
export function showToast(options: ToastOptions): void {
  if (showNow) showNow(options);
  else waiting.push(options);
}

/** The toaster takes over, and gives back when it leaves. */
export function takeToasts(show: Show): () => void {
  showNow = show;
  for (const options of waiting.splice(0)) show(options);
  return () => {
    if (showNow === show) showNow = undefined;
  };
}
