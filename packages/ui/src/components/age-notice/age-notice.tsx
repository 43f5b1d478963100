import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type MouseEventHandler } from 'react';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { AgeNoticeBody, useNoticeIds, useNoticeLabels } from './age-notice-body.tsx';
import * as S from './age-notice.styles.ts';
import { useInertPage } from './use-inert-page.ts';

export interface AgeNoticeProps {
  /** Whether it blocks the page. Without it the notice is open until the visitor agrees. */
  open?: boolean | undefined;
  /** Default true. @source spec §1 – open at start */
  defaultOpen?: boolean | undefined;
  /** Agree was pressed: close it and remember. @source spec §1 – the accepted flag is persisted */
  onAgree?: (() => void) | undefined;
  /** Youngest age allowed; default 21. @source spec §1 */
  minAge?: number | undefined;
  /** Where the terms are; default `/`. @source spec §1 */
  termsHref?: string | undefined;
  onTermsClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** Over the dimmed page, or instead of it; default `modal`. */
  variant?: 'modal' | 'full' | undefined;
}

/**
 * The notice everyone must accept on entry. It cannot be dismissed: no close button, no Escape,
 * no press outside; everything behind it is inert.
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
  useInertPage(portalRef, isOpen);

  const agree = (): void => {
    setOpenHere(false);
    onAgree?.();
  };

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
