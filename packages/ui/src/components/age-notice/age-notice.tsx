import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, useSyncExternalStore, type MouseEventHandler } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { AgeNoticeBody, useNoticeIds, useNoticeLabels } from './age-notice-body.tsx';
import { AgeNoticePrint } from './age-notice-print.tsx';
import * as S from './age-notice.styles.ts';
import { useInertPage } from './use-inert-page.ts';

export interface AgeNoticeProps {
  /**
   * Whether the notice is shown and blocks the page. If uncontrolled, it is open until the visitor agrees.
   */
  open?: boolean | undefined;
  /** Default true. @source spec §1 – open at start */
  defaultOpen?: boolean | undefined;
  /**
   * Called when Agree is pressed: close the notice and store the consent.
   * @source spec §1 – the accepted flag is persisted
   */
  onAgree?: (() => void) | undefined;
  /** Minimum age in years; default 21. @source spec §1 */
  minAge?: number | undefined;
  /** Address of the terms; default `/`. @source spec §1 */
  termsHref?: string | undefined;
  onTermsClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Whether the notice covers the dimmed page or replaces it; default `modal`. */
  variant?: 'modal' | 'full' | undefined;
}

/** Constant: a page rendered in a browser stays there. */
const watchNothing = () => () => {};

/**
 * The notice everyone must accept on entry. It cannot be dismissed: no close button, no Escape, no press
 * outside; everything behind it is inert. If rendered open on a server, it is part of the HTML, so that
 * nothing is visible before it; it responds to presses once its code has loaded.
 * @source spec §1
 */
export function AgeNotice({
  open,
  defaultOpen = true,
  onAgree,
  minAge = 21,
  termsHref = '/',
  onTermsClick,
  variant = 'modal',
}: AgeNoticeProps) {
  const { portalRef } = useKit();
  const [openHere, setOpenHere] = useState(defaultOpen);
  const isOpen = open ?? openHere;
  const textRef = useRef<HTMLParagraphElement>(null);
  const ids = useNoticeIds();
  const labels = useNoticeLabels(minAge, ids);
  const isInBrowser = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
  useInertPage(portalRef, isOpen);

  const agree = (): void => {
    setOpenHere(false);
    onAgree?.();
  };

  // Dialogs are drawn into an element of the page, which does not exist on a server.
  if (!isInBrowser)
    return isOpen ? (
      <AgeNoticePrint minAge={minAge} termsHref={termsHref} variant={variant} />
    ) : null;

  return (
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal container={portalRef}>
        <AlertDialog.Backdrop
          render={<S.Backdrop className="lobi-AgeNotice-backdrop" data-variant={variant} />}
        />
        <AlertDialog.Viewport render={<S.Viewport />}>
          <AlertDialog.Popup
            render={<S.Popup className="lobi-AgeNotice-root" />}
            initialFocus={textRef}
            {...labels}
          >
            <AgeNoticeBody
              ref={textRef}
              ids={ids}
              minAge={minAge}
              termsHref={termsHref}
              onTermsClick={onTermsClick}
              onAgree={agree}
            />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
