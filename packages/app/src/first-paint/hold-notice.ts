import { reportAgreement, requestTerms } from '../page/prerendered-notice.ts';
import { termsAddress } from '../page/terms-address.ts';

/** Element that is focused when the notice closes: the main area of the shell. */
const mainId = 'main';

/** Navigates to the terms. From `/` only the fragment changes, so that the page is reloaded. */
function goToTerms(): void {
  const { pathname } = location;
  location.assign(termsAddress);
  if (pathname === '/') location.reload();
}

/**
 * Blocks the page behind the pre-rendered notice: everything else is inert, the focus starts at its
 * text and is trapped, and only Agree closes it.
 * @param notice the pre-rendered notice, which is shown
 * @param keep stores that it was accepted
 * @source spec §1
 */
export function holdNotice(notice: HTMLElement, keep: () => void): void {
  const part = (name: string) => notice.querySelector<HTMLElement>(`.lobi-AgeNotice-${name}`);
  const text = part('text');
  const terms = part('terms');
  const agree = part('agree');

  const inert = (isInert: boolean): void => {
    for (const element of document.body.children) {
      if (element instanceof HTMLElement && element !== notice) element.inert = isInert;
    }
  };
  inert(true);
  // The page is still being parsed.
  const additions = new MutationObserver(() => inert(true));
  additions.observe(document.body, { childList: true });
  const release = (): void => {
    additions.disconnect();
    inert(false);
  };
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
    if (!requestTerms(notice)) return goToTerms();
    release();
    notice.remove();
  });
  const accept = (): void => {
    keep();
    release();
    notice.inert = true;
    reportAgreement(notice);
    for (const leaving of [part('root'), part('backdrop')]) {
      if (leaving) leaving.dataset['endingStyle'] = '';
    }
    document.getElementById(mainId)?.focus({ preventScroll: true });
    const faded = notice.getAnimations({ subtree: true }).map(({ finished }) => finished);
    void Promise.allSettled(faded).then(() => notice.remove());
  };
  agree?.addEventListener('click', accept, { once: true });
}
