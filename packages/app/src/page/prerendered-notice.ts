/** Id of the pre-rendered notice, which works before the app has loaded. */
export const prerenderedNoticeId = 'notice';

/**
 * Ids of the notice's image, which the page contains separately, and of the element that the image
 * replaces.
 */
export const noticePictureId = 'notice-picture';
export const noticePicturePlaceholderId = 'notice-picture-place';

/** Attribute of the page that records an agreement, also without storage. */
const agreedAttribute = 'lobiAgreed';

/**
 * Events of the pre-rendered notice for the app: the visitor agreed; the visitor requested the terms. A
 * listener that shows the terms calls `preventDefault` to prevent the navigation to them.
 */
const agreed = 'agreed';
const termsWanted = 'termswanted';

const findNotice = (): HTMLElement | null => document.getElementById(prerenderedNoticeId);

/** Whether the pre-rendered notice is on the page. The app shows none of its own meanwhile. */
export const hasPrerenderedNotice = (): boolean => findNotice() !== null;

/** Notifies the app of an agreement. */
export function reportAgreement(notice: HTMLElement): void {
  document.documentElement.dataset[agreedAttribute] = '';
  notice.dispatchEvent(new Event(agreed));
}

/** Notifies the app that the user wants to read the terms. Returns true if the app shows them. */
export const requestTerms = (notice: HTMLElement): boolean =>
  !notice.dispatchEvent(new Event(termsWanted, { cancelable: true }));

/** Calls back when the visitor agrees, at once if that has already happened. */
export function onPrerenderedAgreement(act: () => void): void {
  if (agreedAttribute in document.documentElement.dataset) act();
  else findNotice()?.addEventListener(agreed, act, { once: true });
}

/**
 * Calls back when the terms are requested in the pre-rendered notice. Returns a function that
 * unsubscribes.
 */
export function onTermsWanted(show: () => void): (() => void) | undefined {
  const notice = findNotice();
  if (!notice) return undefined;
  const act = (event: Event): void => {
    event.preventDefault();
    show();
  };
  notice.addEventListener(termsWanted, act);
  return () => notice.removeEventListener(termsWanted, act);
}
