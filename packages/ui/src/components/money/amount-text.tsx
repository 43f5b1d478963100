import { Fragment } from 'react';
import { useLargeText } from '../../primitives/use-media-query.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { amountGroups } from './amount-groups.ts';
import * as S from './money.styles.ts';

/**
 * The text of an amount. With large text it can wrap after its currency and at its group marks, never within a
 * group; screen readers then get the amount in one piece.
 */
export function AmountText({ text }: { text: string }) {
  const isLarge = useLargeText();
  if (!isLarge) return text;
  const { currency, groups } = amountGroups(text);
  return (
    <>
      <span aria-hidden="true">
        {currency}
        <wbr />
        <S.Digits>
          {groups.map((group, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {group}
            </Fragment>
          ))}
        </S.Digits>
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
