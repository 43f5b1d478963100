import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit, type OddsFormat } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { oddsText } from './odds-text.ts';
import * as S from './odds.styles.ts';

export interface OddsProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Return per 100 staked, stake included (187 = 1.87); `null` while there are none. */
  value: number | null;
  /** Default the kit's: per 100. */
  format?: OddsFormat | undefined;
}

/** Odds as the brand quotes them; they are never invented. @example <Odds value={187} /> */
export const Odds = forwardRef<HTMLSpanElement, OddsProps>(function Odds(
  { value, format, className, ...rest },
  ref,
) {
  const { locale, messages, oddsFormat } = useKit();
  const text = oddsText(value, format ?? oddsFormat, locale);
  return (
    <S.Root
      {...rest}
      ref={ref}
      className={slotClass('Odds', 'root', className)}
      data-empty={flag(value === null)}
    >
      {value === null ? (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{messages.money.oddsNone}</VisuallyHidden>
        </>
      ) : (
        text
      )}
    </S.Root>
  );
});
