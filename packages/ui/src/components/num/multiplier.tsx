import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatNumber } from './format-number.ts';
import * as S from './num.styles.ts';

export interface MultiplierProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Multiple as an integer in units of `scale`; `null` for none. */
  value: number | null;
  /** Units of `value` per 1: 187 at a scale of 100 is 1.87. Default 100. */
  scale?: 100 | 1000 | undefined;
  /** Number of decimals; default 2. */
  decimals?: 0 | 1 | 2 | 3 | undefined;
}

/**
 * A multiple of the stake with two decimals and a times sign, with readable text for screen readers.
 * @example <Multiplier value={187} /> // 1,87×
 */
export const Multiplier = forwardRef<HTMLSpanElement, MultiplierProps>(function Multiplier(
  { value, scale = 100, decimals = 2, className, ...rest },
  ref,
) {
  const { locale, messages } = useKit();
  const text =
    value === null
      ? undefined
      : formatNumber(value / scale, { locale, decimals, fewestDecimals: decimals });
  return (
    <S.Root
      translate="no"
      {...rest}
      ref={ref}
      className={slotClass('Multiplier', 'root', className)}
      data-empty={flag(text === undefined)}
    >
      {text === undefined ? (
        '–'
      ) : (
        <>
          <span aria-hidden="true">{text}×</span>
          <VisuallyHidden>
            {fill(messages.display.multiplierSpoken, { value: text })}
          </VisuallyHidden>
        </>
      )}
    </S.Root>
  );
});
