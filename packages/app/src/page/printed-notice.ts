/** Id of the notice that was printed into the page, which answers before the app has loaded. */
export const printedNoticeId = 'notice';

/** Attribute of the page that records an agreement, also in a browser without storage. */
const saysAgreed = 'lobiAgreed';

/**
 * Events of the printed notice for the app: the visitor agreed; the visitor asked for the terms. A listener
 * that shows the terms prevents the navigation to them by `preventDefault`.
 */
const agreed = 'agreed';
const termsWanted = 'termswanted';

const printed = (): HTMLElement | null => document.getElementById(printedNoticeId);

/** Whether the printed notice is on the page. The app shows none of its own while it is. */
export const hasPrintedNotice = (): boolean => printed() !== null;

/** Notifies the app of an agreement. */
export function tellAgreed(notice: HTMLElement): void {
  document.documentElement.dataset[saysAgreed] = '';
  notice.dispatchEvent(new Event(agreed));
}

/** Notifies the app that the user wants to read the terms. True where it shows them. */
export const tellTermsWanted = (notice: HTMLElement): boolean =>
  !notice.dispatchEvent(new Event(termsWanted, { cancelable: true }));

/** Calls back when the visitor agrees, at once if that has already happened. */
export function onPrintedAgreement(act: () => void): void {
  if (saysAgreed in document.documentElement.dataset) act();
  else printed()?.addEventListener(agreed, act, { once: true });
}

/** Shows the terms whenever the printed notice is asked for them. Returns how to stop. */
export function onTermsWanted(show: () => void): (() => void) | undefined {
  const notice = printed();
  if (!notice) return undefined;
  const act = (event: Event): void => {
    event.preventDefault();
    show();
  };
  notice.addEventListener(termsWanted, act);
  return () => notice.removeEventListener(termsWanted, act);
}
