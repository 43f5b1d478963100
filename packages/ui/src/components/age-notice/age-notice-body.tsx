import { forwardRef, useId, type MouseEventHandler, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { AgeNoticeArt } from './age-notice-art.tsx';
import * as S from './age-notice.styles.ts';
import { readNotice } from './read-notice.ts';

export interface AgeNoticeBodyProps {
  /** Minimum age in years. */
  minAge: number;
  termsHref: string;
  onTermsClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  onAgree?: (() => void) | undefined;
  /** Decoration above the text; default a drawing. */
  art?: ReactNode;
  /** Ids that the surrounding frame refers to, from `useNoticeIds`. */
  ids: NoticeIds;
}

interface NoticeIds {
  readonly title: string;
  readonly text: string;
}

/** Ids of the two texts of one notice, for the frame that they label and describe. */
export function useNoticeIds(): NoticeIds {
  const id = useId();
  return { title: `${id}title`, text: `${id}text` };
}

/** Accessible name of the frame: its title, or a default label if the text has none. */
export function useNoticeLabels(minAge: number, { title, text }: NoticeIds) {
  const { base } = useMessages();
  const isRead = readNotice(fill(base.ageNotice, { age: minAge }), base.ageNoticeTerms);
  return {
    'aria-describedby': text,
    ...(isRead ? { 'aria-labelledby': title } : { 'aria-label': base.notices }),
  };
}

/** Text and questions of the notice; the ref is that of its text, which gets the initial focus. */
export const AgeNoticeBody = forwardRef<HTMLParagraphElement, AgeNoticeBodyProps>(
  function AgeNoticeBody(
    { minAge, termsHref, onTermsClick, onAgree, art = <AgeNoticeArt />, ids },
    ref,
  ) {
    const { base } = useMessages();
    const text = fill(base.ageNotice, { age: minAge });
    const notice = readNotice(text, base.ageNoticeTerms);
    const terms = (label: string) => (
      <S.Terms href={termsHref} onClick={onTermsClick} className="lobi-AgeNotice-terms">
        {label}
      </S.Terms>
    );
    return (
      <>
        {art}
        <S.Body>
          <S.Text ref={ref} id={ids.text} tabIndex={-1} className="lobi-AgeNotice-text">
            {notice ? (
              <>
                <S.Title id={ids.title}>{notice.title}</S.Title>
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
          <Button size="lg" fullWidth onClick={onAgree} className="lobi-AgeNotice-agree">
            {base.ageNoticeAgree}
          </Button>
        </S.Body>
      </>
    );
  },
);
