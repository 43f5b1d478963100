import { Fragment } from 'react';
import { largeText } from '../../primitives/low-screen.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { useMediaQuery } from '../data-table/use-media-query.ts';
import * as S from './money.styles.ts';

const currencyBefore = /^\P{Nd}*[\u00A0\u202F]/u;
const groups = /.*?\p{Nd}[.,'’٬\u00A0\u202F](?=\p{Nd}{3}(?!\p{Nd}))|.+/gu;

/**
 * The text of an amount. With large text it can wrap after its currency and at its group marks, never within a
 * group; screen readers then get the amount in one piece.
 */
export function AmountText({ text }: { text: string }) {
  const isLarge = useMediaQuery(largeText.replace('@media ', ''));
  if (!isLarge) return text;
  const [currency = ''] = currencyBefore.exec(text) ?? [];
  const parts = text.slice(currency.length).match(groups) ?? [];
  return (
    <>
      <span aria-hidden="true">
        {currency}
        <wbr />
        <S.Digits>
          {parts.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </S.Digits>
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
