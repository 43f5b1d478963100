import type { ReactNode } from 'react';
import { AgeNoticeBody, useNoticeIds, useNoticeLabels } from './age-notice-body.tsx';
import type { AgeNoticeProps } from './age-notice.tsx';
import * as S from './age-notice.styles.ts';

export interface AgeNoticePrintProps extends Pick<
  AgeNoticeProps,
  'minAge' | 'termsHref' | 'variant'
> {
  /** Decoration above the text, such as an image of `AgeNoticeImage`; default its drawing. */
  art?: ReactNode;
}

/**
 * The open notice as static markup, to be pre-rendered into a page that shows it before the kit's code
 * has loaded. That page makes everything else inert, keeps the focus inside, and handles
 * `.lobi-AgeNotice-agree`; `data-ending-style` on backdrop and root fades both out.
 * @source ours – spec §1 gives the notice
 */
export function AgeNoticePrint({
  minAge = 21,
  termsHref = '/',
  variant = 'modal',
  art,
}: AgeNoticePrintProps) {
  const ids = useNoticeIds();
  const labels = useNoticeLabels(minAge, ids);
  return (
    <>
      <S.Backdrop className="lobi-AgeNotice-backdrop" data-variant={variant} />
      <S.Viewport>
        <S.Popup
          className="lobi-AgeNotice-root"
          role="alertdialog"
          aria-modal="true"
          tabIndex={-1}
          {...labels}
        >
          <AgeNoticeBody ids={ids} minAge={minAge} termsHref={termsHref} art={art} />
        </S.Popup>
      </S.Viewport>
    </>
  );
}
