import { forwardRef, type HTMLAttributes } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { formatNumber } from './format-number.ts';
import * as S from './num.styles.ts';

export interface MultiplierProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** How many times, as an integer counted in `scale`; `null` while there is none. */
  value: number | null;
  /** Parts of one that `value` counts: 187 of 100 is 1.87. Default 100. */
  scale?: 100 | 1000 | undefined;
  /** Decimals; default 2. */
  decimals?: 0 | 1 | 2 | 3 | undefined;
}

/**
 * How many times the stake, with two decimals and a times sign, read out as words.
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
