import { printedNoticeId, tellAgreed, tellTermsWanted } from '../page/printed-notice.ts';
import { termsAddress } from '../page/terms-address.ts';

/** Where the focus goes when the notice has closed: the main area of the frame. */
const mainId = 'main';

/** Goes to the terms. From `/` that changes only the fragment, so the page is reloaded. */
function goToTerms(): void {
  const { pathname } = location;
  location.assign(termsAddress);
  if (pathname === '/') location.reload();
}

/**
 * Holds the page at the printed notice: everything else is inert, the focus begins at its text and
 * stays inside, and nothing but Agree closes it.
 * @param printed what is in the notice, in the reader's language
 * @param keep remembers that it was accepted
 * @source spec §1
 */
export function holdNotice(printed: DocumentFragment, keep: () => void): void {
  const notice = document.createElement('div');
  notice.id = printedNoticeId;
  notice.append(printed);
  document.body.prepend(notice);
  const part = (name: string) => notice.querySelector<HTMLElement>(`.lobi-AgeNotice-${name}`);
  const text = part('text');
  const terms = part('terms');
  const agree = part('agree');

  const others = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== notice,
  );
  const inert = (isInert: boolean): void => {
    for (const element of others) element.inert = isInert;
  };
  inert(true);
  text?.focus({ preventScroll: true });

  notice.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const isAtEnd = event.shiftKey
      ? document.activeElement !== agree
      : document.activeElement === agree;
    if (!isAtEnd) return;
    event.preventDefault();
    (event.shiftKey ? agree : terms)?.focus();
  });
  terms?.addEventListener('click', (event) => {
    event.preventDefault();
    if (!tellTermsWanted(notice)) return goToTerms();
    inert(false);
    notice.remove();
  });
  const accept = (): void => {
    keep();
    inert(false);
    notice.inert = true;
    tellAgreed(notice);
    for (const leaving of [part('root'), part('backdrop')]) {
      if (leaving) leaving.dataset['endingStyle'] = '';
    }
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const faded = notice.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(faded).then(() => notice.remove());
  };
  agree?.addEventListener('click', accept, { once: true });
}
