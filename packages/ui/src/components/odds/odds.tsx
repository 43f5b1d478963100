import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit, type OddsFormat } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { noOdds, oddsText, type OddsScale } from './odds-text.ts';
import * as S from './odds.styles.ts';

export interface OddsProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Odds as an integer with the stake included, in units of `scale`; `null` while there are none. */
  value: number | null;
  /** Units of `value` per 1: 187 at 100 equals 1870 at 1000. Default 100. */
  scale?: OddsScale | undefined;
  /** Default: the kit's format, `per100`. */
  format?: OddsFormat | undefined;
}

/** Odds in the format of the brand. @example <Odds value={187} /> */
export const Odds = forwardRef<HTMLSpanElement, OddsProps>(function Odds(
  { value, scale = 100, format, className, ...rest },
  ref,
) {
  const { locale, messages, oddsFormat } = useKit();
  const shown = format ?? oddsFormat;
  const text = oddsText(value, shown, locale, scale);
  const none = text === noOdds;
  return (
    <S.Root
      translate="no"
      {...rest}
      ref={ref}
      className={slotClass('Odds', 'root', className)}
      data-format={shown}
      data-empty={flag(none)}
    >
      {none ? (
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
