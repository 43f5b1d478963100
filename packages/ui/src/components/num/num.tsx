import { forwardRef, type HTMLAttributes } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { formatNumber, type NumberShape } from './format-number.ts';
import * as S from './num.styles.ts';

export interface NumProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Number, or decimal text that is shown exactly. */
  value: number | bigint | string;
  /** `percent` shows 0.05 as 5 %; `compact` shortens to `1,2 rb`. Default `decimal`. */
  format?: NumberShape | undefined;
  /** Maximum number of decimals; default 2, and 1 for `compact`. */
  decimals?: number | undefined;
}

/** A count, share or other plain number in the user's language. @example <Num value={1280} /> */
export const Num = forwardRef<HTMLSpanElement, NumProps>(function Num(
  { value, format = 'decimal', decimals, className, ...rest },
  ref,
) {
  const { locale } = useKit();
  const text = formatNumber(value, { locale, shape: format, decimals });
  return (
    <S.Root
      translate="no"
      {...rest}
      ref={ref}
      className={slotClass('Num', 'root', className)}
      data-invalid={flag(text === undefined)}
    >
      {text ?? '–'}
    </S.Root>
  );
});
