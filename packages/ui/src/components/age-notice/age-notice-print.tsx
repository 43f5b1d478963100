import { AgeNoticeBody, useNoticeIds, useNoticeLabels } from './age-notice-body.tsx';
import type { AgeNoticeProps } from './age-notice.tsx';
import * as S from './age-notice.styles.ts';

export type AgeNoticePrintProps = Pick<AgeNoticeProps, 'minAge' | 'termsHref'>;

/**
 * The open notice as markup alone, to be printed into a page that shows it before any of the kit's
 * code has loaded. The page that prints it makes everything else inert, keeps the focus inside, and acts on
 * `.lobi-AgeNotice-agree`; `data-ending-style` on backdrop and root fades both out.
 * @source ours – spec §1 gives the notice
 */
export function AgeNoticePrint({ minAge = 21, termsHref = '/' }: AgeNoticePrintProps) {
  const ids = useNoticeIds();
  const labels = useNoticeLabels(minAge, ids);
  return (
    <>
      <S.Backdrop className="lobi-AgeNotice-backdrop" data-variant="modal" />
      <S.Viewport>
        <S.Popup
          className="lobi-AgeNotice-root"
          role="alertdialog"
          aria-modal="true"
          tabIndex={-1}
          {...labels}
        >
          <AgeNoticeBody ids={ids} minAge={minAge} termsHref={termsHref} />
        </S.Popup>
      </S.Viewport>
    </>
  );
}
