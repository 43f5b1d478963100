import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useRef, useState, type MouseEventHandler } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AgeNoticeArt } from './age-notice-art.tsx';
import * as S from './age-notice.styles.ts';
import { readNotice } from './read-notice.ts';
import { useInertPage } from './use-inert-page.ts';

export interface AgeNoticeProps {
  /** Whether it blocks the page. Without it the notice is open until somebody agrees. */
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
  /** Over the dimmed page, or in place of it; default `modal`. */
  variant?: 'modal' | 'full' | undefined;
}

/**
 * The notice everybody must accept on entry. It cannot be dismissed: no close button, no Escape,
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
  const { portalRef, messages } = useKit();
  const { base } = messages;
  const [openHere, setOpenHere] = useState(defaultOpen);
  const isOpen = open ?? openHere;
  const textRef = useRef<HTMLParagraphElement>(null);
  useInertPage(portalRef, isOpen);

  const agree = (): void => {
    setOpenHere(false);
    onAgree?.();
  };

  const text = fill(base.ageNotice, { age: minAge });
  const notice = readNotice(text, base.ageNoticeTerms);
  const terms = (words: string) => (
    <S.Terms href={termsHref} onClick={onTermsClick} className="lobi-AgeNotice-terms">
      {words}
    </S.Terms>
  );

  return (
    <AlertDialog.Root open={isOpen}>
      <AlertDialog.Portal container={portalRef}>
        <S.Backdrop className="lobi-AgeNotice-backdrop" data-variant={variant} />
        <S.Viewport>
          <S.Popup
            className="lobi-AgeNotice-root"
            initialFocus={textRef}
            {...(!notice && { 'aria-label': base.notices })}
          >
            <AgeNoticeArt />
            <S.Body>
              <S.Text ref={textRef} tabIndex={-1} className="lobi-AgeNotice-text">
                {notice ? (
                  <>
                    <S.Title render={<strong />}>{notice.title}</S.Title>
                    <VisuallyHidden>{notice.separator}</VisuallyHidden>
                    {notice.lead}
                    {notice.points.map(({ marker, gap, before, link, after }, index) => (
                      <S.Point key={marker} data-first={flag(index === 0)}>
                        <S.Marker>{marker}</S.Marker>
                        <S.PointText>
                          {gap}
                          {before}
                          {link !== '' && terms(link)}
                          {after}
                        </S.PointText>
                      </S.Point>
                    ))}
                  </>
                ) : (
                  <>
                    {text} {terms(base.ageNoticeTerms)}
                  </>
                )}
              </S.Text>
              <Button size="lg" fullWidth onClick={agree} className="lobi-AgeNotice-agree">
                {base.ageNoticeAgree}
              </Button>
            </S.Body>
          </S.Popup>
        </S.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
